/// Text between HTML tags: shown, with markup characters escaped; line breaks stay.
public func htmlText(_ text: String) -> String {
  escapingMarkup(shown(text, as: .lines))
}

/// The value of an HTML attribute between double quotes: shown on one line, escaped.
public func htmlAttribute(_ text: String) -> String {
  escapingMarkup(shown(text))
}

/// Text between XML 1.0 tags; characters that XML 1.0 forbids are dropped.
///
/// A carriage return becomes a reference, since a parser would turn it into a line feed.
public func xmlText(_ text: String) -> String {
  escapingMarkup(String(String.UnicodeScalarView(text.unicodeScalars.filter(isXMLCharacter))))
    .replacingScalars { $0 == "\r" ? "&#13;" : nil }
}

/// The value of an XML 1.0 attribute between quotes of either kind.
///
/// As `xmlText`, with line breaks and tabs as references, since a parser would turn them into
/// spaces.
public func xmlAttribute(_ text: String) -> String {
  xmlText(text).replacingScalars { scalar in
    switch scalar {
    case "\n": "&#10;"
    case "\t": "&#9;"
    default: nil
    }
  }
}

private func escapingMarkup(_ text: String) -> String {
  text.replacingScalars { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}

/// The production `Char` of XML 1.0.
private func isXMLCharacter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}

extension String {
  /// The text with each scalar replaced for which `replacement` is not nil.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
