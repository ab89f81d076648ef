import Foundation
import Grading
import Reporting
import Wording

extension Command {
  static let check = Command(
    name: "check", summary: "runs the visible scenarios of an assignment on one folder.",
    discussion: [
      "Says which criteria the work satisfies, and for each violated one what was expected, "
        + "what came, and which events show it. It is the engine of lab grade with the visible "
        + "scenarios alone; the score of a course counts hidden ones too.",
      "Exits with 1 when a criterion is not satisfied or the work does not compile.",
    ],
    operands: [
      Operand(name: "ASSIGNMENT", help: "The id of an assignment, such as 01-callback-log."),
      Operand(name: "PATH", help: "The folder with the Swift files."),
    ],
    options: [
      .course,
      Option(
        name: "--format", value: "text|json",
        help: "How the result is printed; json is the content of a report.json."),
      .prebuilt,
    ],
    examples: [
      Example(
        line: "lab check 01-callback-log .",
        explanation: "Checks the work in the folder you are in."),
      Example(
        line: "lab check 02-interruptions Submissions/02-interruptions/ada --format json",
        explanation: "Prints the same findings for another program."),
    ],
    run: check)

  @Sendable private static func check(
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let format = try arguments.word("--format", of: ["text", "json"])
    let course = try arguments.course(console)
    let assignment = try course.assignments(named: [arguments.operands[0]])[0]
    let folder = console.folder(arguments.operands[1])
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw LabError("there is no such folder", file: shown(arguments.operands[1]))
    }
    let interruption = Interruption()
    let signals = InterruptSignals(interruption, console: console)
    defer { signals.stop() }
    let work = try WorkFolder()
    defer { work.remove() }
    let meter = ProgressMeter(console)
    let graded: GradedSubmission?
    do {
      let workshop = try Workshop(
        course, for: [assignment], prebuilt: arguments.prebuilt(console), work: work,
        interruption: interruption, meter: meter, console: console)
      graded = try meter.stage("Running the visible scenarios") { _ in
        try workshop.check(folder, of: assignment)
      }
    } catch {
      if let signal = interruption.requested { return .interrupted(signal: signal) }
      throw error
    }
    guard let graded else { return .interrupted(signal: interruption.requested ?? SIGINT) }
    let readable = ReadableReport(graded.report)
    console.result(
      format == "json"
        ? String(decoding: try readable.json(), as: UTF8.self)
        : CheckText(readable.report).text(hasColours: console.hasColours))
    return exitCode(of: graded, console)
  }

  private static func exitCode(of graded: GradedSubmission, _ console: Console) -> ExitCode {
    switch graded.fault {
    case .machine(let message):
      console.note("lab: \(message)\n")
      return .infrastructure
    case .suite(let message):
      console.note("lab: a suite is wrong: \(message)\n")
      return .wrongUsage
    case .interrupted, nil:
      let isRight =
        graded.report.status == .graded
        && graded.report.criteria.allSatisfy { $0.verdict == .satisfied }
      return isRight ? .done : .foundSomething
    }
  }
}

extension Workshop {
  /// Runs the visible suite on the reference, where there is one, and on a folder.
  fileprivate func check(_ folder: URL, of assignment: Assignment) throws -> GradedSubmission? {
    let suites = try suites([.visible], of: assignment)
    let batch = Batch(
      grader: grader, pool: WorkerPool(jobs: 1), work: work, interruption: interruption)
    let plan = try batch.plan([(assignment, suites)]).first
    let submission = Submission(
      assignment: assignment.id, student: folder.lastPathComponent, folder: folder)
    guard let plan else { return nil }
    return try batch.grade([submission], by: [plan]) { _ in }[0]
  }
}
