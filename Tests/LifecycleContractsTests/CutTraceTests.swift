import LifecycleTrace
import SeededRandom
import XCTest

@testable import LifecycleContracts

/// A trace that only stops: what is still due is not missing, and what is broken stays broken.
final class CutTraceTests: XCTestCase {
  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")
  private static let c = EventPattern.notification("c")

  /// For each pattern a run in which something is still due, or a run that is broken for good.
  private func examples(
    after kind: Statement.Kind?
  ) -> (constraint: Statement, due: String?, broken: String)? {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    let call = Scope.callback(CallbackName("f(_:)"))
    switch kind {
    case nil: return (Absence(of: a, during: .process).statement, nil, "start #a")
    case .absence:
      return (Universality(of: .isIn(.active), during: .after(a)).statement, nil, "start #a")
    case .universality: return (Existence(of: a, during: call).statement, "f(", "f( )")
    case .existence:
      return (BoundedExistence(of: a, atLeast: 2, during: call).statement, "f( #a", "f( #a )")
    case .boundedExistence: return (Precedence(of: a, before: b).statement, nil, "#b")
    case .precedence: return (Response(to: a, b, before: c).statement, "#a", "#a #c")
    case .response: return (ChainPrecedence(of: [a, b], before: c).statement, nil, "#a #c")
    case .chainPrecedence: return (ChainResponse(to: [a, b], c).statement, "#a #b", "#a #b end")
    case .chainResponse:
      return (ExactOrder(of: [a, b], during: call).statement, "f( #a", "f( #a )")
    case .exactOrder: return (PartialOrder(of: [a], before: b).statement, nil, "#b")
    case .partialOrder: return (BalancedPairs(of: a, and: b).statement, "#a", "#a end")
    case .balancedPairs: return nil
    }
  }

  func testWhatIsStillDueIsMissingOnlyInAWholeRun() {
    var found = examples(after: Statement.Kind?.none)
    var count = 0
    while let (statement, due, broken) = found {
      let constraint = statement.exercised(by: .processStart)
      func cut(_ words: String) -> Verdict { verdict(words, isCut: true) { constraint } }
      if let due {
        XCTAssertEqual(cut("start \(due)"), .satisfied, "\(statement)")
        XCTAssertEqual(verdict("start \(due)") { constraint }, .violated, "\(statement)")
      }
      XCTAssertEqual(cut("start \(broken)"), .violated, "\(statement)")
      XCTAssertEqual(cut("start \(broken) #a #b #c"), .violated, "\(statement)")
      count += 1
      found = examples(after: statement.kind)
    }
    XCTAssertEqual(count, 11)
  }

  func testWhatAnObjectStillOwesIsNotMissingAndWhatItOwedIs() {
    let answer = forEach(.timer) { Response(to: .effect(.timerStart), Self.a) }

    XCTAssertEqual(verdict("start timer@T", isCut: true) { answer }, .satisfied)
    XCTAssertEqual(verdict("start timer@T untimer@T", isCut: true) { answer }, .violated)
    XCTAssertEqual(verdict("start timer@T end", isCut: true) { answer }, .violated)
  }

  func testWhatIsStillDueOfAConditionAsksForNoMoreYet() {
    let rule = Existence(of: Self.a).implies(Absence(of: Self.b))

    XCTAssertEqual(verdict("start #b", isCut: true) { rule }, .notExercised)
    XCTAssertEqual(verdict("start #b #a", isCut: true) { rule }, .violated)
    XCTAssertEqual(verdict("start #a", isCut: true) { rule }, .satisfied)
    let due = Existence(of: Self.a).implies(Existence(of: Self.b))
    XCTAssertEqual(verdict("start #a", isCut: true) { due }, .satisfied)
    XCTAssertEqual(verdict("start #a") { due }, .violated)
  }

  /// Constraints of all kinds, in scopes that open, close and time out.
  private static let constraints: [any Constraint] = {
    let q = EventPattern.stimulus("q")
    let r = EventPattern.stimulus("r")
    let scopes: [Scope] = [
      .globally, .before(r), .after(q), .between(q, and: r), .after(q, until: r),
      .seconds(1, after: q), .process, .callback(CallbackName("f(_:)")), .state(.background),
    ]
    return scopes.flatMap { scope -> [any Constraint] in
      [
        Absence(of: a, during: scope), Universality(of: .anyOf(a, b, q), during: scope),
        Existence(of: a, during: scope), BoundedExistence(of: a, times: 1...2, during: scope),
        Precedence(of: a, before: b, during: scope),
        Response(to: a, b, before: c, within: 2, during: scope),
        ChainPrecedence(of: [a, b], before: c, during: scope),
        ChainPrecedence(of: a, before: [b, c], during: scope),
        ChainResponse(to: [a, b], c, during: scope),
        ChainResponse(to: a, [b, c], without: r, during: scope),
        ExactOrder(of: [a, b], during: scope), PartialOrder(of: [a, b], before: c, during: scope),
        BalancedPairs(of: a, and: b, atMost: 1, during: scope),
      ]
    }
  }()

  func testWhatIsBrokenInACutTraceStaysBrokenInEveryLongerOne() {
    var random = SeededGenerator(seed: 6)
    let letters = [
      "#a", "#b", "#c", ">q", ">r", "+1", "end start", "f( )", "=background", "=active",
      "timer@T", "untimer@T", "fire(@T #a )", "fire(@T #b )",
    ]
    let demands =
      Self.constraints.map(\.demand)
      + Self.constraints.map { constraint in forEach(.timer) { constraint } }
    var broken = 0
    for _ in 0..<16 {
      let words = (0..<24).compactMap { _ in letters.randomElement(using: &random) }
      let events = trace("start " + words.joined(separator: " ")).events
      for demand in demands {
        var monitor = Monitor(Rule("R", points: 1) { demand })
        var first: Int?
        for event in events {
          monitor.observe(event)
          let isViolated = monitor.conclusion(isCut: true).verdict == .violated
          if isViolated, first == nil { first = event.n }
          XCTAssertEqual(isViolated, first != nil, "\(demand), \(words), \(event.n)")
        }
        guard first != nil else { continue }
        broken += 1
        XCTAssertEqual(monitor.conclusion().verdict, .violated, "\(demand), \(words)")
      }
    }
    XCTAssertGreaterThan(broken, 1000)
  }
}
