import Foundation
import Grading
import Wording

extension Command {
  static let contract = Command(
    name: "contract", summary: "prints in words what an assignment demands, with points.",
    discussion: [
      "Each rule of the contract is told in the sentences of its findings, with its reason and "
        + "its hint; then come the expectations of the scenarios, and the sum. To find out, the "
        + "reference is run in both suites: what is printed is what lab grade judges. No "
        + "scenario and no story is named, so all of it may go into a handout.",
      "With --check the table of criteria in each README is compared with that instead: the "
        + "first one whose header begins with “criterion” and ends with “points”, with the sum "
        + "in bold as its last row. Each row that disagrees is named, and the exit code is 1.",
    ],
    operands: [
      Operand(
        name: "ASSIGNMENT",
        help: "Ids of assignments, such as 01-callback-log. With --check, without: all.",
        isRequired: false, isRepeated: true)
    ],
    options: [
      .course,
      Option(
        name: "--format", value: "text|json|markdown",
        help: "How the contract is printed; markdown is a section for a README."),
      Option(name: "--check", help: "Compares the READMEs with the contracts."),
      .prebuilt,
    ],
    examples: [
      Example(
        line: "lab contract 04-background-task",
        explanation: "Prints rules and expectations with their points."),
      Example(
        line: "lab contract 04-background-task --format markdown",
        explanation: "Prints the table and the sentences for README.md."),
      Example(
        line: "lab contract --check", explanation: "Says which README promises something else."),
    ],
    run: { arguments, console in try ContractRun(arguments, console).run() })
}

/// One call of `lab contract`.
struct ContractRun {
  enum Output: String, CaseIterable {
    case text
    case json
    case markdown
  }

  private let console: Console
  private let course: Course
  private let assignments: [Assignment]
  private let prebuilt: URL?
  /// Nil where READMEs are to be checked.
  private let output: Output?

  init(_ arguments: Arguments, _ console: Console) throws(LabError) {
    self.console = console
    let word = try arguments.word("--format", of: Output.allCases.map(\.rawValue))
    let checks = arguments.value("--check") != nil
    if checks, arguments.value("--format") != nil {
      throw LabError("prints no contract, so there is no --format", key: "--check")
    }
    output = checks ? nil : Output(rawValue: word)
    course = try arguments.course(console)
    if arguments.operands.isEmpty, !checks {
      let ids = course.assignments.map { "\n  \($0.id)  \($0.title)" }
      throw LabError(
        "is missing; the assignments of this course are:" + ids.joined(), key: "ASSIGNMENT")
    }
    assignments = try course.assignments(named: arguments.operands)
    prebuilt = arguments.prebuilt(console)
  }

  func run() throws -> ExitCode {
    let interruption = Interruption()
    let signals = InterruptSignals(interruption, console: console)
    defer { signals.stop() }
    let work = try WorkFolder()
    defer { work.remove() }
    let contracts: [ContractInWords]
    do {
      contracts = try self.contracts(in: work, until: interruption)
    } catch {
      if let signal = interruption.requested { return .interrupted(signal: signal) }
      throw error
    }
    if let signal = interruption.requested { return .interrupted(signal: signal) }
    guard let output else { return check(contracts) }
    console.result(try Self.text(of: contracts, as: output))
    return .done
  }

  static func text(of contracts: [ContractInWords], as output: Output) throws -> String {
    switch output {
    case .text:
      contracts.map { ContractText($0).text }.joined(separator: "\n")
    case .json: try ContractJSON(contracts: contracts).text()
    case .markdown: ContractMarkdown(contracts).text
    }
  }

  private func contracts(
    in work: WorkFolder, until interruption: Interruption
  ) throws -> [ContractInWords] {
    let meter = ProgressMeter(console)
    let workshop = try Workshop(
      course, for: assignments, prebuilt: prebuilt, work: work, interruption: interruption,
      meter: meter, console: console)
    let pool = WorkerPool(jobs: ProcessInfo.processInfo.activeProcessorCount)
    let batch = Batch(
      grader: workshop.grader, pool: pool, work: work, interruption: interruption)
    var suites: [(Assignment, [Suite])] = []
    for assignment in assignments {
      suites.append((assignment, try workshop.suites([.visible, .hidden], of: assignment)))
    }
    let plans = try meter.stage("Running the references") { _ in try batch.plan(suites) }
    return try plans.map { plan in
      guard let rubric = plan.rubric else {
        throw LabError(
          "is missing: only its run can tell what the suites judge",
          file: course.folder.shown("Assignments/\(plan.assignment.id)/Reference"))
      }
      return ContractInWords(rubric, of: plan.assignment)
    }
  }

  /// Tells which READMEs agree, and each row of the others that does not.
  private func check(_ contracts: [ContractInWords]) -> ExitCode {
    var code = ExitCode.done
    for (assignment, contract) in zip(assignments, contracts) {
      let name = course.folder.shown("Assignments/\(assignment.id)/README.md")
      let problems = ReadmeTable.problems(
        in: assignment.folder.appending(path: "README.md"), named: name,
        against: contract.criteria.map { ($0.title, $0.points) })
      for problem in problems { console.result("\(problem)\n") }
      if problems.isEmpty { console.result("\(shown(name)): agrees with the suites\n") }
      if !problems.isEmpty { code = .foundSomething }
    }
    return code
  }
}
