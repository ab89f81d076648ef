import Foundation
import Wording

/// Why a text is not JSON.
struct JSONProblem: Error, Hashable, Sendable {
  /// 1-based.
  var line: Int
  var message: String
}

extension LocatedJSON {
  /// Reads one JSON value as RFC 8259 has it.
  ///
  /// Foundation's readers forget the line of a value, and course files are written by hand.
  static func parse(_ text: String) throws(JSONProblem) -> LocatedJSON {
    var parser = LocatedJSONParser(text)
    return try parser.document()
  }
}

/// A recursive descent over UTF-8 that counts lines.
private struct LocatedJSONParser {
  private static let maximumDepth = 64
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONProblem) -> LocatedJSON {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw expected("the end of the file") }
    return value
  }

  private mutating func value() throws(JSONProblem) -> LocatedJSON {
    skipSpace()
    let start = line
    switch peek {
    case UInt8(ascii: "{"): return LocatedJSON(line: start, value: .object(try members()))
    case UInt8(ascii: "["): return LocatedJSON(line: start, value: .list(try items()))
    case UInt8(ascii: "\""): return LocatedJSON(line: start, value: .text(try string()))
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return LocatedJSON(line: start, value: .number(try number()))
    default:
      if take("true") { return LocatedJSON(line: start, value: .bool(true)) }
      if take("false") { return LocatedJSON(line: start, value: .bool(false)) }
      if take("null") { return LocatedJSON(line: start, value: .null) }
      throw expected("a value")
    }
  }

  private mutating func members() throws(JSONProblem) -> [LocatedJSON.Member] {
    try descend()
    defer { depth -= 1 }
    var members: [LocatedJSON.Member] = []
    skipSpace()
    if take("}") { return [] }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
      let keyLine = line
      let key = try string()
      skipSpace()
      guard take(":") else { throw expected("“:” after the key “\(capped(shown(key), to: 100))”") }
      members.append(.init(key: key, line: keyLine, value: try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw expected("“,” or “}”") }
    return members
  }

  private mutating func items() throws(JSONProblem) -> [LocatedJSON] {
    try descend()
    defer { depth -= 1 }
    var items: [LocatedJSON] = []
    skipSpace()
    if take("]") { return [] }
    repeat {
      items.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw expected("“,” or “]”") }
    return items
  }

  /// Steps over an opening bracket.
  private mutating func descend() throws(JSONProblem) {
    position += 1
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw JSONProblem(line: line, message: "nests more than \(Self.maximumDepth) levels deep")
    }
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONProblem) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw expected("a digit") }
  }

  private mutating func string() throws(JSONProblem) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += Array(String(try escape()).utf8)
      case 0..<0x20:
        throw expected("a closing double quote")
      default:
        position += 1
        text.append(byte)
      }
    }
    throw expected("a closing double quote")
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let byte = peek, let scalar = simple[byte] {
      position += 1
      return scalar
    }
    guard take("u") else { throw expected("an escape such as \\n or \\u0041") }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\u") else { throw expected("the second half of a surrogate pair") }
    let low = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw expected("the second half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw expected("four hexadecimal digits") }
    position += 4
    return unit
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ word: StaticString) -> Bool {
    let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if matches { position += word.utf8CodeUnitCount }
    return matches
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  private func expected(_ what: String) -> JSONProblem {
    let rest = String(decoding: bytes[position..<min(position + 8, bytes.count)], as: UTF8.self)
    let found =
      switch rest.unicodeScalars.first {
      case nil: "the end of the file"
      case .some("\n"), .some("\r"): "the end of the line"
      case .some(let scalar) where scalar.value < 0x20: "a control character"
      case .some(let scalar): "“\(scalar)”"
      }
    return JSONProblem(line: line, message: "expected \(what), found \(found)")
  }
}
