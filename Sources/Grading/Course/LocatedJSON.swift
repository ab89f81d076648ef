/// A JSON value that knows on which line of its file it stands.
struct LocatedJSON: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    var key: String
    /// The line of the key.
    var line: Int
    var value: LocatedJSON
  }

  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As it is written, so that `1` and `1.0` can be told apart.
    case number(String)
    case text(String)
    case list([LocatedJSON])
    case object([Member])
  }

  /// 1-based.
  var line: Int
  var value: Value
}

extension LocatedJSON {
  var text: String? { if case .text(let text) = value { text } else { nil } }

  /// The number, if it is written without fraction and exponent and fits.
  var wholeNumber: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }

  var list: [LocatedJSON]? { if case .list(let items) = value { items } else { nil } }

  var members: [Member]? { if case .object(let members) = value { members } else { nil } }

  /// The first member of that name.
  subscript(key: String) -> LocatedJSON? { members?.first { $0.key == key }?.value }

  /// What the value is, for "must be …, not …".
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
