/// The bytes that Swift's lexical structure speaks of.
package enum Byte {
  package static let tab = UInt8(ascii: "\t")
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let quote = UInt8(ascii: "\"")
  package static let hash = UInt8(ascii: "#")
  package static let leftParenthesis = UInt8(ascii: "(")
  package static let rightParenthesis = UInt8(ascii: ")")
  package static let star = UInt8(ascii: "*")
  package static let comma = UInt8(ascii: ",")
  package static let dot = UInt8(ascii: ".")
  package static let slash = UInt8(ascii: "/")
  package static let at = UInt8(ascii: "@")
  package static let backslash = UInt8(ascii: "\\")
  package static let backtick = UInt8(ascii: "`")

  package static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || isLineEnd(byte) || byte == tab || byte == 0x0B || byte == 0x0C || byte == 0
  }

  package static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a name can begin with it; every byte past ASCII counts as a letter.
  package static func beginsName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  package static func continuesName(_ byte: UInt8) -> Bool { beginsName(byte) || isDigit(byte) }
}
