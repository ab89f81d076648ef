/// What becomes of line breaks and tabs in shown text.
public enum TextLayout: Hashable, Sendable {
  /// Everything on one line: line breaks and tabs become `␊` and `␉`.
  case oneLine
  /// Line breaks and tabs stay; `\r\n` becomes `\n`.
  case lines
}

/// The text with everything that hides, moves or reorders other text made visible.
///
/// Control characters (terminal escapes and NUL among them) become their pictures, such as `␛`;
/// bidirectional overrides and other invisible characters become `⟨U+202E⟩`. The replacement
/// character `�` stays as it is: it is visible and says that bytes were broken. Joiners stay,
/// since emoji and several scripts need them. Showing twice is the same as showing once.
public func shown(_ text: String, as layout: TextLayout = .oneLine) -> String {
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
  var result = String.UnicodeScalarView()
  result.reserveCapacity(text.utf8.count)
  var scalars = text.unicodeScalars.makeIterator()
  var next = scalars.next()
  while let scalar = next {
    next = scalars.next()
    switch scalar {
    case "\r" where layout == .lines && next == "\n": continue
    case "\n" where layout == .lines, "\t" where layout == .lines: result.append(scalar)
    default: scalar.appendShown(to: &result)
    }
  }
  return String(result)
}

/// The text of UTF-8 bytes, shown, with each byte that is not UTF-8 as `⟨0xFF⟩`.
public func shown(utf8 bytes: some Sequence<UInt8>, as layout: TextLayout = .oneLine) -> String {
  let bytes = Array(bytes)
  var text = ""
  var parser = Unicode.UTF8.ForwardParser()
  var position = 0
  var iterator = bytes.makeIterator()
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
      position += encoded.count
    case .error(let length):
      for byte in bytes[position..<position + length] { text += "⟨0x\(hex(byte, digits: 2))⟩" }
      position += length
    case .emptyInput: return shown(text, as: layout)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader cannot see it, or it changes how its neighbours are seen.
  var isHidden: Bool {
    if (0x20...0x7E).contains(value) { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format:
      if self == "\u{200C}" || self == "\u{200D}" { return false }
      return properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
    case .otherLetter: return properties.isDefaultIgnorableCodePoint
    case .unassigned: return isNoncharacter || properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  private var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }

  /// Appends itself, or what stands for it where it would be hidden.
  func appendShown(to text: inout String.UnicodeScalarView) {
    guard isHidden else {
      text.append(self)
      return
    }
    if value < 0x20, let picture = Unicode.Scalar(0x2400 + value) {
      text.append(picture)
    } else if value == 0x7F {
      text.append("\u{2421}")
    } else {
      text.append(contentsOf: "⟨U+\(hex(value, digits: 4))⟩".unicodeScalars)
    }
  }
}

/// Upper-case hexadecimal with at least `digits` digits.
func hex(_ value: some BinaryInteger, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
