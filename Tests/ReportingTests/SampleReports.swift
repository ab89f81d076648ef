import Grading
import LifecycleTrace
import SourceMapping
import SubmissionBuild

/// Reports of every kind, as one course could have them.
enum Sample {
  static let assignment = "02-interruptions"
  static let title = "Interruptions"
  static let maxScore = 10

  static let all = [right, partly, broken, stopped, missing, notGraded, hostile]

  static let right = report(
    "ann",
    criteria: [
      pausing.with(.satisfied), resuming.with(.satisfied), drawing.with(.satisfied),
      timers.with(.satisfied),
    ],
    scenarios: scenarios())

  static let partly = report(
    "Ben O'Neil",
    criteria: [
      pausing.with(.satisfied),
      resuming.with(.violated, [keepsScore]),
      drawing.with(.notExercised),
      timers.with(.violated, [timerRuns, timerRunsAgain]),
    ],
    scenarios: scenarios(crash),
    diagnostics: [
      Diagnostic(
        severity: .warning, file: "Game.swift", line: 7, column: 9,
        message: "variable 'lives' was never used; consider replacing with '_' or removing it",
        source: "    var lives = 3")
    ])

  static let broken = report(
    "chloé", status: .doesNotCompile,
    criteria: [pausing, resuming, drawing, timers].map { $0.with(.notExercised) },
    diagnostics: [
      Diagnostic(
        severity: .error, file: "AppDelegate.swift", line: 12, column: 3,
        message: "cannot find 'gmae' in scope", source: "\t\tgmae.pause()"),
      Diagnostic(
        severity: .error, file: "Game.swift", line: 104, column: 51,
        message: "value of type 'Game' has no member 'resmue'",
        source: "    let title = \"日本 👩‍👩‍👧\"; game.resmue()"),
      Diagnostic(
        severity: .note, file: "Game.swift", line: 3, column: 361,
        message: "did you mean 'resume'?",
        source: "  // " + String(repeating: "long ", count: 70) + "func resume() {} // end"
          + String(repeating: " …", count: 80)),
      Diagnostic(severity: .error, message: "no entry point: add @main to your app delegate"),
    ])

  static let stopped = report(
    "dmitri", status: .graded,
    criteria: [
      pausing.with(.violated, [neverPauses]), resuming.with(.notExercised),
      drawing.with(.notExercised), timers.with(.notExercised),
    ],
    scenarios: scenarios(
      ScenarioReport(
        id: "testCallPauses", visibility: .visible, outcome: .hung,
        limit: .init(
          callback: "applicationDidBecomeActive(_:)",
          message: "used more than 2 s of processor time")),
      ScenarioReport(
        id: "hidden-1", visibility: .hidden, outcome: .exited,
        limit: .init(
          callback: "application(_:didFinishLaunchingWithOptions:)",
          message: "called exit with status 0"))),
    cached: true)

  static let missing = report("emma", status: .missing)

  static let notGraded = report(
    "farid", status: .notGraded,
    message: "The app's process could not be started: Cannot allocate memory")

  static let hostile = report(
    "../<script>alert(1)</script>\n=1+1\u{202E}",
    criteria: [
      CriterionReport(
        id: "pauses", title: "Pauses <b>when</b> interrupted", points: 4, earned: 0,
        verdict: .violated, because: "\u{1B}[31mred\u{0}", hint: "</style><script>",
        findings: [
          Finding(
            kind: .safety, scenario: "\" onload=\"x", expected: "<img src=x>",
            came: "]]>&amp;\u{2028}", story: ["<i>", "home\nhome"],
            lines: [.init(n: 1, depth: 99, text: "print \"</li><script>\u{9B}2J\"")],
            replay: "lab play . --story '<script>'\u{202E}\n")
        ])
    ],
    scenarios: [
      ScenarioReport(
        id: "testX'\"><script>", visibility: .visible, outcome: .crashed,
        crash: .init(
          callback: "f()<script>", file: "A\u{202E}tfiws.<script>.swift", line: 1,
          message: "Fatal error: <script>\r\n\u{7}"))
    ])
}

extension Sample {
  static func report(
    _ student: String, status: StudentReport.Status = .graded, message: String? = nil,
    criteria: [CriterionReport] = [], scenarios: [ScenarioReport] = [],
    diagnostics: [Diagnostic] = [], cached: Bool = false
  ) -> StudentReport {
    StudentReport(
      assignment: assignment, title: title, student: student, status: status, message: message,
      score: criteria.map(\.earned).reduce(0, +), maxScore: maxScore, criteria: criteria,
      scenarios: scenarios, build: BuildReport(diagnostics: diagnostics),
      isolation: "bubblewrap", cached: cached)
  }

