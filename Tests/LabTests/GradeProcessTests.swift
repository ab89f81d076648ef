import Foundation
import Grading
import XCTest

/// `lab grade` as a process: what it prints, writes and exits with.
final class GradeProcessTests: XCTestCase {
  func testEverySubmissionIsGradedWhateverItsNeighboursDo() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.submit("bob", GradedCourse.app("HALF"))
    try course.submit("eve", GradedCourse.app("RIGHT") + "\nlet x: Int = \"text\"\n")
    try course.submit("nil", nil)

    let ending = try course.lab("grade", "--jobs", "2")

    XCTAssertEqual(ending.status, 0, ending.note)
    XCTAssertEqual(
      ending.result,
      """
      01-log  Callback log
        student  score  status
        ada        5/5  graded
        bob        3/5  graded
        eve        0/5  does not compile
        nil        0/5  missing

      Reports:
        Reports/01-log/index.html

      """)
    let reports = try course.reports()
    XCTAssertEqual(reports.mapValues(\.score), ["ada": 5, "bob": 3, "eve": 0, "nil": 0])
    XCTAssertEqual(
      reports["eve"]?.build.diagnostics.first?.message,
      "cannot convert value of type 'String' to specified type 'Int'")
    XCTAssertEqual(reports["eve"]?.criteria.map(\.verdict), [.notExercised, .notExercised])
    XCTAssertEqual(reports["bob"]?.scenarios.map(\.id), ["testOrder", "hidden-1"])
    for file in ["index.html", "summary.json", "grades.csv", "timings.json"] {
      XCTAssertTrue(course.exists("Reports/01-log/\(file)"), file)
    }
    XCTAssertEqual(ending.note.split(separator: "\n").count { $0.hasPrefix("[") }, 4)
    XCTAssertFalse(ending.note.contains("\u{1B}"))
    XCTAssertFalse("\(reports)\(ending)".contains("testSecret"))
    XCTAssertEqual(try leftovers(of: course), [])
  }

  func testTwiceGivesTheSameBytes() throws {
    let course = try makeGradedCourse()
    for student in ["ada", "bob", "cy"] { try course.submit(student, GradedCourse.app("HALF")) }

    XCTAssertEqual(try course.lab("grade", "--out", "first", "--jobs", "1").status, 0)
    XCTAssertEqual(try course.lab("grade", "--out", "second", "--jobs", "3").status, 0)

    let files =
      ["ada", "bob", "cy"].flatMap { ["\($0)/report.json", "\($0)/report.html"] }
      + ["index.html", "summary.json", "grades.csv"]
    for file in files {
      XCTAssertEqual(
        try course.text(of: "first/01-log/\(file)"), try course.text(of: "second/01-log/\(file)"),
        file)
    }
  }

  func testMistakesInTheCourseTouchNoReport() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.write("old", to: "Reports/01-log/ada/report.json")
    let missing = GradedCourse.grading.replacingOccurrences(of: "01-log", with: "01-lag")
    let points = GradedCourse.grading.replacingOccurrences(of: "5}", with: "6}")
    let cases: [(String?, String)] = [
      (
        nil,
        "lab: there is no grading.json in this folder or one above it; "
          + "name the course's folder with --course DIR\n"
      ),
      ("", "lab: grading.json: is empty\n"),
      (
        "{",
        "lab: grading.json:1: is not JSON: expected a key in double quotes, "
          + "found the end of the file\n"
      ),
      ("[]", "lab: grading.json:1: must hold an object in braces, not a list\n"),
      (
        missing,
        "lab: grading.json:1: assignments[0].id: there is no folder Assignments/01-lag "
          + "(did you mean “01-log”?)\n"
      ),
      (
        points,
        "Running the references …\nlab: grading.json:1: assignments[0].points: is 6, "
          + "but the criteria of its suites come to 5\n"
      ),
    ]

    for (grading, note) in cases {
      try FileManager.default.removeItem(at: course.url.appending(path: "grading.json"))
      if let grading { try course.write(grading, to: "grading.json") }

      let ending = try course.lab("grade")

      XCTAssertEqual(ending.status, 2)
      XCTAssertEqual(ending.note, note)
      XCTAssertEqual(ending.result, "")
      XCTAssertEqual(try course.text(of: "Reports/01-log/ada/report.json"), "old")
      if grading == nil { try course.write("{}", to: "grading.json") }
    }
    XCTAssertFalse(course.exists("Reports/01-log/index.html"))
  }

  func testAReferenceWithoutFullMarksTouchesNoReport() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.write(GradedCourse.app("HALF"), to: "Assignments/01-log/Reference/App.swift")

    let ending = try course.lab("grade")

    XCTAssertEqual(ending.status, 2)
    XCTAssert(
      ending.note.hasSuffix(
        "lab: Assignments/01-log/Reference: the reference earns 0 of 2 for “Logs everything”: "
          + "violated\n"), ending.note)
    XCTAssertFalse(course.exists("Reports"))
  }

  func testASuiteThatDoesNotBuildTouchesNoReport() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Course", targets: [.testTarget(name: "LogHidden")])
      """, to: "Package.swift")
    try course.write("let wrong: Int = \"text\"\n", to: "Tests/LogHidden/Hidden.swift")

    let ending = try course.lab("grade", prebuilt: false)

    XCTAssertEqual(ending.status, 2)
    XCTAssert(
      ending.note.contains(
        "Hidden.swift:1:18: error: cannot convert value of type 'String' to specified type 'Int'"),
      ending.note)
    XCTAssertFalse(course.exists("Reports"))
  }

  func testTheMachinesFaultKeepsTheEarlierReportAndTheOthersAreGraded() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.submit("bob", GradedCourse.app("HALF"))
    XCTAssertEqual(try course.lab("grade").status, 0)
    try course.submit("ada", GradedCourse.app("BROKEN"))
    try course.submit("bob", GradedCourse.app("RIGHT"))

    let ending = try course.lab("grade")

    XCTAssertEqual(ending.status, 3)
    XCTAssertEqual(try course.reports().mapValues(\.score), ["ada": 5, "bob": 5])
    XCTAssert(ending.result.contains("ada          –  not graded\n"), ending.result)
    XCTAssert(
      ending.note.hasSuffix(
        "lab: 01-log ada is not graded: LogVisible: it ended with exit status 0; "
          + "line 5 of the run record: the run did not end\n"), ending.note)
  }

  func testASuitesFaultInOneSubmissionLeavesTheOthersGraded() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("FAULTY"))
    try course.submit("bob", GradedCourse.app("HALF"))

    let ending = try course.lab("grade")

    XCTAssertEqual(ending.status, 2)
    let reports = try course.reports()
    XCTAssertEqual(reports["ada"]?.status, .notGraded)
    XCTAssertEqual(reports["bob"]?.score, 3)
    XCTAssert(
      ending.note.hasSuffix(
        "lab: 01-log ada is not graded, because a suite is wrong: "
          + "LogHidden.testSecret: nothing to unlock\n"), ending.note)
  }

  func testOneStudentIsGradedAgainAndTheOthersStayInTheSummary() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("HALF"))
    try course.submit("bob", GradedCourse.app("HALF"))
    XCTAssertEqual(try course.lab("grade").status, 0)
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.submit("bob", GradedCourse.app("RIGHT"))

    let ending = try course.lab("grade", "01-log", "--student", "bob")

    XCTAssertEqual(ending.status, 0)
    XCTAssertFalse(ending.result.contains("ada"))
    XCTAssertEqual(
      try course.text(of: "Reports/01-log/grades.csv"),
      """
      student,status,score,max_score,logs-in-order,logs-everything\r
      ada,graded,3,5,3,0\r
      bob,graded,5,5,3,2\r

      """)
  }

  func testShardsTogetherGradeEveryone() throws {
    let course = try makeGradedCourse()
    for student in ["a", "b", "c"] { try course.submit(student, GradedCourse.app("HALF")) }

    XCTAssertEqual(try course.lab("grade", "--shard", "1/2").status, 0)
    XCTAssertEqual(try course.reports().keys.sorted(), ["a", "c"])
    XCTAssertEqual(try course.lab("grade", "--shard", "2/2").status, 0)
    XCTAssertEqual(try course.reports().keys.sorted(), ["a", "b", "c"])
    XCTAssertEqual(
      try course.text(of: "Reports/01-log/grades.csv").split(separator: "\r\n").count, 4)
  }

  func testWrongUsageNamesTheNearestWord() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("HALF"))
    let cases: [([String], String)] = [
      (["01-lg"], "lab: there is no assignment “01-lg” in grading.json (did you mean “01-log”?)\n"),
      (
        ["--student", "adda"],
        "lab: there is no submission of “adda” in Submissions (did you mean “ada”?)\n"
      ),
      (["--submissions", "nowhere"], "lab: nowhere: there is no such folder\n"),
      (["--jobs", "257"], "lab: --jobs: must be a whole number between 1 and 256, not “257”\n"),
      (["--shard", "3/2"], "lab: --shard: I must be between 1 and 2, not 3\n"),
    ]

    for (words, note) in cases {
      let ending = try course.ending(of: try course.start(["grade"] + words))
      XCTAssertEqual(ending.status, 2)
      XCTAssertEqual(ending.note, note)
    }
  }

  func testReportsThatCannotBeWrittenAreTheMachinesFault() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.write("a file", to: "taken")

    let ending = try course.lab("grade", "--out", "taken")

    XCTAssertEqual(ending.status, 3, ending.note)
    XCTAssertEqual(ending.result, "")
    XCTAssertEqual(try course.text(of: "taken"), "a file")
  }

  func testAnInterruptionLeavesWholeReportsAndNoProcess() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("RIGHT"))
    try course.submit("bob", GradedCourse.app("STUCK"))
    try course.submit("cy", GradedCourse.app("RIGHT"))

    let process = try course.start(["grade", "--jobs", "1"])
    let deadline = Date().addingTimeInterval(60)
    while !course.exists("Reports/01-log/ada/report.json"), Date() < deadline { usleep(20_000) }
    usleep(500_000)
    kill(process.processIdentifier, SIGINT)
    let ending = try course.ending(of: process)

    XCTAssertEqual(ending.status, 130, ending.note)
    XCTAssertEqual(try course.reports().mapValues(\.score), ["ada": 5])
    XCTAssert(
      ending.note.hasSuffix(
        """
        lab: stopping; once more stops at once
        lab: stopped after 1 of 3 submissions; their reports in Reports are whole

        """), ending.note)
    XCTAssertEqual(try leftovers(of: course), [])
    XCTAssertEqual(processes(naming: course.url.path), [])
  }

  // MARK: Looking for what is left

  private func leftovers(of course: GradedCourse) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: course.url.appending(path: "tmp").path)
      .filter { $0.hasPrefix("lifecyclelab") }
  }

  /// The command lines of living processes that name a folder.
  private func processes(naming path: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int($0) != nil }.compactMap { number in
      let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      let text = String(decoding: line, as: UTF8.self)
      return text.contains(path) ? text : nil
    }
  }
}
