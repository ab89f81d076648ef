import Foundation
import LifecycleTrace
import XCTest

@testable import Grading

extension ContractInWords {
  /// A contract with a rule of each form, long and like sentences, and text that tries to act.
  static func sample() throws -> ContractInWords {
    let titles = [
      "Logs every callback", "Saves the score before applicationDidEnterBackground(_:) returns",
      "Never crashes | *ever*\u{1B}[31m",
    ]
    let callbacks = ["viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)"]
    let logs = RuleWords(
      rule: titles[0], points: 3,
      demands: [.init("a line printed before each callback returns")]
        + callbacks.map { .init("no line of another callback printed during \($0)") }
        + [.init("at most 20 lines printed", exercisedBy: "a printed line")],
      exercisedBy: "a call of viewDidLoad()", hint: "Print #function, and nothing else.")
    let saves = ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"].map {
      RuleWords(
        rule: titles[1], points: 4,
        demands: [
          .init("a write of \"score\" to UserDefaults before \($0) returns"),
          .init("no crash"),
        ])
    }
    let rules = [logs] + saves
    let results =
      [(titles[0], 3), (titles[1], 4)].map { title, points in
        CriterionResult(
          criterion: title, source: .rule, points: points, verdict: .satisfied,
          because: "A suspended app can be purged without another callback, and then nothing is "
            + "left of what it kept in memory alone.",
          hint: "applicationDidEnterBackground(_:) is the last call that you are sure to get.")
      } + [
        CriterionResult(
          criterion: titles[2], source: .expectation, points: 1, verdict: .satisfied,
          because: "<b>Nobody</b> plays twice.")
      ]
    return try contract(results, rules: rules)
  }

  /// A contract whose suites judge no rule.
  static func expectationsOnly() throws -> ContractInWords {
    let titles = [
      "Shows the score as soon as the app is back on the screen, wherever it has been",
      "Shows the score of the game that is being played, and of no other before it is",
      "Shows the score",
    ]
    return try contract(
      titles.map {
        CriterionResult(criterion: $0, source: .expectation, points: 2, verdict: .satisfied)
      })
  }

  private static func contract(
    _ results: [CriterionResult], rules: [RuleWords] = []
  ) throws -> ContractInWords {
    let suite = Suite(
      visibility: .visible, module: "LogVisible", classes: ["LogVisible.S"],
      scenarios: ["testSecret"])
    let record = RunRecord(
      isolation: "none",
      scenarios: [.init(name: "testSecret", criteria: results, outcome: .completed)], rules: rules)
    return ContractInWords(
      try Rubric([SuiteRecord(suite: suite, record: record)]),
      of: Assignment(
        id: "01-log", module: "Log", title: "Callback log", points: 8, folder: URL(filePath: "/a"),
        pointsPlace: CoursePlace(file: "grading.json", line: 1, key: "assignments[0].points")))
  }
}
