import NibFormat
import Wording

/// Whether a file is what it should be: its format, its identifiers, its beginning.
struct DocumentCheck {
  var document: InterfaceElement
  var kind: NibArchive.Kind

  func check() throws(FileProblem) {
    try checkFormat()
    let lists = InterfaceReader.lists(of: document, kind)
    guard !lists.isEmpty else {
      let missing = kind == .storyboard ? "scene" : "objects"
      throw FileProblem("has no <\(missing)>", line: document.line)
    }
    var lines: [String: Int] = [:]
    for list in lists {
      for element in list.children { try note(element, &lines) }
    }
    guard kind == .storyboard, let initial = document["initialViewController"] else { return }
    guard lists.contains(where: { $0.children.contains { $0["id"] == initial } }) else {
      throw FileProblem(
        "begins with the view controller “\(shownBriefly(initial))”, which it does not have",
        line: document.line)
    }
  }

  private func checkFormat() throws(FileProblem) {
    let line = document.line
    guard document.name != "archive" else {
      throw FileProblem(
        "is in the format of Xcode 4; open it in a newer Xcode and save it", line: line)
    }
    guard document.name == "document" else {
      throw FileProblem(
        "begins with <\(shownBriefly(document.name))>, not with Interface Builder's <document>",
        line: line)
    }
    let storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    switch (document["type"] ?? "", kind) {
    case (storyboard, .storyboard), (xib, .xib): break
    case (storyboard, .xib):
      throw FileProblem("is a storyboard; its name ends in .storyboard then", line: line)
    case (xib, .storyboard):
      throw FileProblem("is a xib; its name ends in .xib then", line: line)
    case ("", _):
      throw FileProblem("does not say in its <document> of which type it is", line: line)
    case (let type, _):
      throw FileProblem("is of the type “\(shownBriefly(type))”, not for iOS", line: line)
    }
    if let target = document["targetRuntime"], !target.hasPrefix("iOS.CocoaTouch") {
      throw FileProblem("is made for “\(shownBriefly(target))”, not for iOS", line: line)
    }
  }

  /// Notes the identifiers of an object and of all in it; connections have their own.
  private func note(
    _ element: InterfaceElement, _ lines: inout [String: Int]
  ) throws(FileProblem) {
    guard element.name != "connections" else { return }
    if let id = element["id"] {
      if let line = lines[id] {
        throw FileProblem(
          "has two objects with the id “\(shownBriefly(id))”; the other is in line \(line)",
          line: element.line)
      }
      lines[id] = element.line
    }
    for child in element.children { try note(child, &lines) }
  }
}
