import Foundation
import Grading
import LifecycleTrace
import SourceMapping
import SubmissionBuild
import XCTest

@testable import Reporting

final class ReadableReportTests: XCTestCase {
  func testAMessageAtItsLimitStaysAndOnePastItIsCut() {
    XCTAssertEqual(message(letters(2000)), letters(2000))
    XCTAssertEqual(message(letters(2001)), letters(1983) + "… 18 more bytes")
  }

  func testASourceLineAtItsLimitStaysAndOnePastItIsCut() {
    XCTAssertEqual(source(letters(300)), letters(300))
    XCTAssertEqual(source(letters(301)), letters(284) + "… 17 more bytes")
    XCTAssertEqual(source("one\ntwo"), "one")
  }

  func testANameAtItsLimitStaysAndOnePastItIsCut() {
    XCTAssertEqual(ReadableReport(Sample.report(letters(200))).report.student, letters(200))
    XCTAssertEqual(
      ReadableReport(Sample.report(letters(201))).report.student, letters(184) + "… 17 more bytes")
  }

  func testAtMostThreeFindingsStandInACriterion() throws {
    XCTAssertEqual(try criterion(findings: 3).findings.map(\.came), ["1", "2", "3"])
    XCTAssertEqual(try criterion(findings: 4).findings.map(\.came), ["1", "2", "3"])
  }

  func testOfALongTimelineTheFirstFourAndTheLastEightLinesStay() throws {
    XCTAssertEqual(try timeline(12), Array(1...12))
    XCTAssertEqual(try timeline(13), [1, 2, 3, 4] + (6...13))
    XCTAssertEqual(try timeline(1000), [1, 2, 3, 4] + (993...1000))
  }

  func testOfALongStoryTheEndStays() throws {
    XCTAssertEqual(try story(40), (1...40).map(String.init))
    XCTAssertEqual(try story(41), ["…"] + (3...41).map(String.init))
  }

  func testOfManyCompilerMessagesTheFirstStayAndTheRestIsCounted() {
    XCTAssertEqual(messages(50), (1...50).map(String.init))
    XCTAssertEqual(messages(51), (1...49).map(String.init) + ["… 2 more messages"])
  }

  func testReadingAReportBackAndWritingItAgainChangesNothing() throws {
    var long = Sample.hostile
    long.message = String(repeating: "\u{1B}é", count: 3000)
    long.build.diagnostics = (0..<80).map {
      Diagnostic(severity: .error, file: "\u{202E}", message: "\($0)", source: letters(400))
    }
    for report in Sample.all + [long] {
      let first = try ReadableReport(report).json()

      let read = try JSONDecoder().decode(StudentReport.self, from: first)

      XCTAssertEqual(try ReadableReport(read).json(), first)
    }
  }

  func testEqualReportsAreTheSameBytes() throws {
    for report in Sample.all {
      XCTAssertEqual(try ReadableReport(report).json(), try ReadableReport(report).json())
      XCTAssertEqual(ReadableReport(report).html(), ReadableReport(report).html())
    }
  }

  func testAReportOfOrdinaryTextIsWrittenAsItIs() throws {
    for report in [Sample.right, Sample.partly, Sample.stopped, Sample.missing, Sample.notGraded] {
      XCTAssertEqual(ReadableReport(report).report, report)
      let json = try ReadableReport(report).json()
      XCTAssertEqual(try JSONDecoder().decode(StudentReport.self, from: json), report)
      XCTAssertEqual(json.last, 0x0A)
    }
  }

  private func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  private func message(_ text: String) -> String? {
    ReadableReport(Sample.report("ann", message: text)).report.message
  }

  private func source(_ text: String) -> String? {
    let diagnostic = Diagnostic(severity: .error, message: "m", source: text)
    let report = Sample.report("ann", diagnostics: [diagnostic])
    return ReadableReport(report).report.build.diagnostics.first?.source
  }

