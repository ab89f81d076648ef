import PlainXML
import Wording

/// Builds the tree of a file's elements as they come, within limits.
struct ElementTree: MarkupBuilder {
  static let kind = "XML"
  static let maximumDepth = 128
  static let maximumElements = 20_000
  /// Of an attribute and of an element's characters, in bytes.
  static let maximumText = 64 << 10

  private var open: [InterfaceElement] = []
  private var count = 0
  /// The outermost element, once it is complete.
  private(set) var root: InterfaceElement?

  var isComplete: Bool { root != nil }

  /// The innermost element that is still open.
  var innermost: (name: String, line: Int)? { open.last.map { ($0.name, $0.line) } }

  mutating func start(
    _ name: String, _ attributes: [String: String], line: Int
  ) throws(FileProblem) {
    count += 1
    guard count <= Self.maximumElements else {
      throw FileProblem("has more than \(Self.maximumElements) elements", line: line)
    }
    guard open.count < Self.maximumDepth else {
      throw FileProblem("nests more than \(Self.maximumDepth) levels", line: line)
    }
    let long = attributes.filter { $0.value.utf8.count > Self.maximumText }.keys.min()
    if let long { throw Self.tooLong("the attribute \(shownBriefly(long))", line: line) }
    open.append(InterfaceElement(name: name, attributes: attributes, line: line))
  }

  mutating func add(_ text: String, line: Int) throws(FileProblem) {
    guard let last = open.indices.last else { return }
    open[last].text += text
    guard open[last].text.utf8.count <= Self.maximumText else {
      throw Self.tooLong("a <\(shownBriefly(open[last].name))>", line: line)
    }
  }

  /// Ends the innermost element.
  mutating func end() {
    guard let ended = open.popLast() else { return }
    if open.isEmpty {
      root = ended
    } else {
      open[open.count - 1].children.append(ended)
    }
  }

  private static func tooLong(_ place: String, line: Int) -> FileProblem {
    FileProblem("has more than \(maximumText >> 10) KiB of text in \(place)", line: line)
  }
}
