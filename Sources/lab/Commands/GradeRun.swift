import Foundation
import Grading
import Reporting
import Wording

/// One call of `lab grade`.
struct GradeRun {
  private let console: Console
  private let course: Course
  /// Those with at least one submission to grade.
  private let assignments: [Assignment]
  private let submissions: [Submission]
  /// Whether some of the course's students are left out.
  private let isPart: Bool
  private let jobs: Int
  private let prebuilt: URL?
  private let out: URL
  private let outName: String

  /// Checks everything that can be checked before anything is built.
  init(_ arguments: Arguments, _ console: Console) throws(LabError) {
    self.console = console
    let jobs = try arguments.number("--jobs", in: 1...256)
    let shard: Shard? = if let text = arguments.value("--shard") { try Shard(text) } else { nil }
    course = try arguments.course(console)
    let chosen = try course.assignments(named: arguments.operands)
    let folder = arguments.value("--submissions").map {
      SubmissionFolder(url: console.folder($0), name: $0)
    }
    let students = arguments.all("--student")
    let all = try (folder ?? course.submissionFolder).submissions(of: chosen, students: students)
    let part = shard?.part(of: all) ?? all
    submissions = part
    assignments = chosen.filter { assignment in
      part.contains { $0.assignment == assignment.id }
    }
    isPart = shard != nil || !students.isEmpty
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    prebuilt = arguments.prebuilt(console)
    outName = arguments.value("--out") ?? course.folder.shown("Reports")
    out = arguments.value("--out").map(console.folder) ?? course.folder.reports
  }

  func run() throws -> ExitCode {
    let interruption = Interruption()
    let signals = InterruptSignals(interruption, console: console)
    defer { signals.stop() }
    let work = try WorkFolder()
    defer { work.remove() }
    let meter = ProgressMeter(console)
    let results: [GradedSubmission?]
    do {
      results = try grade(in: work, until: interruption, meter)
    } catch {
      meter.clear()
      // Whatever failed was stopped.
      if let signal = interruption.requested { return .interrupted(signal: signal) }
      throw error
    }
    meter.clear()
    if let signal = interruption.requested {
      let done = results.count { $0 != nil }
      console.note("lab: stopped after \(done) of \(results.count) submissions; ")
      console.note("their reports in \(outName) are whole\n")
      return .interrupted(signal: signal)
    }
    return try conclude(results.compactMap(\.self))
  }

  private func grade(
    in work: WorkFolder, until interruption: Interruption, _ meter: ProgressMeter
  ) throws -> [GradedSubmission?] {
    let workshop = try Workshop(
      course, for: assignments, prebuilt: prebuilt, work: work, interruption: interruption,
      meter: meter, console: console)
    let batch = Batch(
      grader: workshop.grader, pool: WorkerPool(jobs: jobs), work: work,
      interruption: interruption)
    var suites: [(Assignment, [Suite])] = []
    for assignment in assignments {
      suites.append((assignment, try workshop.suites([.visible, .hidden], of: assignment)))
    }
    let plans = try meter.stage("Running the references") { _ in try batch.plan(suites) }
    guard !interruption.isRequested else { return submissions.map { _ in nil } }

    let writer = ReportWriter(out: out.path)
    meter.begin(submissions)
    return try batch.grade(submissions, by: plans) { graded in
      try writer.write(graded.report)
      meter.finish(graded)
    }
  }

  /// Writes what stands beside the students' reports, and tells the results.
  private func conclude(_ results: [GradedSubmission]) throws -> ExitCode {
    let writer = ReportWriter(out: out.path)
    for assignment in assignments {
      let graded = results.filter { $0.report.assignment == assignment.id }
      let maxScore = graded.map(\.report.maxScore).max() ?? assignment.points
      try writer.writeSummary(
        assignment: assignment.id, title: assignment.title, maxScore: maxScore,
        reports: graded.map(\.report), others: isPart)
      try write(Timings(assignment: assignment.id, graded))
      let table = ResultTable(assignment: assignment, reports: graded.map(\.report))
      console.result(table.text(hasColours: console.hasColours) + "\n")
    }
    let pages = assignments.map { "  \(outName)/\(pathComponent($0.id))/index.html\n" }
    console.result("Reports:\n\(pages.joined())")
    return tellFaults(of: results)
  }

  /// Says on standard error why submissions are not graded.
  private func tellFaults(of results: [GradedSubmission]) -> ExitCode {
    var code = ExitCode.done
    for graded in results {
      let name = "\(graded.report.assignment) \(shown(graded.report.student))"
      switch graded.fault {
      case .machine(let message):
        console.note("lab: \(name) is not graded: \(message)\n")
        code = .infrastructure
      case .suite(let message):
        console.note("lab: \(name) is not graded, because a suite is wrong: \(message)\n")
        if code == .done { code = .wrongUsage }
      case .interrupted, nil:
        break
      }
    }
    return code
  }

  private func write(_ timings: Timings) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let file = out.appending(path: "\(pathComponent(timings.assignment))/timings.json")
    do {
      try (encoder.encode(timings) + Data("\n".utf8)).write(to: file, options: .atomic)
    } catch {
      throw LabError(
        "cannot be written: \(error.localizedDescription)", kind: .infrastructure,
        file: "\(outName)/\(pathComponent(timings.assignment))/timings.json")
    }
  }
}

extension Course {
  /// `Submissions/` of the course.
  fileprivate var submissionFolder: SubmissionFolder {
    SubmissionFolder(url: folder.submissions, name: folder.shown("Submissions"))
  }
}
