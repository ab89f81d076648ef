import Foundation
import LifecycleTrace
import Synchronization
import Wording
import XCTest

@testable import Grading

final class BatchTests: XCTestCase {
  func testResultsComeInTheSubmissionsOrderWhateverOrderTheyFinishIn() throws {
    let items = Array(0..<50)

    let results = WorkerPool(jobs: 8).map(items, until: Interruption()) { index, item in
      usleep(UInt32((50 - item) * 200))
      return "\(index):\(item)"
    }

    XCTAssertEqual(results, items.map { "\($0):\($0)" })
  }

  func testNoMoreThanTheGivenJobsRunAtOnce() {
    let running = Mutex((now: 0, most: 0))

    _ = WorkerPool(jobs: 3).map(Array(0..<30), until: Interruption()) { _, _ in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      usleep(2000)
      running.withLock { $0.now -= 1 }
      return true
    }

    XCTAssertEqual(running.withLock { $0.most }, 3)
  }

  func testAfterAnInterruptionNothingIsBegun() {
    let interruption = Interruption()

    let results = WorkerPool(jobs: 1).map([1, 2, 3], until: interruption) { _, item in
      if item == 2 { interruption.request(SIGINT) }
      return item
    }

    XCTAssertEqual(results, [1, 2, nil])
  }

  func testEverySubmissionIsHandedOverOnceAndFilesOfRunsAreGone() throws {
    let handed = Mutex<[String]>([])
    let work = try WorkFolder()
    defer { work.remove() }
    let batch = batch(in: work, jobs: 4)

    let results = try batch.grade(submissions(20), by: [try plan()]) { graded in
      handed.withLock { $0.append(graded.report.student) }
    }

    XCTAssertEqual(results.map { $0?.report.student }, submissions(20).map(\.student))
    XCTAssertEqual(results.map { $0?.report.score }, Array(repeating: 3, count: 20))
    XCTAssertEqual(handed.withLock { $0.sorted() }, submissions(20).map(\.student).sorted())
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: work.url.path), [])
  }

  func testAReportThatCannotBeWrittenStopsTheBatch() throws {
    let work = try WorkFolder()
    defer { work.remove() }
    let count = Mutex(0)

    XCTAssertThrowsError(
      try batch(in: work, jobs: 1).grade(submissions(20), by: [try plan()]) { _ in
        count.withLock { $0 += 1 }
        throw LabError("disk full", kind: .infrastructure)
      }
    ) { XCTAssertEqual("\($0)", "disk full") }
    XCTAssertEqual(count.withLock { $0 }, 1)
  }

  func testAllAssignmentsProblemsAreToldBeforeAnyStudentIsGraded() throws {
    let work = try WorkFolder()
    defer { work.remove() }
    let disk = try makeCourse()
    try disk.makeFolder("Reference")
    var first = assignment("01", points: 4, in: disk.url)
    first.pointsPlace.line = 1
    var second = assignment("02", points: 5, in: disk.url)
    second.pointsPlace.line = 2
    let suites = [visible(["testA"]), hidden(["testA"])]

    XCTAssertThrowsError(
      try batch(in: work, jobs: 2).plan([(first, suites), (second, suites)])
    ) { error in
      XCTAssertEqual(
        "\(error)",
        """
        grading.json:1: assignments[0].points: is 4, but the criteria of its suites come to 3
        grading.json:2: assignments[0].points: is 5, but the criteria of its suites come to 3
        """)
    }
    let third = assignment("03", points: 3, in: disk.url)
    XCTAssertEqual(
      try batch(in: work, jobs: 2).plan([(third, suites)]).map(\.rubric?.points), [3])
    let visibleOnly = try batch(in: work, jobs: 2).plan([(second, [visible(["testA"])])])
    XCTAssertEqual(visibleOnly.map(\.maxScore), [3])
  }

  func testAWorkFolderIsPrivateAndVanishes() throws {
    let work = try WorkFolder()

    let attributes = try FileManager.default.attributesOfItem(atPath: work.url.path)
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o700)
    work.remove()
    XCTAssertFalse(FileManager.default.fileExists(atPath: work.url.path))
  }

  func testTimingsAreMillisecondsInTheReportsOrder() throws {
    let work = try WorkFolder()
    defer { work.remove() }
    let graded = try batch(in: work, jobs: 1).grade(submissions(2), by: [try plan()]) { _ in }
      .compactMap(\.self)
      .map { GradedSubmission(report: $0.report, buildSeconds: 1.23456, suiteSeconds: 0.0004) }

    let timings = Timings(assignment: "01-log", graded)

    XCTAssertEqual(timings.submissions.map(\.student), submissions(2).map(\.student))
    XCTAssertEqual(timings.submissions.map(\.buildSeconds), [1.235, 1.235])
    XCTAssertEqual(timings.submissions.map(\.suiteSeconds), [0, 0])
  }

  // MARK: Making batches

  private func submissions(_ count: Int) -> [Submission] {
    (0..<count).map {
      Submission(assignment: "01-log", student: "s\($0)", folder: URL(filePath: "/s/s\($0)"))
    }
  }

  private func plan() throws -> AssignmentPlan {
    AssignmentPlan(
      assignment: assignment(), suites: [visible(["testA"])],
      rubric: try Rubric([
        record(visible(["testA"]), scenario("testA", criterion("Saves", 3, .satisfied)))
      ]), isolation: "bubblewrap")
  }

  private func batch(in work: WorkFolder, jobs: Int) -> Batch {
    let answer: [ScriptedRunner.Answer] = [
      .success([scenario("testA", criterion("Saves", 3, .satisfied))])
    ]
    var answers = ["Reference/visible": answer, "Reference/hidden": answer]
    for submission in submissions(20) { answers["\(submission.student)/visible"] = answer }
    return Batch(
      grader: AssignmentGrader(
        compiler: ScriptedCompiler(compilations: [:]), runner: ScriptedRunner(answers),
        isolation: "bubblewrap"),
      pool: WorkerPool(jobs: jobs), work: work, interruption: Interruption())
  }
}
