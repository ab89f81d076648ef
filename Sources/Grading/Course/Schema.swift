import Wording

/// What a value in a course file must be; checking is a walk over this value.
indirect enum Schema: Sendable {
  case text(TextRule)
  case wholeNumber(ClosedRange<Int>)
  /// One of a few words.
  case word([String])
  /// At least one item.
  case list(of: Schema)
  case object([Field])

  struct Field: Sendable {
    var key: String
    var schema: Schema
    var isRequired: Bool

    static func required(_ key: String, _ schema: Schema) -> Field {
      Field(key: key, schema: schema, isRequired: true)
    }

    static func optional(_ key: String, _ schema: Schema) -> Field {
      Field(key: key, schema: schema, isRequired: false)
    }
  }

  /// What a text may hold.
  enum TextRule: Sendable {
    case nonEmpty
    /// Names a folder directly inside another one.
    case folderName
    /// Names a Swift module.
    case moduleName
  }
}

extension Schema {
  /// Everything in `json` that differs from the schema, in the file's order.
  ///
  /// - Parameters:
  ///   - file: the file as the user named it.
  ///   - key: the path of `json` inside the file; empty for the whole.
  func problems(in json: LocatedJSON, file: String, key: String = "") -> [LabError.Problem] {
    func problem(_ message: String, suggestion: String? = nil) -> [LabError.Problem] {
      let key = key.isEmpty ? nil : key
      return [
        .init(message, file: file, line: json.line, key: key, suggestion: suggestion)
      ]
    }

    switch (self, json.value) {
    case (.text(let rule), .text(let text)):
      return rule.complaint(about: text).map { problem($0) } ?? []
    case (.wholeNumber(let range), .number):
      guard let number = json.wholeNumber else {
        return problem("must be a whole number, not \(json.kind)")
      }
      if range.contains(number) { return [] }
      return problem(
        "must be between \(range.lowerBound) and \(range.upperBound), not \(number)")
    case (.word(let words), .text(let text)):
      if words.contains(text) { return [] }
      return problem(
        "must be \(expectation), not “\(capped(shown(text), to: 100))”",
        suggestion: nearest(to: text, in: words))
    case (.list(let schema), .list(let items)):
      if items.isEmpty { return problem("must not be empty") }
      return items.enumerated().flatMap { index, item in
        schema.problems(in: item, file: file, key: "\(key)[\(index)]")
      }
    case (.object(let fields), .object(let members)):
      return Self.problems(in: members, fields, of: json, file: file, key: key)
    default:
      return problem("must be \(expectation), not \(json.kind)")
    }
  }

  private static func problems(
    in members: [LocatedJSON.Member], _ fields: [Field], of json: LocatedJSON, file: String,
    key path: String
  ) -> [LabError.Problem] {
    var problems: [LabError.Problem] = []
    var seen: Set<String> = []
    for member in members {
      let name = capped(shown(member.key), to: 100)
      let key = path.isEmpty ? name : "\(path).\(name)"
      if !seen.insert(member.key).inserted {
        problems.append(.init("is given twice", file: file, line: member.line, key: key))
      } else if let field = fields.first(where: { $0.key == member.key }) {
        problems += field.schema.problems(in: member.value, file: file, key: key)
      } else {
        problems.append(
          .init(
            "is not a key of this file", file: file, line: member.line, key: key,
            suggestion: nearest(to: member.key, in: fields.map(\.key).filter { !seen.contains($0) })
          ))
      }
    }
    for field in fields where field.isRequired && !seen.contains(field.key) {
      let key = path.isEmpty ? field.key : "\(path).\(field.key)"
      problems.append(
        .init("is missing: \(field.schema.expectation)", file: file, line: json.line, key: key))
    }
    return problems
  }

  /// What the schema wants, for "must be …".
  private var expectation: String {
    switch self {
    case .text: "text in double quotes"
    case .wholeNumber: "a whole number"
    case .word(let words): words.map { "“\($0)”" }.joined(separator: " or ")
    case .list: "a list in square brackets"
    case .object: "an object in braces"
    }
  }
}

extension Schema.TextRule {
  /// Why `text` is not what the rule wants, or nil.
  func complaint(about text: String) -> String? {
    switch self {
    case .nonEmpty:
      return text.allSatisfy(\.isWhitespace) ? "must not be empty" : nil
    case .folderName:
      let isName = text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._\-]{0,99}/) != nil
      return isName
        ? nil
        : "must be a folder's name of letters, digits, “-”, “_” and “.”, not “\(capped(shown(text), to: 100))”"
    case .moduleName:
      let isName = text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]{0,99}/) != nil
      return isName
        ? nil
        : "must be a Swift module's name of letters, digits and “_”, not “\(capped(shown(text), to: 100))”"
    }
  }
}
