import AppLink
import XCTest

/// A body's first byte.
enum Kind {
  static let call: UInt8 = 1
  static let answer: UInt8 = 2
  static let returned: UInt8 = 3
  static let ask: UInt8 = 4
  static let effects: UInt8 = 5
}

/// Bodies written by hand, as a hostile app would.
struct HandWritten {
  var bytes: [UInt8] = []

  /// A number of four bytes.
  func number(_ value: UInt32) -> HandWritten {
    var copy = self
    withUnsafeBytes(of: value.bigEndian) { copy.bytes.append(contentsOf: $0) }
    return copy
  }

  func double(_ value: Double) -> HandWritten {
    var copy = self
    withUnsafeBytes(of: value.bitPattern.bigEndian) { copy.bytes.append(contentsOf: $0) }
    return copy
  }

  func byte(_ value: UInt8) -> HandWritten { HandWritten(bytes: bytes + [value]) }

  func text(_ value: String) -> HandWritten {
    var copy = number(UInt32(value.utf8.count))
    copy.bytes += Array(value.utf8)
    return copy
  }
}

func decoded(_ body: [UInt8]) throws -> LinkMessage {
  try LinkDecoder.decode(body[...])
}

/// Asserts that a body is refused with that sentence.
func assertRefused(
  _ body: [UInt8], _ sentence: String, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertThrowsError(try decoded(body), file: file, line: line) {
    XCTAssertEqual("\($0)", sentence, file: file, line: line)
  }
}

/// A return whose value is `levels` lists around a null.
func nested(_ levels: Int) -> LinkMessage {
  let value = (0..<levels).reduce(LinkValue.null) { value, _ in .list([value]) }
  return .returned(Returned(id: 1, value: ["value": value]))
}
