import Wording

extension HTML {
  /// The whole document, one block element a line, indented where that changes nothing.
  func rendered() -> String {
    var writer = HTMLWriter()
    writer.write(self)
    return "<!DOCTYPE html>\n" + writer.text + "\n"
  }

  fileprivate var isInline: Bool {
    nodes.allSatisfy { node in
      switch node {
      case .text: true
      case .element(let tag, _, _): tag.layout == .inline
      case .stylesheet: false
      }
    }
  }
}

private struct HTMLWriter {
  var text = ""
  private var depth = 0

  mutating func write(_ html: HTML) {
    for (index, node) in html.nodes.enumerated() {
      if index > 0 { startLine() }
      write(node)
    }
  }

  private mutating func write(_ node: HTML.Node) {
    switch node {
    case .text(let content): text += htmlText(content)
    case .stylesheet(let css): text += "<style>\n" + css + "\n</style>"
    case .element(let tag, let attributes, let content):
      open(tag, attributes)
      if tag.layout == .void { return }
      if content.isInline {
        for node in content.nodes { write(node) }
      } else {
        depth += 1
        startLine()
        write(content)
        depth -= 1
        startLine()
      }
      text += "</\(tag.name)>"
    }
  }

  private mutating func open(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) {
    text += "<\(tag.name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(htmlAttribute(attribute.value))\""
    }
    text += ">"
  }

  private mutating func startLine() {
    text += "\n" + String(repeating: " ", count: depth)
  }
}
