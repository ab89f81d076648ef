import AppLink
import SeededRandom
import XCTest

final class RoundTripTests: XCTestCase {
  func testEveryGeneratedMessageComesBack() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let message = generator.message()

      let body = LinkEncoder.encode(message)

      XCTAssertEqual(try decoded(body), message)
    }
  }

  func testEqualMessagesAreEqualBytes() {
    let keys = (0..<200).map { "key \($0)" }
    let forwards = LinkRecord(uniqueKeysWithValues: keys.map { ($0, .string($0)) })
    let backwards = LinkRecord(uniqueKeysWithValues: keys.reversed().map { ($0, .string($0)) })

    let bodies = [forwards, backwards].map {
      LinkEncoder.encode(.returned(Returned(id: 7, value: $0)))
    }

    XCTAssertEqual(bodies[0], bodies[1])
  }

  func testTextComesBackByteForByte() throws {
    // Equal as text, but not the same.
    for text in ["\u{E9}", "e\u{301}", "", "\u{0}\u{FFFD}", "👩‍👩‍👧‍👦"] {
      let body = LinkEncoder.encode(.effects([Effect(text, on: .application)]))

      guard case .effects(let effects) = try decoded(body) else { return XCTFail() }

      XCTAssertEqual(effects.first.map { Array($0.name.utf8) }, Array(text.utf8))
    }
  }

  func testNumbersThatAreNoNumbersComeBackBitForBit() throws {
    for value in [Double.nan, .signalingNaN, .infinity, -.infinity, -0.0] {
      let body = LinkEncoder.encode(.answer(Answer(id: 1, now: value, state: "active")))

      guard case .answer(let answer) = try decoded(body) else { return XCTFail() }

      XCTAssertEqual(answer.now.bitPattern, value.bitPattern)
    }
  }

  func testValuesTellWhatTheyAre() {
    XCTAssertEqual(LinkValue.string("a").string, "a")
    XCTAssertEqual(LinkValue.bool(true).bool, true)
    XCTAssertEqual(LinkValue.int(-1).int, -1)
    XCTAssertEqual(LinkValue.double(0.5).double, 0.5)
    XCTAssertEqual(LinkValue.list([1]).list, [1])
    XCTAssertEqual(LinkValue.record(["a": 1]).record, ["a": 1])
    let values: [LinkValue] = [
      .null, "a", true, 1, 0.5, .data([1]), .date(1), .list([]), .record([:]),
    ]
    XCTAssertEqual(values.compactMap(\.string).count, 1)
    XCTAssertEqual(values.compactMap(\.bool).count, 1)
    XCTAssertEqual(values.compactMap(\.int).count, 1)
    XCTAssertEqual(values.compactMap(\.double).count, 1)
    XCTAssertEqual(values.compactMap(\.list).count, 1)
    XCTAssertEqual(values.compactMap(\.record).count, 1)
  }

  func testOnlyANumberThatFitsNamesAnObject() {
    XCTAssertEqual(LinkValue.object(ObjectID(.max)).object, ObjectID(.max))
    XCTAssertEqual(LinkValue.int(0).object, .application)
    XCTAssertNil(LinkValue.int(-1).object)
    XCTAssertNil(LinkValue.int(Int64(UInt32.max) + 1).object)
    XCTAssertNil(LinkValue.string("1").object)
  }
}
