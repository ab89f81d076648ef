import Foundation
import InterfaceBuilder
import NibFormat
import SeededRandom
import Wording
import XCTest

final class HostileFileTests: XCTestCase {
  func testMutatedFilesAreReadOrRefused() throws {
    var random = SeededGenerator(seed: 5)
    var refused = 0
    let marks = Array("<>/=\"'&;!-[]0YN\n\u{0}\u{7F}".utf8) + [0x80, 0xFF]
    for name in fixtureNames {
      let bytes = try fixtureBytes(name)
      for _ in 0..<150 {
        var mutated = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let index = Int.random(in: mutated.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: mutated[index] = UInt8.random(in: 0...255, using: &random)
          case 1: mutated[index] = marks.randomElement(using: &random) ?? 0
          case 2:
            let end = min(mutated.count, index + Int.random(in: 1...200, using: &random))
            mutated.removeSubrange(index..<end)
          default:
            let end = min(mutated.count, index + Int.random(in: 1...200, using: &random))
            mutated.insert(contentsOf: Array(mutated[index..<end]), at: index)
          }
        }
        if try !readsOrRefuses(mutated, name.hasSuffix(".xib") ? .xib : .storyboard) {
          refused += 1
        }
      }
    }
    // A mutant in two is broken, and not every one.
    XCTAssertTrue((200..<900).contains(refused), "\(refused) of 900")
  }

  func testAPrefixOfAFileIsRefused() throws {
    let bytes = try fixtureBytes("PlayerCell.xib")

    for length in stride(from: 0, to: bytes.count - 12, by: 37) {
      XCTAssertNotEqual(problem(Array(bytes[..<length]), .xib).message, "none", "\(length)")
    }
  }

  func testTheLimitOfDepthIsExact() {
    // document, scenes, scene, objects, viewController, view, subviews are seven.
    func nested(_ levels: Int) -> [UInt8] {
      storyboard(
        (0..<levels).map { "<view key='contentView' id='n\($0)'>" }.joined()
          + String(repeating: "</view>", count: levels))
    }

    XCTAssertEqual(problem(nested(121)).message, "none")
    XCTAssertEqual(problem(nested(122)).message, "nests more than 128 levels")
    XCTAssertEqual(problem(nested(9_000)).message, "nests more than 128 levels")
  }

  func testTheDeepestFileHasJSONThatCanBeReadBack() throws {
    let open = (0..<121).map { "<view key='contentView' id='n\($0)'>" }.joined()
    let bytes = storyboard(open + String(repeating: "</view>", count: 121))

    let archive = try InterfaceReader.archive(of: bytes, kind: .storyboard)
    let data = try JSONEncoder().encode(archive)

    XCTAssertEqual(try JSONDecoder().decode(NibArchive.self, from: data), archive)
  }

  func testTheLimitOfElementsIsExact() {
    func many(_ count: Int) -> [UInt8] { storyboard(String(repeating: "<view/>", count: count)) }

    XCTAssertEqual(problem(many(20_000 - 7)).message, "none")
    XCTAssertEqual(problem(many(20_000 - 6)).message, "has more than 20000 elements")
    XCTAssertEqual(problem(many(100_000)).message, "has more than 20000 elements")
  }

  func testTheLimitOfSizeIsExact() {
    let limit = InterfaceReader.maximumBytes
    let bytes = storyboard("")

    XCTAssertEqual(
      problem(bytes + [UInt8](repeating: 10, count: limit - bytes.count)).message, "none")
    XCTAssertEqual(
      problem(bytes + [UInt8](repeating: 10, count: limit - bytes.count + 1)).message,
      "has more than 1024 KiB")
  }

  func testTheLimitOfTextIsExact() {
    func text(_ count: Int) -> String { String(repeating: "x", count: count) }
    func attribute(_ count: Int) -> [UInt8] { storyboard("<label text='\(text(count))'/>") }
    func element(_ count: Int) -> [UInt8] {
      storyboard("<label><string key='text'>\(text(count))</string></label>")
    }

    XCTAssertEqual(problem(attribute(65_536)).message, "none")
    XCTAssertEqual(
      problem(attribute(65_537)).message, "has more than 64 KiB of text in the attribute text")
    XCTAssertEqual(problem(element(65_536)).message, "none")
    XCTAssertEqual(problem(element(65_537)).message, "has more than 64 KiB of text in a <string>")
  }

  func testTheLimitOfAttributesIsExactAndSpares() {
    func crowded(_ count: Int) -> [UInt8] {
      storyboard("<view \((0..<count).map { "a\($0)='='" }.joined(separator: " "))/>")
    }
    let line = String(repeating: "=", count: 1_000)

    XCTAssertEqual(problem(crowded(256)).message, "none")
    XCTAssertEqual(
      problem(crowded(257)).message, "has an element of more than 256 attributes")
    XCTAssertEqual(
      problem(
        storyboard("<!-- \(line) --><label text='\(line)'><string>\(line)</string></label>")
      ).message, "none")
  }

  func testCostlyFilesAreSoonDone() {
    let files = [
      "<document " + String(repeating: "a='' ", count: 200_000),
      String(repeating: "<!---->", count: 149_000), String(repeating: "<!--", count: 260_000),
      "<a>" + String(repeating: "&amp;", count: 200_000),
      "<a b='" + String(repeating: "&#65;", count: 200_000) + "'/>",
      "<a>" + String(repeating: "<b/>", count: 250_000),
    ]
    let states = (0..<19_000).map { "<state key='s\($0)'/>" }.joined()

    let clock = ContinuousClock()
    let time = clock.measure {
      for file in files { XCTAssertNotEqual(problem(Array(file.utf8)).message, "none") }
      XCTAssertEqual(problem(storyboard("<button>\(states)</button>")).message, "none")
    }

    XCTAssertLessThan(time, .seconds(10))
  }

  /// Reads a file, and its archive's JSON; false where there is a problem.
  private func readsOrRefuses(_ bytes: [UInt8], _ kind: NibArchive.Kind) throws -> Bool {
    do throws(FileProblem) {
      let archive = try InterfaceReader.archive(of: bytes, kind: kind)
      XCTAssertNoThrow(try JSONEncoder().encode(archive))
      return true
    } catch {
      XCTAssertFalse(error.message.isEmpty)
      XCTAssertLessThan(error.message.count, 600)
      return false
    }
  }
}
