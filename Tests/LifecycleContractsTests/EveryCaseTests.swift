import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// Walks the language: each case leads to the next, so a new one without an example does not compile.
final class EveryCaseTests: XCTestCase {
  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")
  private static let c = EventPattern.notification("c")

  /// A statement, a trace that breaks it, and what came.
  private struct Example {
    let statement: Statement
    let words: String
    let came: String

    init(_ constraint: some Constraint, _ words: String, _ came: String) {
      statement = constraint.statement
      self.words = words
      self.came = came
    }
  }

  private func example(after kind: Statement.Kind?) -> Example? {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    switch kind {
    case nil: return Example(Absence(of: a), "start #a", "a post of a")
    case .absence:
      return Example(
        Universality(of: .processStart, during: .process), "start #b", "b is posted")
    case .universality:
      return Example(Existence(of: a), "start #b", "no such post until the scenario ended")
    case .existence:
      return Example(BoundedExistence(of: a, atMost: 1), "start #a #a", "such a post twice")
    case .boundedExistence:
      return Example(
        Precedence(of: a, before: b), "start #b #a", "a post of b with no such post before it")
    case .precedence:
      return Example(
        Response(to: a, b, before: c), "start #a #c #b", "such a post only after c is posted")
    case .response:
      return Example(
        ChainPrecedence(of: [a, b], before: c), "start #a #c",
        "a post of c after a is posted, but before b is posted")
    case .chainPrecedence:
      return Example(
        ChainResponse(to: [a, b], c), "start #a #b end", "no such post until the process ended")
    case .chainResponse:
      return Example(
        ExactOrder(of: [a, b]), "start #b", "a post of b before a is posted")
    case .exactOrder:
      return Example(
        PartialOrder(of: [a, b], before: c), "start #b #c", "a post of c before a is posted")
    case .partialOrder:
      return Example(
        BalancedPairs(of: a, and: b), "start #b", "a post of b with no such post before it")
    case .balancedPairs: return nil
    }
  }

  func testEveryPatternSaysHowItIsBroken() {
    var found = example(after: Statement.Kind?.none)
    var count = 0
    while let example = found {
      let lines = sentences(example.words) { example.statement.exercised(by: .processStart) }
      XCTAssertEqual(lines.split(separator: "\n").last.map(String.init), example.came)
      count += 1
      found = self.example(after: example.statement.kind)
    }
    XCTAssertEqual(count, 11)
  }

  /// A scope, a trace on which `c` comes too late for it, and how both are said.
  private func example(
    after scope: Scope?
  ) -> (scope: Scope, words: String, expected: String, came: String)? {
    let (a, b) = (Self.a, Self.b)
    let none = "no such post until the scenario ended"
    switch scope {
    case nil: return (.globally, "start", "", none)
    case .globally:
      return (
        .before(a), "start #a #c", " before a is posted", "such a post only after a is posted"
      )
    case .before: return (.after(a), "start #a", " after a is posted", none)
    case .after:
      return (
        .between(a, and: b), "start #a #b #c", " after a is posted and before b is posted",
        "such a post only after b is posted"
      )
    case .between:
      return (
        .after(a, until: b), "start #a #b #c", " after a is posted until b is posted",
        "such a post only after b is posted"
      )
    case .afterUntil:
      return (
        .seconds(5, after: a), "start #a +6 #c", " in the 5 s after a is posted",
        "such a post only after that time"
      )
    case .seconds:
      return (
        .process, "start start #c", " in each life of the app's process",
        "such a post only in a later process"
      )
    case .process:
      return (
        .callback(.viewDidLoad), "start viewDidLoad( ) #c", " during viewDidLoad()",
        "such a post only after viewDidLoad() returns"
      )
    case .callback:
      return (
        .state(.background), "start =background =active #c", " while the app is in the background",
        "such a post only after the app leaves the background"
      )
    case .state:
      return (
        .sceneState(.background, on: "S"), "start =background@S =foregroundActive@S #c",
        " while the scene of S is background",
        "such a post only after the scene of S is no longer background"
      )
    case .sceneState:
      return (
        .controllerState(.appeared, on: "M"), "start viewDidAppear(@M ) deinit@M #c",
        " while M is on screen", "such a post only after M is no longer on screen"
      )
    case .controllerState: return nil
    }
  }

  func testEveryScopeIsSaidWithWhatComesTooLate() {
    var found = example(after: Scope?.none)
    var count = 0
    while let (scope, words, expected, came) = found {
      XCTAssertEqual(
        sentences(words) { Existence(of: Self.c, during: scope) },
        "a post of c\(expected)\n\(came)")
      count += 1
      found = example(after: scope)
    }
    XCTAssertEqual(count, 11)
  }

  /// A rule, and a trace that breaks it in this way.
  private func example(
    after ending: Violation.Ending?
  ) -> (ending: Violation.Ending, demand: Demand, words: String)? {
    let answer = Response(to: Self.a, Self.b, before: Self.c, within: 5)
    switch ending {
    case nil: return (.culprit, Absence(of: Self.a).demand, "start #a")
    case .culprit: return (.deadline, answer.demand, "start #a #c")
    case .deadline: return (.time, answer.demand, "start #a +6 #a")
    case .time: return (.scope, Existence(of: Self.a, during: .before(Self.b)).demand, "start #b")
    case .scope:
      return (.object, forEach(.timer) { Existence(of: Self.a) }, "start timer@T untimer@T")
    case .object: return (.process, answer.demand, "start #a end")
    case .process: return (.trace, answer.demand, "start #a")
    case .trace: return nil
    }
  }

  func testEveryWayToBreakARuleIsToldApart() {
    var found = example(after: Violation.Ending?.none)
    var count = 0
    while let (ending, demand, words) = found {
      let conclusion = conclusion(words, of: Rule("R", points: 1) { demand })
      XCTAssertEqual(conclusion.statements.map { $0.violation?.ending }, [ending])
      count += 1
      found = example(after: ending)
    }
    XCTAssertEqual(count, 7)
  }

  func testEveryKindOfObjectHasItsNameAndItsEvents() {
    for subject in Subject.allCases {
      let (name, words, object) =
        switch subject {
        case .viewController: ("view controller", "viewDidLoad(@M #a )", "M")
        case .scene: ("scene", "sceneDidBecomeActive(@S #a )", "the scene of S")
        case .timer: ("timer", "timer@T fire(@T #a )", "T")
        case .backgroundTask: ("background task", "task:7 #a", "background task 7")
        case .observer: ("notification that is observed", "observe:N #a", "observers of N")
        }
      XCTAssertEqual(
        sentences("start \(words)") {
          forEach(subject) { Response(to: Self.a, Self.b) }
        },
        """
        for each \(name): a post of b after a is posted
        no such post until the scenario ended (\(object))
        """)
    }
  }
}
