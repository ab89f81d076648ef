import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// When a pattern is exercised, for every pattern in every scope.
final class ExerciseTests: XCTestCase {
  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")
  private static let c = EventPattern.notification("c")
  private static let q = EventPattern.stimulus("q")
  private static let r = EventPattern.stimulus("r")

  /// A run with one segment, `IN`, and what is not in it, `OUT`; and a run without a segment.
  private static let scopes: [(scope: Scope, run: String, closed: String)] = [
    (.globally, "start IN", ""),
    (.before(r), "start IN >r OUT", "start IN"),
    (.after(q), "start OUT >q IN", "start IN"),
    (.between(q, and: r), "start >q IN >r OUT", "start >q IN"),
    (.after(q, until: r), "start >q IN >r OUT", "start IN >r"),
    (.seconds(5, after: q), "start >q +5 IN +1 OUT", "start IN"),
    (.process, "OUT start IN end", "IN"),
    (.callback(CallbackName("f(_:)")), "start f( IN ) OUT", "start IN"),
    (.state(.background), "start =background IN =active OUT", "start =active IN"),
    (.sceneState(.background, on: "S"), "start =background@S IN =unattached@S OUT", "start IN"),
    (
      .controllerState(.appeared, on: "M"),
      "start viewDidAppear(@M IN ) viewWillDisappear(@M OUT )",
      "start viewDidAppear(@N IN )"
    ),
  ]

  private func verdict(_ constraint: some Constraint, _ run: String, _ inside: String) -> Verdict {
    let words = run.replacing("IN", with: inside).replacing("OUT", with: "")
    return LifecycleContractsTests.verdict(words) { constraint }
  }

  /// That in each scope a constraint is exercised by `kept` inside, and not by any of `idle`.
  private func assertExercised(
    by kept: String, notBy idle: [String], line: UInt = #line,
    _ constraint: (Scope) -> some Constraint
  ) {
    for (scope, run, closed) in Self.scopes {
      let constraint = constraint(scope)
      XCTAssertEqual(verdict(constraint, run, kept), .satisfied, "\(scope)", line: line)
      for idle in idle {
        XCTAssertEqual(verdict(constraint, run, idle), .notExercised, "\(scope)", line: line)
      }
      XCTAssertEqual(verdict(constraint, closed, kept), .notExercised, "\(scope)", line: line)
    }
  }

  func testOrdersAreExercisedByTheirEventsInASegment() {
    let (a, b, c) = (Self.a, Self.b, Self.c)

    assertExercised(by: "#a #b", notBy: ["", "#a", "#c"]) {
      Precedence(of: a, before: b, during: $0)
    }
    assertExercised(by: "#a #b", notBy: ["", "#b", "#c"]) { Response(to: a, b, during: $0) }
    assertExercised(by: "#a #b #c", notBy: ["", "#a #b"]) {
      ChainPrecedence(of: [a, b], before: c, during: $0)
    }
    assertExercised(by: "#a #b #c", notBy: ["", "#a #b", "#c #a #b"]) {
      ChainPrecedence(of: a, before: [b, c], during: $0)
    }
    assertExercised(by: "#a #b #c", notBy: ["", "#a #c", "#b #a #c"]) {
      ChainResponse(to: [a, b], c, during: $0)
    }
    assertExercised(by: "#a #b #c", notBy: ["", "#b #c"]) {
      ChainResponse(to: a, [b, c], during: $0)
    }
    assertExercised(by: "#a #b", notBy: ["", "#c"]) { ExactOrder(of: [a, b], during: $0) }
    assertExercised(by: "#b #a #c", notBy: ["", "#a #b"]) {
      PartialOrder(of: [a, b], before: c, during: $0)
    }
    assertExercised(by: "#a #b", notBy: ["", "#c"]) { BalancedPairs(of: a, and: b, during: $0) }
  }

