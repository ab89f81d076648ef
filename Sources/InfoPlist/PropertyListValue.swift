/// A value of a property list, with the line that it begins in.
package struct PropertyListValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case list([PropertyListValue])
    case dictionary([Entry])
    /// A number, a date or data, none of which is looked into here.
    case other(element: String, text: String)
  }

  /// One key of a dictionary with its value, in the file's order.
  package struct Entry: Hashable, Sendable {
    package var key: String
    /// The key's line, 1-based.
    package var line: Int
    package var value: PropertyListValue

    package init(key: String, line: Int = 0, value: PropertyListValue) {
      self.key = key
      self.line = line
      self.value = value
    }
  }

  /// 1-based; 0 for what stands in no file.
  package var line: Int
  package var content: Content

  package init(line: Int = 0, content: Content) {
    self.line = line
    self.content = content
  }

  /// What it is, as Xcode's editor names it, with its article.
  package var kind: String {
    switch content {
    case .string: "a string"
    case .bool: "a Boolean"
    case .list: "an array"
    case .dictionary: "a dictionary"
    case .other("date", _): "a date"
    case .other("data", _): "data"
    case .other: "a number"
    }
  }
}
