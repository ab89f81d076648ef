/// The text if it has at most `limit` characters, else its beginning and `… N more bytes`.
///
/// A character here is a Unicode scalar, so that a pile of combining marks counts as what it is;
/// what is cut is told in bytes of UTF-8. No grapheme is cut in two unless it alone is over the
/// limit. The result, its note included, has at most `limit` characters as soon as the note
/// fits (32), so capping twice is the same as capping once.
public func capped(_ text: String, to limit: Int) -> String {
  let scalars = text.unicodeScalars
  let isLonger = scalars.index(
    scalars.startIndex, offsetBy: max(0, limit) + 1, limitedBy: scalars.endIndex)
  guard isLonger != nil else { return text }
  let bytes = text.utf8.count
  let room = max(0, limit - note(for: bytes).unicodeScalars.count)
  let end = boundary(in: text, after: room)
  return text[..<end] + note(for: bytes - text.utf8.distance(from: text.startIndex, to: end))
}

private func note(for bytes: Int) -> String { "… \(bytes) more byte\(bytes == 1 ? "" : "s")" }

/// The last place between two graphemes that has at most `room` scalars before it.
private func boundary(in text: String, after room: Int) -> String.Index {
  var end = text.startIndex
  var count = 0
  while end < text.endIndex {
    let next = text.index(after: end)
    count += text.unicodeScalars[end..<next].count
    if count > room { break }
    end = next
  }
  guard end == text.startIndex else { return end }
  return text.unicodeScalars.index(end, offsetBy: room)
}

/// Text of a student's file as messages quote it: on one line, of 80 characters at most.
public func shownBriefly(_ text: String) -> String { shown(capped(text, to: 80)) }
