/// Text of a student or a compiler, made fit to be shown: capped, on one line, and with every
/// character that would act instead of being seen written out.
package struct ShownText {
  /// Bytes of UTF-8 that are shown at most.
  package var limit: Int

  package static let message = ShownText(limit: 2000)
  package static let line = ShownText(limit: 400)
  package static let path = ShownText(limit: 200)

  package func shown(_ bytes: some Collection<UInt8>) -> String {
    // Room for a character that the cut would split; broken UTF-8 becomes U+FFFD.
    let text = String(decoding: bytes.prefix(limit), as: UTF8.self)
    var shown = ""
    for scalar in text.unicodeScalars {
      if Self.acts(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    let left = bytes.count - min(bytes.count, limit)
    return left == 0 ? shown : shown + "… \(left) more bytes"
  }

  package func shown(_ text: String) -> String { shown(text.utf8) }

  /// Control characters, line ends and bidirectional controls; a tab is only a blank.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
