#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is asked of a text that student code wrote.
enum TextTest: Hashable, Sendable {
  /// Byte by byte: a flood of lines is searched, and comparing characters would take minutes.
  case contains(String)
  case equals(String)

  func matches(_ text: String) -> Bool {
    switch self {
    case .contains(let part): Self.bytes(of: text, contain: part)
    case .equals(let whole): text == whole
    }
  }

  private static func bytes(of text: String, contain part: String) -> Bool {
    var (text, part) = (text, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let start = text.baseAddress, let word = part.baseAddress else {
          return part.isEmpty
        }
        return memmem(start, text.count, word, part.count) != nil
      }
    }
  }
}
