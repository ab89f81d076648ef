import AppLink
import SeededRandom
import XCTest

final class FrameReaderTests: XCTestCase {
  /// A message whose body has exactly that many bytes.
  private func message(ofLength length: Int) -> LinkMessage {
    let empty = LinkEncoder.encode(.effects([Effect("", on: .application)])).count
    return .effects([Effect(String(repeating: "x", count: length - empty), on: .application)])
  }

  func testFramesComeOutHoweverTheBytesCome() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let messages = (0..<5).map { _ in generator.message() }
      let bytes = try messages.flatMap { try LinkFrame.bytes(of: $0) }
      var reader = FrameReader()
      var read: [LinkMessage] = []

      var rest = bytes[...]
      while !rest.isEmpty {
        let count = min(rest.count, Int.random(in: 1...200, using: &generator))
        reader.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let message = try reader.next() { read.append(message) }
      }

      XCTAssertEqual(read, messages)
      XCTAssertEqual(reader.pending, 0)
    }
  }

  func testEveryTruncationOfAFrameWaitsForTheRest() throws {
    let frame = try LinkFrame.bytes(of: nested(3))
    for length in 0..<frame.count {
      var reader = FrameReader()
      reader.append(frame[..<length])

      XCTAssertNil(try reader.next())
      XCTAssertEqual(reader.pending, length)

      reader.append(frame[length...])
      XCTAssertEqual(try reader.next(), nested(3))
      XCTAssertNil(try reader.next())
    }
  }

  func testAFrameHasALength() {
    var reader = FrameReader()
    reader.append([0, 0, 0, 0])

    XCTAssertThrowsError(try reader.next()) {
      XCTAssertEqual("\($0)", "a frame of 0 bytes; 1048576 is the most")
    }
  }

  func testTheLongestFrameIsReadAndALongerOneRefusedByItsLength() throws {
    let longest = message(ofLength: LinkFrame.maximumLength)
    var reader = FrameReader()
    reader.append(try LinkFrame.bytes(of: longest))
    XCTAssertEqual(try reader.next(), longest)

    reader.append(HandWritten().number(UInt32(LinkFrame.maximumLength) + 1).bytes)
    XCTAssertThrowsError(try reader.next()) {
      XCTAssertEqual("\($0)", "a frame of 1048577 bytes; 1048576 is the most")
    }

    var other = FrameReader()
    other.append([0xFF, 0xFF, 0xFF, 0xFF])
    XCTAssertThrowsError(try other.next())
  }

  func testNoLongerFrameIsWritten() throws {
    let frame = try LinkFrame.bytes(of: message(ofLength: LinkFrame.maximumLength))
    XCTAssertEqual(frame.count, LinkFrame.maximumLength + 4)

    XCTAssertThrowsError(
      try LinkFrame.bytes(of: message(ofLength: LinkFrame.maximumLength + 1))
    ) {
      XCTAssertEqual("\($0)", "a message of 1048577 bytes; 1048576 is the most")
    }
  }

  func testABodyThatIsRefusedIsRefusedAsAFrame() throws {
    var reader = FrameReader()
    reader.append(HandWritten().number(1).byte(9).bytes)

    XCTAssertThrowsError(try reader.next()) {
      XCTAssertEqual("\($0)", "a message of unknown kind 9")
    }
  }
}
