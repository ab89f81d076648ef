import AppLink
import SeededRandom
import XCTest

final class DecoderStrictnessTests: XCTestCase {
  private var messages: [LinkMessage] {
    var generator = SeededGenerator(seed: 2)
    return (0..<40).map { _ in generator.message() }
  }

  func testEveryTruncationIsRefused() {
    for message in messages {
      let body = LinkEncoder.encode(message)
      for length in 0..<body.count {
        XCTAssertThrowsError(try decoded(Array(body[..<length])))
      }
    }
  }

  func testTrailingBytesAreRefused() {
    for message in messages {
      assertRefused(LinkEncoder.encode(message) + [0], "a message with 1 bytes too many")
    }
  }

  func testEverySingleByteMutationIsRefusedOrUnderstoodWhole() throws {
    for message in messages {
      let body = LinkEncoder.encode(message)
      for position in body.indices {
        for flip in [1, 0x0F, 0x80, 0xFF] as [UInt8] {
          var mutated = body
          mutated[position] ^= flip
          guard let understood = try? decoded(mutated) else { continue }
          // Bit for bit, since a mutation can make a number that equals nothing.
          let again = LinkEncoder.encode(understood)
          XCTAssertEqual(LinkEncoder.encode(try decoded(again)), again)
        }
      }
    }
  }

  func testRandomBytesNeverTrap() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...60, using: &generator)
      var bytes = (0..<length).map { _ in UInt8.random(in: 0...9, using: &generator) }
      if !bytes.isEmpty { bytes[0] = UInt8.random(in: 1...5, using: &generator) }
      if let message = try? decoded(bytes) {
        XCTAssertEqual(LinkEncoder.encode(message).count, bytes.count)
      }
    }
  }

  func testAnEmptyBodyIsRefused() {
    assertRefused([], "a message that ends too early")
  }

  func testUnknownKindsAreRefused() {
    for kind in [0, 6, 255] as [UInt8] {
      assertRefused([kind], "a message of unknown kind \(kind)")
    }
    let value = HandWritten(bytes: [Kind.returned]).number(1).number(1).text("a").byte(10)
    assertRefused(value.bytes, "a value of unknown kind 10")
  }

  func testCountsBeyondTheBytesLeftAreRefusedAtOnce() {
    let effects = HandWritten(bytes: [Kind.effects])
    assertRefused(effects.number(.max).bytes, "a length of 4294967295 with 0 bytes left")
    assertRefused(effects.number(2).byte(0).bytes, "a length of 2 with 1 bytes left")
    let text = effects.number(1).number(0x7FFF_FFFF).byte(65)
    assertRefused(text.bytes, "a length of 2147483647 with 1 bytes left")
    let returned = HandWritten(bytes: [Kind.returned]).number(1)
    assertRefused(returned.number(9).byte(0).bytes, "a length of 9 with 1 bytes left")
    for kind in [6, 7, 8] as [UInt8] {
      let value = returned.number(1).text("a").byte(kind).number(1000)
      assertRefused(value.bytes, "a length of 1000 with 0 bytes left")
    }
  }

  func testValuesMayNestToTheLimitAndNotBeyond() throws {
    let limit = LinkDecoder.maximumDepth

    XCTAssertEqual(try decoded(LinkEncoder.encode(nested(limit - 1))), nested(limit - 1))
    assertRefused(LinkEncoder.encode(nested(limit)), "values nested deeper than 64")
  }

  func testRecordsCountForDepthAsListsDo() throws {
    func message(_ levels: Int) -> LinkMessage {
      let value = (0..<levels).reduce(LinkValue.null) { value, _ in .record(["a": value]) }
      return .returned(Returned(id: 1, value: ["value": value]))
    }
    let limit = LinkDecoder.maximumDepth

    XCTAssertEqual(try decoded(LinkEncoder.encode(message(limit - 1))), message(limit - 1))
    assertRefused(LinkEncoder.encode(message(limit)), "values nested deeper than 64")
  }

  func testAMillionLevelsAreRefusedWithoutRecursion() {
    let body = HandWritten(bytes: [Kind.returned]).number(1).number(1).text("a").bytes
    let lists = (0..<100_000).flatMap { _ in HandWritten(bytes: [6]).number(1).bytes }

    assertRefused(body + lists, "values nested deeper than 64")
  }

  func testAKeyTwiceIsRefused() {
    let record = HandWritten(bytes: [Kind.returned]).number(1).number(2)
      .text("a").byte(0).text("a").byte(0)

    assertRefused(record.bytes, "a record with a key twice")
  }

  func testTextThatIsNotUTF8IsRefused() {
    let effects = HandWritten(bytes: [Kind.effects]).number(1)
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]] {
      let body = effects.number(UInt32(bytes.count)).bytes + bytes
      assertRefused(body, "text that is not UTF-8")
    }
  }

  func testQueuedWorkIsDueAtARealTime() {
    let returned = HandWritten(bytes: [Kind.returned]).number(1).number(0).number(0)
    for due in [Double.nan, .infinity, -.infinity] {
      let work = returned.byte(1).byte(0).number(0).double(due)
      assertRefused(work.bytes, "queued work due at no time")
    }
    let unknown = returned.byte(1).byte(5).number(0).double(1)
    assertRefused(unknown.bytes, "queued work of an unknown kind")
    assertRefused(returned.byte(2).bytes, "an optional that is neither there nor absent")
    XCTAssertNoThrow(try decoded(returned.byte(0).bytes))
    XCTAssertNoThrow(try decoded(returned.byte(1).byte(4).number(0).double(1).bytes))
  }
}
