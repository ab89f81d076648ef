import AppLink
import Foundation
import XCTest

final class LinkSocketTests: XCTestCase {
  /// Both ends of a stream.
  private func pair() throws -> (LinkSocket, Int32) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue)
    XCTAssertEqual(socketpair(AF_UNIX, kind, 0, &ends), 0)
    return (LinkSocket(descriptor: ends[0]), ends[1])
  }

  func testMessagesCrossInOrder() throws {
    var (link, peer) = try pair()
    let messages = [nested(1), nested(2)]
    for message in messages {
      let bytes = try LinkFrame.bytes(of: message)
      XCTAssertEqual(write(peer, bytes, bytes.count), bytes.count)
    }

    XCTAssertEqual(try link.receive(), messages[0])
    XCTAssertEqual(try link.receive(), messages[1])

    XCTAssertTrue(try link.send(nested(3)))
    var frame = [UInt8](repeating: 0, count: 4096)
    let count = read(peer, &frame, frame.count)
    XCTAssertEqual(Array(frame.prefix(count)), try LinkFrame.bytes(of: nested(3)))
  }

  func testTheEndOfTheDeviceEndsTheWaiting() throws {
    var (link, peer) = try pair()
    let half = try LinkFrame.bytes(of: nested(3)).dropLast()
    XCTAssertEqual(write(peer, Array(half), half.count), half.count)
    close(peer)

    XCTAssertNil(try link.receive(), "half a message is none")
  }

  func testGarbageOfTheDeviceIsRefused() throws {
    var (link, peer) = try pair()
    XCTAssertEqual(write(peer, [0, 0, 0, 1, 77], 5), 5)

    XCTAssertThrowsError(try link.receive())
  }

  func testALongMessageCrossesInPieces() throws {
    let (link, peer) = try pair()
    let long = LinkMessage.effects([
      Effect(String(repeating: "x", count: 900_000), on: .application)
    ])
    let expected = try LinkFrame.bytes(of: long)
    let received = DispatchQueue(label: "peer")
    nonisolated(unsafe) var bytes: [UInt8] = []
    received.async {
      var chunk = [UInt8](repeating: 0, count: 1000)
      while bytes.count < expected.count {
        let count = read(peer, &chunk, chunk.count)
        guard count > 0 else { return }
        bytes += chunk.prefix(count)
      }
    }

    XCTAssertTrue(try link.send(long))

    received.sync {}
    XCTAssertEqual(bytes, expected)
  }
}
