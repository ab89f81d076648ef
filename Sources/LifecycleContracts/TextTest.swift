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
        guard let word = part.baseAddress, let start = text.baseAddress else {
          return part.isEmpty
        }
        var place = start
        let end = start + text.count
        while end - place >= part.count,
          let found = memchr(place, Int32(word.pointee), end - place - part.count + 1)
        {
          if memcmp(found, word, part.count) == 0 { return true }
          place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return false
      }
    }
  }
}
