/// A cell of a CSV file after RFC 4180 that no spreadsheet takes for a formula.
///
/// Shown, line breaks kept. A text that begins with `=`, `+`, `-`, `@` or a tab, also behind
/// spaces or in full width, gets an apostrophe in front. Quoted where RFC 4180 asks for it, and
/// where a semicolon or a space at an end could be misread.
public func csvCell(_ text: String) -> String {
  var text = shown(text, as: .lines)
  if beginsFormula(text) { text = "'" + text }
  let scalars = text.unicodeScalars
  let mustQuote =
    scalars.contains { "\",;\r\n\t".unicodeScalars.contains($0) }
    || scalars.first == " " || scalars.last == " "
  guard mustQuote else { return text }
  return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
}

/// A cell that holds a number.
public func csvCell(_ number: Int) -> String { String(number) }

private func beginsFormula(_ text: String) -> Bool {
  let first = text.unicodeScalars.first { $0 != "\t" && !$0.properties.isWhitespace }
  if text.unicodeScalars.first == "\t" || text.unicodeScalars.first == "\n" { return true }
  return first.map("=+-@＝＋－＠".unicodeScalars.contains) ?? false
}
