/// Text in GitHub's Markdown, inside a paragraph or a table cell, that reads as it was written.
///
/// Shown, on one line: a line break becomes `<br>`. Markup, HTML, tables, links (`https:`, `www.`
/// and addresses too), and what makes a list, heading or code block at the start of a line lose
/// their meaning.
public func markdownText(_ text: String) -> String {
  shown(text, as: .lines).split(separator: "\n", omittingEmptySubsequences: false)
    .map { markdownLine(String($0)) }.joined(separator: "<br>")
}

/// A code span that holds the text, shown on one line, whatever backticks are in it.
///
/// A table cell ends at any `|`, inside code too; in tables use `markdownText`.
public func markdownCode(_ text: String) -> String {
  let text = shown(text)
  guard !text.isEmpty else { return "" }
  let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let needsPadding = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
  let padding = needsPadding ? " " : ""
  return fence + padding + text + padding + fence
}

private func markdownLine(_ line: String) -> String {
  let body = line.unicodeScalars.drop { $0 == " " || $0 == "\t" }
  let indentation = line.unicodeScalars.count - body.count
  return String(repeating: "&nbsp;", count: indentation)
    + escapingLineStart(escapingInline(String(body)))
}

private func escapingInline(_ text: String) -> String {
  var before = ""
  return text.replacingScalars { scalar in
    defer { before = before.suffix(2) + String(scalar) }
    return switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "#", "!", "$", "@", ":":
      "\\" + String(scalar)
    case "." where before == "www": "\\."
    default: nil
    }
  }
}

/// Escapes what makes a list, a rule or a heading where it stands first.
private func escapingLineStart(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.first else { return text }
  if "-+=".unicodeScalars.contains(first) { return "\\" + text }
  let digits = scalars.prefix { ("0"..."9").contains($0) }
  let rest = scalars[digits.endIndex...]
  if !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" {
    return String(digits) + "\\" + String(rest)
  }
  return text
}
