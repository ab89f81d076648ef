/// What a reader sees of a line of Markdown: text without its marks, the reverse of `markdownText`.
///
/// Takes away backslashes before punctuation, the marks of emphasis with `*` and the fences of code
/// spans, and resolves the references that `markdownText` makes. Links and HTML stay as they are.
public func textOfMarkdown(_ markdown: String) -> String {
  var text = String.UnicodeScalarView()
  var rest = markdown.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\\" where rest.first?.isASCIIPunctuation == true: text.append(rest.removeFirst())
    case "`": text.append(contentsOf: takeCodeSpan(&rest))
    case "*": continue
    case "&": text.append(takeReference(&rest))
    default: text.append(scalar)
    }
  }
  return String(text)
}

/// Takes a reference whose `&` is gone; that alone, where none follows.
private func takeReference(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
  let references: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("nbsp;", " "),
  ]
  for reference in references where rest.starts(with: reference.name.unicodeScalars) {
    rest.removeFirst(reference.name.unicodeScalars.count)
    return reference.scalar
  }
  return "&"
}

/// Takes a code span whose first backtick is gone; its fence alone, where nothing closes it.
private func takeCodeSpan(
  _ rest: inout Substring.UnicodeScalarView
) -> Substring.UnicodeScalarView {
  let fence = 1 + rest.prefix { $0 == "`" }.count
  let body = rest.dropFirst(fence - 1)
  var after = body
  while let open = after.firstIndex(of: "`") {
    let run = after[open...].prefix { $0 == "`" }
    after = after[run.endIndex...]
    guard run.count == fence else { continue }
    rest = after
    let code = body[..<open]
    // Padding, which a backtick at an end needs.
    let isPadded = code.first == " " && code.last == " " && code.contains { $0 != " " }
    return isPadded ? code.dropFirst().dropLast() : code
  }
  rest = body
  return String(repeating: "`", count: fence)[...].unicodeScalars
}

extension Unicode.Scalar {
  fileprivate var isASCIIPunctuation: Bool {
    isASCII && (0x21...0x7E).contains(value) && !isASCIIWordPart
  }

  private var isASCIIWordPart: Bool {
    ("0"..."9").contains(self) || ("A"..."Z").contains(self) || ("a"..."z").contains(self)
  }
}
