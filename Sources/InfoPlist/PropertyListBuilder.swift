import PlainXML
import Wording

/// Builds a property list out of the elements and texts of its file, as they come.
///
/// Limits: at most 32 levels, and 10,000 values if nothing else is said, more than any app has.
struct PropertyListBuilder: MarkupBuilder {
  static let kind = "property list"
  static let maximumDepth = 32
  static let standardValues = 10_000

  let maximumValues: Int

  /// An element that is open.
  private struct Open {
    var element: String
    var line: Int
    var text = ""
    var items: [PropertyListValue] = []
    var entries: [PropertyListValue.Entry] = []
    /// The key in a dictionary that waits for its value.
    var key: (text: String, line: Int)?
  }

  private static let containers: Set = ["plist", "dict", "array"]
  private static let leaves: Set = [
    "key", "string", "integer", "real", "date", "data", "true", "false",
  ]

  private var open: [Open] = []
  private var count = 0
  /// The file's value, once there is one.
  private(set) var root: PropertyListValue?

  init(maximumValues: Int = Self.standardValues) {
    self.maximumValues = maximumValues
  }

  /// The innermost element that is still open.
  var innermost: (name: String, line: Int)? { open.last.map { ($0.element, $0.line) } }

  var isComplete: Bool { root != nil }

  /// Attributes say nothing in a property list.
  mutating func start(
    _ element: String, _ attributes: [String: String], line: Int
  ) throws(FileProblem) {
    guard Self.containers.contains(element) || Self.leaves.contains(element) else {
      throw unknown(element, line: line)
    }
    count += 1
    guard count <= maximumValues else {
      throw FileProblem("holds more than \(maximumValues) values", line: line)
    }
    // The outermost is `plist`, no level of its own.
    guard open.count <= Self.maximumDepth else {
      throw FileProblem("nests more than \(Self.maximumDepth) levels", line: line)
    }
    try check(element, line: line)
    open.append(Open(element: element, line: line))
  }

  /// Whether the element may stand where it does.
  private func check(_ element: String, line: Int) throws(FileProblem) {
    guard let outer = open.last else {
      guard element == "plist", root == nil else {
        throw FileProblem("begins with <\(element)>, not with <plist>", line: line)
      }
      return
    }
    if Self.leaves.contains(outer.element) || element == "plist" {
      throw FileProblem(
        "has a <\(element)> inside of the <\(outer.element)> of line \(outer.line)", line: line)
    }
    switch (outer.element, element) {
    case ("plist", "key"), ("array", "key"):
      throw FileProblem("has a <key> outside of a <dict>", line: line)
    case ("plist", _) where root != nil:
      throw FileProblem("holds more than one value", line: line)
    case ("dict", "key"):
      if let key = outer.key { throw Self.missingValue(of: key) }
    case ("dict", _) where outer.key == nil:
      throw FileProblem("has a <\(element)> without a <key> before it", line: line)
    default: break
    }
  }

  mutating func add(_ text: String, line: Int) throws(FileProblem) {
    guard let last = open.indices.last else { return }
    let element = open[last].element
    if Self.leaves.contains(element), element != "true", element != "false" {
      open[last].text += text
    } else if !text.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      throw FileProblem("has text right inside of a <\(element)>", line: line)
    }
  }

  /// Ends the innermost element.
  mutating func end() throws(FileProblem) {
    guard let ended = open.popLast() else { return }
    switch ended.element {
    case "plist":
      guard root != nil else {
        throw FileProblem("has nothing in its <plist>", line: ended.line)
      }
    case "key": open[open.count - 1].key = (ended.text, ended.line)
    case "string": add(.string(ended.text), line: ended.line)
    case "true", "false": add(.bool(ended.element == "true"), line: ended.line)
    case "array": add(.list(ended.items), line: ended.line)
    case "dict":
      if let key = ended.key { throw Self.missingValue(of: key) }
      add(.dictionary(ended.entries), line: ended.line)
    default: add(.other(element: ended.element, text: ended.text), line: ended.line)
    }
  }

  private mutating func add(_ content: PropertyListValue.Content, line: Int) {
    let value = PropertyListValue(line: line, content: content)
    let last = open.count - 1
    switch open[last].element {
    case "plist": root = value
    case "array": open[last].items.append(value)
    default:
      guard let key = open[last].key else { return }
      open[last].entries.append(.init(key: key.text, line: key.line, value: value))
      open[last].key = nil
    }
  }

  private static func missingValue(of key: (text: String, line: Int)) -> FileProblem {
    FileProblem("has no value after the key “\(shownBriefly(key.text))”", line: key.line)
  }

  private func unknown(_ element: String, line: Int) -> FileProblem {
    let message = "has a <\(shownBriefly(element))>, which is no element of a property list"
    let meant = nearest(to: String(element.prefix(40)), in: Self.containers.union(Self.leaves))
    return FileProblem(meant.map { "\(message); <\($0)> is" } ?? message, line: line)
  }
}
