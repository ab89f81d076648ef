import Foundation
import Grading
import Wording
import XCTest

@testable import Reporting

final class ReportWriterTests: XCTestCase {
  private var out = ""

  override func setUpWithError() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    out = folder.path
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: out)
  }

  func testAStudentGetsBothFilesAndNothingElseIsLeft() throws {
    let writer = ReportWriter(out: out + "/deep/er")

    XCTAssertEqual(try writer.write(Sample.partly), .written)

    let folder = "\(out)/deep/er/02-interruptions/Ben O%27Neil"
    XCTAssertEqual(
      writer.folder(assignment: Sample.assignment, student: "Ben O'Neil"), folder)
    XCTAssertEqual(try names(in: folder), ["report.html", "report.json"])
    XCTAssertEqual(
      FileManager.default.contents(atPath: folder + "/report.json"),
      try ReadableReport(Sample.partly).json())
    XCTAssertEqual(
      writer.report(assignment: Sample.assignment, student: "Ben O'Neil"), Sample.partly)
  }

  func testHostileStudentsStayInTheirOwnFolders() throws {
    let writer = ReportWriter(out: out)
    let students = [
      "..", ".", "../../up", "a/b", "-rf", "line\nbreak", "\"quoted\"", "index.html",
      "summary.json", "Grades.CSV", "\u{FFFD}", " ", "",
    ]

    for student in students { try writer.write(Sample.report(student)) }
    let summary = try writer.writeSummary(
      assignment: Sample.assignment, title: Sample.title, maxScore: 10,
      reports: students.map { Sample.report($0) })

    XCTAssertEqual(try names(in: out), [Sample.assignment])
    let folders = try names(in: "\(out)/\(Sample.assignment)")
    XCTAssertEqual(folders.count, students.count + 3)
    for student in students { XCTAssertTrue(folders.contains(reportFolder(of: student)), student) }
    XCTAssertEqual(summary.students.count, students.count)
  }

  func testEveryLinkOfTheIndexLeadsToAReport() throws {
    let writer = ReportWriter(out: out)
    for report in Sample.all { try writer.write(report) }
    try writer.writeSummary(
      assignment: Sample.assignment, title: Sample.title, maxScore: 10, reports: Sample.all)

    let folder = "\(out)/\(Sample.assignment)"
    let html = try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
    let links = html.matches(of: /href="([^"]*)"/).map { String($0.1) }

    XCTAssertGreaterThanOrEqual(Set(links).count, Sample.all.count)
    for link in links {
      let path = try XCTUnwrap(link.removingPercentEncoding)
      XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder)/\(path)"), link)
    }
  }

  func testAFailedGradingNeverReplacesAReportThatSaysSomething() throws {
    let writer = ReportWriter(out: out)
    for earlier in [Sample.right, Sample.broken, Sample.missing] {
      try writer.write(earlier)
      var failed = Sample.notGraded
      failed.student = earlier.student

      XCTAssertEqual(try writer.write(failed), .keptEarlier)

      XCTAssertEqual(
        writer.report(assignment: Sample.assignment, student: earlier.student),
        ReadableReport(earlier).report)
    }
  }

  func testAFailedGradingIsWrittenWhereNothingIsLost() throws {
    let writer = ReportWriter(out: out)
    let file = writer.folder(assignment: Sample.assignment, student: "farid") + "/report.json"

    XCTAssertEqual(try writer.write(Sample.notGraded), .written)
    XCTAssertEqual(try writer.write(Sample.notGraded), .written, "over another failure")
    try Data("{\"status\":".utf8).write(to: URL(filePath: file))
    XCTAssertEqual(try writer.write(Sample.notGraded), .written, "over a broken file")
    try Data("{\"status\":\"regraded\",\"schema\":\"v9\"}".utf8).write(to: URL(filePath: file))
    XCTAssertEqual(try writer.write(Sample.notGraded), .keptEarlier, "a newer schema")
  }

  func testAnyGradingReplacesAnEarlierOne() throws {
    let writer = ReportWriter(out: out)
    var report = Sample.right
    for status in StudentReport.Status.allCases where status != .notGraded {
      report.status = status

      XCTAssertEqual(try writer.write(report), .written)

      XCTAssertEqual(
        writer.report(assignment: Sample.assignment, student: "ann")?.status, status)
    }
  }

  func testTheSummaryTellsOfTheReportThatWasKept() throws {
    let writer = ReportWriter(out: out)
    try writer.write(Sample.right)
    var failed = Sample.notGraded
    failed.student = "ann"

    let summary = try writer.writeSummary(
      assignment: Sample.assignment, title: Sample.title, maxScore: 10,
      reports: [failed, Sample.notGraded])

    XCTAssertEqual(summary.students.map(\.status), [.graded, .notGraded])
    XCTAssertEqual(summary.students.map(\.score), [10, nil])
    XCTAssertEqual(summary.students.map(\.earlier), [true, nil])
  }

  func testAGradingOfOneStudentCanListTheOthers() throws {
    let writer = ReportWriter(out: out)
    for report in Sample.all { try writer.write(report) }
    try Data("not json".utf8).write(to: URL(filePath: "\(out)/\(Sample.assignment)/stray"))
    func students(others: Bool) throws -> [String] {
      try writer.writeSummary(
        assignment: Sample.assignment, title: Sample.title, maxScore: 10,
        reports: [Sample.right], others: others
      ).students.map(\.student)
    }

    XCTAssertEqual(try students(others: false), ["ann"])
    let all = try students(others: true)
    XCTAssertEqual(all.count, Sample.all.count)
    XCTAssertTrue(all.contains("ann"))
  }

  func testAPlaceThatCannotBeWrittenIsNamed() throws {
    try Data().write(to: URL(filePath: out + "/file"))
    let folder = "\(out)/file/02-interruptions/ann"

    XCTAssertThrowsError(try ReportWriter(out: out + "/file").write(Sample.right)) { error in
      XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
      XCTAssertEqual("\(error)", "\(folder): cannot be made: Not a directory")
    }
  }

  func testAFolderInThePlaceOfAFileIsNamedAndNothingIsLeft() throws {
    let writer = ReportWriter(out: out)
    let folder = writer.folder(assignment: Sample.assignment, student: "ann")
    try FileManager.default.createDirectory(
      atPath: folder + "/report.html/inner", withIntermediateDirectories: true)

    XCTAssertThrowsError(try writer.write(Sample.right)) { error in
      XCTAssertEqual(
        "\(error)", "\(folder)/report.html: cannot be replaced: Is a directory")
    }
    XCTAssertEqual(try names(in: folder), ["report.html"])
  }

  func testAFullDiskLosesNothingAndLeavesNothing() throws {
    let writer = ReportWriter(out: out)
    try writer.write(Sample.right)
    let folder = writer.folder(assignment: Sample.assignment, student: "ann")
    let before = FileManager.default.contents(atPath: folder + "/report.json")
    var longer = Sample.right
    longer.message = String(repeating: "a", count: 1000)

    try withLargestFile(bytes: 4096) {
      XCTAssertThrowsError(try writer.write(longer)) { error in
        XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
        XCTAssertEqual("\(error)", "\(folder)/report.html: cannot be written: File too large")
      }
    }

    XCTAssertEqual(try names(in: folder), ["report.html", "report.json"])
    XCTAssertEqual(FileManager.default.contents(atPath: folder + "/report.json"), before)
    XCTAssertEqual(try writer.write(longer), .written)
  }

  /// A folder that forbids writing stops everyone but the superuser.
  func testAFolderThatForbidsWritingIsNamed() throws {
    try XCTSkipIf(geteuid() == 0, "the superuser writes everywhere")
    XCTAssertEqual(chmod(out, 0o555), 0)
    defer { chmod(out, 0o755) }

    XCTAssertThrowsError(try ReportWriter(out: out).write(Sample.right)) { error in
      XCTAssertEqual("\(error)", "\(out)/02-interruptions: cannot be made: Permission denied")
    }
  }

  func testAReaderSeesAWholeReportAtAnyTime() async throws {
    let writer = ReportWriter(out: out)
    try writer.write(Sample.right)
    let file = writer.folder(assignment: Sample.assignment, student: "ann") + "/report.json"
    var other = Sample.right
    other.message = String(repeating: "other ", count: 300)
    let versions = try [Sample.right, other].map { try ReadableReport($0).json() }
    let reports = [Sample.right, other]

    let writing = Task.detached {
      for round in 0..<60 { try writer.write(reports[round % 2]) }
    }
    var seen = 0
    while seen < 400 {
      let data = try XCTUnwrap(FileManager.default.contents(atPath: file))
      XCTAssertTrue(versions.contains(data))
      seen += 1
    }

    try await writing.value
  }

  // MARK: -

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Runs `body` while writing past `bytes` of a file fails, as on a full disk.
  private func withLargestFile(bytes: UInt, _ body: () throws -> Void) throws {
    var before = rlimit()
    XCTAssertEqual(getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before), 0)
    let handler = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: before.rlim_max)
    XCTAssertEqual(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit), 0)
    defer {
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
      signal(SIGXFSZ, handler)
    }
    try body()
  }
}
