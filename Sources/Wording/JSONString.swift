/// A JSON string literal, its quotes included.
///
/// Everything that `shown` would make visible is written as `\uXXXX`, so a reader gets the text
/// back unchanged while the file itself stays harmless to look at.
public func jsonString(_ text: String) -> String {
  let body = text.replacingScalars { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      scalar.isHidden
        ? scalar.utf16.map { "\\u\(hex($0, digits: 4))" }.joined() : nil
    }
  }
  return "\"" + body + "\""
}
