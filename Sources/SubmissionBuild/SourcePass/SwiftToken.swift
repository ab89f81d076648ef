/// A lexical element of a Swift file, by its place in the file's bytes.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case identifier
    /// A name in backticks.
    case quotedIdentifier
    case number
    /// The text of a string literal; one with interpolations has a token for each part of its text.
    case string
    case regex
    /// One byte of an operator, a bracket or another mark.
    case mark
  }

  var kind: Kind
  /// In bytes.
  var range: Range<Int>
}

/// The bytes that Swift's lexical structure speaks of.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let star = UInt8(ascii: "*")
  static let comma = UInt8(ascii: ",")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let at = UInt8(ascii: "@")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || isLineEnd(byte) || byte == tab || byte == 0x0B || byte == 0x0C || byte == 0
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a name can begin with it; every byte past ASCII counts as a letter.
  static func beginsName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  static func continuesName(_ byte: UInt8) -> Bool { beginsName(byte) || isDigit(byte) }
}
