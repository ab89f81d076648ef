/// Text that student code chose, as a finding may quote it: on one line, with a limit.
///
/// Control characters become their pictures, such as `␛`; characters that hide or reorder their
/// neighbours become `⟨U+202E⟩`. Text over `limit` Unicode scalars ends in `…`.
package func quotable(_ text: String, limit: Int = 120) -> String {
  var shown = String.UnicodeScalarView()
  for (count, scalar) in text.unicodeScalars.enumerated() {
    guard count < limit else { return String(shown) + "…" }
    shown.append(contentsOf: visible(scalar))
  }
  return String(shown)
}

private func visible(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
  if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
    return String(picture).unicodeScalars
  }
  let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: break
  case .format where !isJoiner: break
  default: return String(scalar).unicodeScalars
  }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  let padding = String(repeating: "0", count: max(0, 4 - digits.count))
  return "⟨U+\(padding)\(digits)⟩".unicodeScalars
}