  func testWhatHasToComeIsExercisedByASegment() {
    for (scope, run, closed) in Self.scopes {
      let least: [any Constraint] = [
        Existence(of: Self.a, during: scope),
        BoundedExistence(of: Self.a, atLeast: 1, during: scope),
        BoundedExistence(of: Self.a, exactly: 1, during: scope),
      ]
      for constraint in least {
        XCTAssertEqual(verdict(constraint.statement, run, "#a"), .satisfied, "\(scope)")
        XCTAssertEqual(verdict(constraint.statement, run, "#b"), .violated, "\(scope)")
        XCTAssertEqual(verdict(constraint.statement, closed, "#a"), .notExercised, "\(scope)")
      }
    }
  }

  func testWhatAlwaysHoldsIsExercisedByASegment() {
    let always = EventPattern.anyOf(
      .isIn(.notRunning), .isIn(.active), .isIn(.background), .isIn(.inactive))
    for (scope, run, closed) in Self.scopes {
      let holds = Universality(of: always, during: scope)

      XCTAssertEqual(verdict(holds, run, "#a"), .satisfied, "\(scope)")
      XCTAssertEqual(verdict(holds, closed, "#a"), .notExercised, "\(scope)")
    }
  }

  func testWhatMayBeAbsentIsExercisedByASegmentAndTheEventSomewhere() {
    for (scope, run, closed) in Self.scopes where scope != .globally {
      let most = BoundedExistence(of: Self.a, atMost: 1, during: scope)
      let never = Absence(of: Self.a, during: scope)
      let outside = run.replacing("OUT", with: "#a")

      XCTAssertEqual(verdict(most, run, ""), .notExercised, "\(scope)")
      XCTAssertEqual(verdict(most, run, "#a"), .satisfied, "\(scope)")
      XCTAssertEqual(verdict(most, outside, ""), .satisfied, "\(scope)")
      XCTAssertEqual(verdict(never, run, ""), .notExercised, "\(scope)")
      XCTAssertEqual(verdict(never, outside, ""), .satisfied, "\(scope)")
      XCTAssertEqual(verdict(never, run, "#a"), .violated, "\(scope)")
      XCTAssertEqual(verdict(most, closed, "#a"), .notExercised, "\(scope)")
      XCTAssertEqual(verdict(never, closed, "#a"), .notExercised, "\(scope)")
    }
    XCTAssertEqual(verdict(BoundedExistence(of: Self.a, atMost: 1), "start", ""), .notExercised)
    XCTAssertEqual(verdict(BoundedExistence(of: Self.a, atMost: 1), "start #a", ""), .satisfied)
  }

  func testASegmentThatWasNoneCountsAsOutside() {
    let between = Absence(of: Self.a, during: .between(Self.q, and: Self.r))

    XCTAssertEqual(verdict(between, "start >q >r >q #a", ""), .satisfied)
    XCTAssertEqual(verdict(between, "start >q >r >q #a end start", ""), .satisfied)
    XCTAssertEqual(verdict(between, "start >q #a end start >r", ""), .notExercised)
    XCTAssertEqual(verdict(between, "start >q #a >r", ""), .violated)
  }

  func testASegmentOpensAnewAfterItsEnd() {
    let between = Existence(of: Self.a, during: .between(Self.q, and: Self.r))
    let until = Existence(of: Self.a, during: .after(Self.q, until: Self.r))

    for constraint in [between, until] {
      XCTAssertEqual(verdict(constraint, "start >q #a >r >q >r", ""), .violated)
      XCTAssertEqual(verdict(constraint, "start >q #a >q >r", ""), .violated)
      XCTAssertEqual(verdict(constraint, "start >q >q #a >r >r", ""), .satisfied)
    }
    XCTAssertEqual(verdict(between, "start >q #a >r >q end", ""), .satisfied)
    XCTAssertEqual(verdict(until, "start >q #a >r >q end", ""), .violated)
  }
}
