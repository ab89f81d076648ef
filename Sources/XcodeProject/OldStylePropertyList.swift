import InfoPlist
import Wording

/// Reads a property list in the old style, as Xcode writes `project.pbxproj`.
///
/// The file is hostile: its depth and number of values are limited, and no text in it can make the
/// reader do more than one step for each of its bytes.
struct OldStylePropertyList {
  static let maximumDepth = 32
  static let maximumValues = 400_000

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var count = 0

  static func parse(_ bytes: [UInt8]) throws(FileProblem) -> PropertyListValue {
    var reader = OldStylePropertyList(bytes: bytes)
    try reader.skipBlanks()
    let root = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.position == bytes.count else { throw reader.problem("goes on after its end") }
    return root
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(FileProblem) -> PropertyListValue {
    guard depth < Self.maximumDepth else {
      throw problem("nests more than \(Self.maximumDepth) levels")
    }
    count += 1
    guard count <= Self.maximumValues else {
      throw problem("holds more than \(Self.maximumValues) values")
    }
    let start = line
    let content: PropertyListValue.Content
    switch next {
    case UInt8(ascii: "{"): content = try dictionary(depth: depth)
    case UInt8(ascii: "("): content = try list(depth: depth)
    case UInt8(ascii: "<"): content = try data()
    default: content = .string(try string())
    }
    return PropertyListValue(line: start, content: content)
  }

  private mutating func dictionary(
    depth: Int
  ) throws(FileProblem) -> PropertyListValue.Content {
    let start = line
    step()
    var entries: [PropertyListValue.Entry] = []
    while true {
      try skipBlanks()
      if take("}") { return .dictionary(entries) }
      guard next != nil else { throw problem("has no } for the { of line \(start)") }
      let keyLine = line
      let key = try string()
      try skipBlanks()
      guard take("=") else { throw problem("has no = after “\(quoted(key))”") }
      try skipBlanks()
      entries.append(.init(key: key, line: keyLine, value: try value(depth: depth + 1)))
      try skipBlanks()
      guard take(";") else { throw problem("has no ; after the value of “\(quoted(key))”") }
    }
  }

  private mutating func list(depth: Int) throws(FileProblem) -> PropertyListValue.Content {
    let start = line
    step()
    var items: [PropertyListValue] = []
    while true {
      try skipBlanks()
      if take(")") { return .list(items) }
      guard next != nil else { throw problem("has no ) for the ( of line \(start)") }
      items.append(try value(depth: depth + 1))
      try skipBlanks()
      if !take(","), next != UInt8(ascii: ")") {
        throw problem("has neither , nor ) after a value of the list of line \(start)")
      }
    }
  }

  /// `<0fbd77 1c>`.
  private mutating func data() throws(FileProblem) -> PropertyListValue.Content {
    let start = line
    step()
    var digits: [UInt8] = []
    while let byte = next {
      step()
      if byte == UInt8(ascii: ">") {
        return .other(element: "data", text: String(decoding: digits, as: UTF8.self))
      }
      if byte > UInt8(ascii: " ") { digits.append(byte) }
    }
    throw problem("has no > for the < of line \(start)")
  }

  // MARK: Strings

  private mutating func string() throws(FileProblem) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quotedString(quote)
    }
    let start = position
    while let byte = next, Self.standsUnquoted(byte) { step() }
    guard position > start else {
      throw problem(next == nil ? "ends too early" : "has a character that begins no value")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Characters that Xcode writes without quotes, and those that other tools do.
  private static func standsUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_$/:.-@+~".utf8.contains(byte)
    }
  }

  private mutating func quotedString(_ quote: UInt8) throws(FileProblem) -> String {
    let start = line
    step()
    var text: [UInt8] = []
    while let byte = next {
      step()
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text, start: start)
      default: text.append(byte)
      }
    }
    throw problem("has a string without an end; it begins in line \(start)")
  }

  private mutating func escape(
    into text: inout [UInt8], start: Int
  ) throws(FileProblem) {
    guard let byte = next else {
      throw problem("has a string without an end; it begins in line \(start)")
    }
    step()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): append(number(radix: 16, digits: 4), to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      append(number(radix: 8, digits: 3), to: &text)
    default: text.append(byte)
    }
  }

  private mutating func number(radix: Int, digits: Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = Int(String(UnicodeScalar(byte)), radix: radix) else {
        break
      }
      value = value * radix + digit
      step()
    }
    return value
  }

  private func append(_ value: Int, to text: inout [UInt8]) {
    let scalar = UnicodeScalar(UInt32(value)) ?? "\u{FFFD}"
    text += Array(String(Character(scalar)).utf8)
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func step() {
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    step()
    return true
  }

  /// Blanks and comments of both kinds.
  private mutating func skipBlanks() throws(FileProblem) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        step()
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
          while let byte = next, byte != 0x0A { step() }
        case UInt8(ascii: "*"): try skipComment()
        default: return
        }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(FileProblem) {
    let start = line
    step()
    step()
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      step()
    }
    throw problem("has a comment without an end; it begins in line \(start)")
  }

  private func problem(_ message: String) -> FileProblem {
    FileProblem(message, line: line)
  }

  private func quoted(_ text: String) -> String { shown(capped(text, to: 80)) }
}
