import Foundation
import SourceMapping
import SeededRandom
import XCTest

@testable import SubmissionBuild

final class DiagnosticTests: XCTestCase {
  private let files = [
    "/App/A.swift": PassedFile(
      original: SourceFile(path: "Sources/A.swift", text: Array("one\r\ntwo\n\tthree".utf8)),
      text: Array("one\r\ntwo\n\tthree".utf8))
  ]

  private func message(
    _ text: String, severity: Diagnostic.Severity = .error, file: String? = "/App/A.swift",
    line: Int = 1
  ) -> SerializedDiagnostic {
    SerializedDiagnostic(
      severity: severity, file: file, line: line, column: 1, message: Array(text.utf8))
  }

  func testSourceLinesAreTheStudentsOwn() {
    let mapped = DiagnosticMapper(files: files)
      .map((1...4).map { message("m", line: $0) })

    XCTAssertEqual(mapped.map(\.source), ["one", "two", "\tthree", nil])
    XCTAssertEqual(mapped.map(\.file), Array(repeating: "Sources/A.swift", count: 4))
  }

  func testMessageWithoutAKnownFileIsAboutTheWhole() {
    let mapped = DiagnosticMapper(files: files).map([
      message("m", file: nil), message("m", file: "/etc/passwd"), message("m", line: 0),
    ])

    XCTAssertEqual(mapped, Array(repeating: Diagnostic(severity: .error, message: "m"), count: 3))
  }

  func testLongTextIsCapped() {
    let atLimit = String(repeating: "x", count: 2000)
    let mapped = DiagnosticMapper(files: files).map([message(atLimit), message(atLimit + "yz")])

    XCTAssertEqual(mapped[0].message, atLimit)
    XCTAssertEqual(mapped[1].message, atLimit + "… 2 more bytes")
  }

  func testErrorsComeFirstWhereThereAreTooMany() {
    var all = (1...49).map { message("w\($0)", severity: .warning) }
    all += [message("e", severity: .error), message("n", severity: .note)]

    let mapped = DiagnosticMapper(files: files).map(all)

    XCTAssertEqual(mapped.count, 50)
    XCTAssertEqual(mapped.prefix(3).map(\.message), ["e", "n", "w1"])
    XCTAssertEqual(mapped.last?.message, "… 2 more messages")
  }

  func testCrashIsToldAtThePlaceThatTheCompilerNamesLast() {
    let output = """
      Stack dump:
      0.\tProgram arguments: swift-frontend -c /App/A.swift
      1.\tSwift version 6
      2.\tWhile evaluating request (/App/A.swift:1:1 - line:2:3)
      3.\tWhile type-checking 'three' (at /App/A.swift:3:2)
      """
    let diagnostic = CompilerCrash.diagnostic(output: Array(output.utf8), files: files)

    XCTAssertEqual(diagnostic.file, "Sources/A.swift")
    XCTAssertEqual([diagnostic.line, diagnostic.column], [3, 2])
    XCTAssertEqual(diagnostic.source, "\tthree")
  }

  func testCrashWithoutAPlaceIsToldAboutTheWhole() {
    for output in [
      "", "at /App/A.swift:", "/App/A.swift:99:1", "/App/A.swift:0:0", "/App/B.swift:1:1",
    ] {
      let diagnostic = CompilerCrash.diagnostic(output: Array(output.utf8), files: files)

      XCTAssertNil(diagnostic.file)
      XCTAssertNil(diagnostic.line)
    }
  }

  func testWhatActsIsWrittenOut() {
    XCTAssertEqual(ShownText.line.shown("a\tb\u{1B}[0m\r\n\0"), "a\tb\\u{1B}[0m\\u{D}\\u{A}\\u{0}")
    XCTAssertEqual(
      ShownText.line.shown("\u{202E}abc\u{2066}\u{200F}"), "\\u{202E}abc\\u{2066}\\u{200F}")
    XCTAssertEqual(ShownText.line.shown("größe 名前 😀 <b> `x`"), "größe 名前 😀 <b> `x`")
    XCTAssertEqual(ShownText.line.shown([0x61, 0xFF, 0x62]), "a\u{FFFD}b")
  }
}

final class SerializedDiagnosticTests: XCTestCase {
  /// What a compiler wrote about `func g() { let x: Int = "a" }` in line 5 of `bad.swift`.
  private func recorded() throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let source = try folder.write("\n\n\n\nfunc g() { let x: Int = \"a\" }\n", to: "bad.swift")
    let swiftc = try Compiler.locate().driver
    let process = Process()
    process.executableURL = URL(fileURLWithPath: swiftc)
    process.arguments = [
      "-frontend", "-typecheck", source.path, "-serialize-diagnostics-path",
      "\(folder.path)/bad.dia",
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: folder.folder("bad.dia")))
  }

  func testMessageIsReadWithItsPlace() throws {
    let diagnostics = SerializedDiagnostic.all(in: try recorded())

    let diagnostic = try XCTUnwrap(diagnostics.first)
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertEqual(diagnostic.severity, .error)
    XCTAssertEqual(diagnostic.file?.hasSuffix("/bad.swift"), true)
    XCTAssertEqual([diagnostic.line, diagnostic.column], [5, 25])
    XCTAssertEqual(
      String(decoding: diagnostic.message, as: UTF8.self),
      "cannot convert value of type 'String' to specified type 'Int'")
  }

  func testNoFileOfBytesIsTrusted() throws {
    let whole = try recorded()
    XCTAssertEqual(SerializedDiagnostic.all(in: []), [])
    XCTAssertEqual(SerializedDiagnostic.all(in: Array("JUNK".utf8) + whole.dropFirst(4)), [])
    for length in 0..<whole.count {
      XCTAssertLessThanOrEqual(SerializedDiagnostic.all(in: Array(whole[..<length])).count, 1)
    }
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<8, using: &random) {
        bytes[4 + Int.random(in: 0..<(bytes.count - 4), using: &random)] = UInt8(
          Int.random(in: 0..<256, using: &random))
      }
      XCTAssertLessThan(SerializedDiagnostic.all(in: bytes).count, 1000)
    }
  }
}