  private func messages(_ count: Int) -> [String] {
    let diagnostics = (1...count).map { Diagnostic(severity: .error, message: "\($0)") }
    let readable = ReadableReport(Sample.report("ann", diagnostics: diagnostics))
    XCTAssertEqual(readable.excerpts.count, readable.report.build.diagnostics.count)
    return readable.report.build.diagnostics.map(\.message)
  }

  private func criterion(findings count: Int) throws -> CriterionReport {
    let findings = (1...count).map { Finding(kind: .safety, expected: "e", came: "\($0)") }
    return try criterion(findings)
  }

  private func criterion(_ findings: [Finding]) throws -> CriterionReport {
    let report = Sample.report("ann", criteria: [Sample.pausing.with(.violated, findings)])
    return try XCTUnwrap(ReadableReport(report).report.criteria.first)
  }

  private func timeline(_ count: Int) throws -> [Int] {
    let lines = (1...count).map { Finding.Line(n: $0, depth: 0, text: "x") }
    let finding = Finding(kind: .safety, expected: "e", came: "c", lines: lines)
    return try XCTUnwrap(try criterion([finding]).findings.first).lines.map(\.n)
  }

  private func story(_ count: Int) throws -> [String] {
    let story = (1...count).map(String.init)
    let finding = Finding(kind: .safety, expected: "e", came: "c", story: story)
    return try XCTUnwrap(try criterion([finding]).findings.first).story
  }
}

final class SourceExcerptTests: XCTestCase {
  func testTheCaretStandsBelowTheColumnInBytes() throws {
    XCTAssertEqual(try padding("let x = y", column: 9), "        ")
    XCTAssertEqual(try padding("\t\tfoo()", column: 3), "\t\t")
    XCTAssertEqual(try padding("é = foo", column: 6), "é   ")
    XCTAssertEqual(try padding("日本 = foo", column: 10), "日本   ")
  }

  func testTheCaretStaysOnTheLine() throws {
    XCTAssertEqual(try padding("foo", column: 1), "")
    XCTAssertEqual(try padding("foo", column: 0), "")
    XCTAssertEqual(try padding("foo", column: -5), "")
    XCTAssertEqual(try padding("foo", column: 4), "   ")
    XCTAssertEqual(try padding("foo", column: .max), "   ")
    XCTAssertEqual(try padding("é", column: 2), "", "inside a character means that character")
  }

  func testWithoutAColumnThereIsNoCaretAndWithoutALineNoExcerpt() throws {
    let excerpt = try XCTUnwrap(SourceExcerpt(line: 1, column: nil, source: "foo"))

    XCTAssertNil(excerpt.caretPadding)
    XCTAssertNil(SourceExcerpt(line: 1, column: 1, source: nil))
  }

  func testOfALongLineThePartAroundTheCaretIsShown() throws {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)

    let excerpt = try XCTUnwrap(SourceExcerpt(line: 1, column: 501, source: line))

    XCTAssertEqual(
      excerpt.text,
      "…" + String(repeating: "a", count: 30) + "X" + String(repeating: "b", count: 269) + "…")
    XCTAssertEqual(excerpt.beforeCaret, "…" + String(repeating: "a", count: 30))
  }

  func testALineAtTheLimitIsShownWhole() throws {
    let line = String(repeating: "a", count: 300)

    XCTAssertEqual(SourceExcerpt(line: 1, column: 300, source: line)?.text, line)
    XCTAssertEqual(SourceExcerpt(line: 1, column: 1, source: line + "a")?.text, line + "…")
  }

  func testHiddenCharactersAreShownBeforeTheCaretToo() throws {
    let excerpt = try XCTUnwrap(SourceExcerpt(line: 1, column: 4, source: "\u{202E}foo"))

    XCTAssertEqual(excerpt.text, "⟨U+202E⟩foo")
    XCTAssertEqual(excerpt.beforeCaret, "⟨U+202E⟩")
  }

  private func padding(_ source: String, column: Int) throws -> String? {
    try XCTUnwrap(SourceExcerpt(line: 1, column: column, source: source)).caretPadding
  }
}