  static let pausing = CriterionReport(
    id: "pauses-when-interrupted", title: "Pauses when the app resigns active", points: 4,
    earned: 0, verdict: .notExercised,
    because: "A call or an alert takes the screen without asking.",
    hint: "applicationWillResignActive(_:) comes before every interruption.")
  static let resuming = CriterionReport(
    id: "resumes-with-the-same-score", title: "Resumes with the same score", points: 2, earned: 0,
    verdict: .notExercised,
    hint: "Compare what applicationWillResignActive(_:) stores with what "
      + "applicationDidBecomeActive(_:) reads.")
  static let drawing = CriterionReport(
    id: "leaves-the-screen-alone-in-the-background",
    title: "Leaves the screen alone in the background", points: 2, earned: 0,
    verdict: .notExercised, because: "The system ends apps that draw in the background.",
    hint: "Stop what draws before applicationDidEnterBackground(_:) returns.")
  static let timers = CriterionReport(
    id: "runs-no-timer-while-inactive", title: "Runs no timer while inactive", points: 2, earned: 0,
    verdict: .notExercised, because: "A timer goes on counting while nobody can play.",
    hint: "Invalidate the timer in applicationWillResignActive(_:).")

  static let keepsScore = Finding(
    kind: .expectation, scenario: "testScoreSurvivesACall",
    expected: "the label “Score” shows 1", came: "the label “Score” shows 0",
    story: ["launch", "tap “Score a point”", "call", "ignore-call"])
  static let neverPauses = Finding(
    kind: .omission, scenario: "testCallPauses",
    expected: "the label “State” shows “Paused” before applicationWillResignActive(_:) returns",
    came: "no such change until the process ended", story: ["launch", "call"],
    lines: [.init(n: 1, depth: 0, text: "launch"), .init(n: 14, depth: 1, text: "process ended")])
  static let timerRuns = Finding(
    kind: .safety, scenario: "testLockStopsTheTimer",
    expected: "no timer runs while the app is inactive",
    came: "a timer of 0.5 s was still running when applicationWillResignActive(_:) returned",
    story: ["launch", "tap “Start”", "lock"],
    because: "A timer goes on counting while nobody can play.",
    lines: [
      .init(n: 9, depth: 0, text: "tap “Start”"),
      .init(n: 10, depth: 1, text: "startGame()"),
      .init(n: 11, depth: 2, text: "timer started, every 0.5 s"),
      .init(n: 12, depth: 1, text: "└ returned, 1 effect"),
      .init(n: 17, depth: 0, text: "lock"),
      .init(n: 18, depth: 1, text: "applicationWillResignActive(_:)"),
      .init(n: 19, depth: 1, text: "└ returned, 0 effects"),
    ])
  static let timerRunsAgain = Finding(
    kind: .safety, scenario: "hidden-3", expected: "no timer runs while the app is inactive",
    came: "a timer was started again by applicationDidEnterBackground(_:)",
    story: ["launch", "home"], because: "A timer that starts here runs as soon as the app wakes.",
    replay: "lab play . --story 'launch home'")

  static let crash = ScenarioReport(
    id: "hidden-4", visibility: .hidden, outcome: .crashed,
    crash: .init(
      callback: "applicationWillEnterForeground(_:)", file: "Game.swift", line: 31,
      message: "Fatal error: Unexpectedly found nil while unwrapping an Optional value"))

  /// The usual scenarios, with others in the place of those with the same id.
  static func scenarios(_ others: ScenarioReport...) -> [ScenarioReport] {
    let names = [
      "testCallPauses", "testScoreSurvivesACall", "testLockStopsTheTimer", "testAlertPauses",
    ]
    let usual =
      names.map { ScenarioReport(id: $0, visibility: .visible, outcome: .completed) }
      + (1...8).map { ScenarioReport(id: "hidden-\($0)", visibility: .hidden, outcome: .completed) }
    return usual.map { scenario in others.first { $0.id == scenario.id } ?? scenario }
  }
}

extension CriterionReport {
  func with(_ verdict: Verdict, _ findings: [Finding] = []) -> CriterionReport {
    var criterion = self
    criterion.verdict = verdict
    criterion.earned = verdict == .satisfied ? points : 0
    criterion.findings = findings
    return criterion
  }
}
