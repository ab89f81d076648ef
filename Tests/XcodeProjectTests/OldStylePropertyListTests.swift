import InfoPlist
import SeededRandom
import Wording
import XCTest

@testable import XcodeProject

final class OldStylePropertyListTests: XCTestCase {
  private func parse(_ text: String) throws -> String {
    Self.words(try OldStylePropertyList.parse(Array(text.utf8)))
  }

  private static func words(_ value: PropertyListValue) -> String {
    switch value.content {
    case .string(let text): "“\(text)”"
    case .list(let items): "(" + items.map(words).joined(separator: " ") + ")"
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key)=\(words($0.value))" }.joined(separator: " ") + "}"
    case .bool(let isTrue): "\(isTrue)"
    case .other(let element, let text): "<\(element) \(text)>"
    }
  }

  private func problem(_ text: String) -> FileProblem? {
    do {
      _ = try OldStylePropertyList.parse(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  func testWhatXcodeWritesIsRead() throws {
    XCTAssertEqual(
      try parse(
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1; /* a comment */
        \tfiles = (
        \t\tA1 /* x.swift */,
        \t\t"a b\\n\\"c\\"",
        \t);
        \tempty = ();
        \t"key with space" = "$(SRCROOT)/x//y";
        \tpath = Base.lproj/Main.storyboard;
        \tdata = <0f bd77>;
        \tnone = "";
        }

        """),
      "{archiveVersion=“1” files=(“A1” “a b\n\"c\"”) empty=() key with space=“$(SRCROOT)/x//y” "
        + "path=“Base.lproj/Main.storyboard” data=<data 0fbd77> none=“”}")
  }

  func testEscapesAndLettersOfAllLanguagesAreRead() throws {
    XCTAssertEqual(try parse(#"("\U00e9\t\101", 'it is', Ümläut)"#), "(“é\tA” “it is” “Ümläut”)")
    XCTAssertEqual(try parse(#"("\Ud800", "\x")"#), "(“\u{FFFD}” “x”)")
  }

  func testAProblemNamesItsLine() {
    XCTAssertEqual(
      problem("{\n a = 1\n}"), FileProblem("has no ; after the value of “a”", line: 3))
    XCTAssertEqual(problem("{\n a 1;\n}"), FileProblem("has no = after “a”", line: 2))
    XCTAssertEqual(problem("{\n a = 1;"), FileProblem("has no } for the { of line 1", line: 2))
    XCTAssertEqual(
      problem("(\n a"),
      FileProblem("has neither , nor ) after a value of the list of line 1", line: 2))
    XCTAssertEqual(
      problem("(\n\"a"), FileProblem("has a string without an end; it begins in line 2", line: 2)
    )
    XCTAssertEqual(
      problem("/*\n a"),
      FileProblem("has a comment without an end; it begins in line 1", line: 2))
    XCTAssertEqual(problem("{} x"), FileProblem("goes on after its end", line: 1))
    XCTAssertEqual(problem(""), FileProblem("ends too early", line: 1))
    XCTAssertEqual(problem("<0f"), FileProblem("has no > for the < of line 1", line: 1))
  }

  func testDepthAndNumberOfValuesAreLimited() throws {
    let deepest = String(repeating: "(", count: 31) + "a" + String(repeating: ")", count: 31)
    XCTAssertNil(problem(deepest))
    XCTAssertEqual(problem("(\(deepest))")?.message, "nests more than 32 levels")
    XCTAssertEqual(
      problem(String(repeating: "(", count: 1_000_000))?.message, "nests more than 32 levels")
    XCTAssertEqual(
      problem("(" + String(repeating: "a,", count: 400_000) + ")")?.message,
      "holds more than 400000 values")
  }

  func testNoBytesMakeTheReaderTrap() throws {
    var random = SeededGenerator(seed: 5)
    for fixture in try XcodeFixture.all() {
      let original = try fixture.projectFile()
      for _ in 0..<60 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...20, using: &random) {
          let index = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0...2, using: &random) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: index)
          default:
            bytes.insert(Array("{}()\";/*=\\".utf8).randomElement(using: &random) ?? 0, at: index)
          }
        }
        // Either answer will do.
        let reader = try? TargetReader(
          bytes, at: "\(fixture.name).xcodeproj", files: fixture.files
        ) { _ in nil }
        _ = try? reader?.target()
      }
      for length in stride(from: 0, to: original.count, by: 997) {
        XCTAssertThrowsError(try ProjectGraph(Array(original.prefix(length))))
      }
    }
  }
}
