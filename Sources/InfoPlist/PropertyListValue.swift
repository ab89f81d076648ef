/// A value of a property list, with the line that it begins in.
struct PropertyListValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case list([PropertyListValue])
    case dictionary([Entry])
    /// A number, a date or data, none of which is looked into here.
    case other(element: String)
  }

  /// One key of a dictionary with its value, in the file's order.
  struct Entry: Hashable, Sendable {
    var key: String
    /// The key's line, 1-based.
    var line: Int
    var value: PropertyListValue
  }

  /// 1-based.
  var line: Int
  var content: Content

  /// What it is, as Xcode's editor names it, with its article.
  var kind: String {
    switch content {
    case .string: "a string"
    case .bool: "a Boolean"
    case .list: "an array"
    case .dictionary: "a dictionary"
    case .other("date"): "a date"
    case .other("data"): "data"
    case .other: "a number"
    }
  }
}
