import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// The table of `Demand`, over all combinations of what its parts can come to.
final class DemandTableTests: XCTestCase {
  /// Nil stands for what accompanies other conditions, and was kept.
  private static let all: [Verdict?] = [.satisfied, .violated, .notExercised, nil]

  /// A condition that comes to this in the run `start #a`.
  private func condition(_ verdict: Verdict?) -> Demand {
    let (a, other) = (EventPattern.notification("a"), EventPattern.notification("other"))
    return switch verdict {
    case .satisfied: Existence(of: a).demand
    case .violated: Existence(of: other).demand
    case .notExercised: Response(to: other, a).demand
    case nil: Absence(of: other).demand
    }
  }

  private func judgement(_ demand: Demand) -> Verdict? {
    conclusion("start #a", of: Rule("R", points: 1) { demand }).judgement
  }

  private func all(_ parts: [Verdict?]) -> Verdict? {
    if parts.contains(.violated) { return .violated }
    if parts.contains(.notExercised) { return .notExercised }
    return parts.contains(.satisfied) ? .satisfied : nil
  }

  private func any(_ parts: [Verdict?]) -> Verdict {
    if parts.contains(.satisfied) { return .satisfied }
    return parts.allSatisfy { $0 == .violated } ? .violated : .notExercised
  }

  private func implies(_ condition: Verdict?, _ consequence: Verdict?) -> Verdict {
    let holds = condition == .satisfied || condition == nil
    guard holds, consequence != .notExercised else { return .notExercised }
    return consequence == .violated ? .violated : .satisfied
  }

  func testEachConditionComesToWhatItStandsFor() {
    for verdict in Self.all { XCTAssertEqual(judgement(condition(verdict)), verdict) }
  }

  func testEveryPairAndEveryThreeAreJudgedByTheTable() {
    for first in Self.all {
      for second in Self.all {
        let (a, b) = (condition(first), condition(second))
        XCTAssertEqual(judgement(a.and(b)), all([first, second]))
        XCTAssertEqual(judgement(a.or(b)), any([first, second]))
        XCTAssertEqual(judgement(a.implies(b)), implies(first, second))
        for third in Self.all {
          let c = condition(third)
          let parts = [first, second, third]
          XCTAssertEqual(judgement(.all([a, b, c])), all(parts))
          XCTAssertEqual(judgement(.any([a, b, c])), any(parts))
          XCTAssertEqual(judgement(a.or(b).implies(c)), implies(any([first, second]), third))
          XCTAssertEqual(judgement(a.and(b).or(c)), any([all([first, second]), third]))
          XCTAssertEqual(
            judgement(a.implies(b).implies(c)), implies(implies(first, second), third))
          XCTAssertEqual(judgement(a.implies(b).and(c)), all([implies(first, second), third]))
        }
      }
    }
  }

  /// What a timer does that comes to a verdict on "prints b after it prints a".
  private func words(_ verdict: Verdict, _ name: String) -> String {
    switch verdict {
    case .satisfied: "timer@\(name) fire(@\(name) print:a print:b )"
    case .violated: "timer@\(name) fire(@\(name) print:a )"
    case .notExercised: "timer@\(name) fire(@\(name) print:b )"
    }
  }

  func testEveryThreeObjectsAreJudgedByTheTable() {
    let verdicts: [Verdict] = [.satisfied, .violated, .notExercised]
    let rule = forEach(.timer) {
      Response(to: .effect(.print("a")), .effect(.print("b")))
    }
    for first in verdicts {
      for second in verdicts {
        for third in verdicts {
          let parts = [first, second, third]
          let expected: Verdict =
            parts.contains(.violated)
            ? .violated : parts.contains(.satisfied) ? .satisfied : .notExercised
          let run = zip(parts, ["A", "B", "C"]).map { words($0, $1) }
          let alive = "start " + run.joined(separator: " ")
          let ended =
            "start "
            + zip(run, ["A", "B", "C"]).map { "\($0) untimer@\($1)" }
            .joined(separator: " ")

          XCTAssertEqual(verdict(alive) { rule }, expected, alive)
          XCTAssertEqual(verdict(ended) { rule }, expected, ended)
          XCTAssertEqual(verdict(alive + " end start") { rule }, expected, alive)
        }
      }
    }
  }

  func testWithoutObjectsNothingIsExercised() {
    XCTAssertEqual(
      verdict("start end") { forEach(.timer) { Existence(of: .effect(.timerStop)) } },
      .notExercised)
  }

  func testOnlyWhatIsBrokenIsBlamed() {
    func blamed(_ demand: Demand) -> [Int] {
      conclusion("start #a", of: Rule("R", points: 1) { demand }).blames.map(\.parts.count)
    }
    let (kept, broken) = (condition(.satisfied), condition(.violated))

    XCTAssertEqual(blamed(kept.or(broken)), [])
    XCTAssertEqual(blamed(broken.or(broken)), [2])
    XCTAssertEqual(blamed(broken.and(broken)), [1, 1])
    XCTAssertEqual(blamed(broken.implies(broken)), [])
    XCTAssertEqual(blamed(kept.implies(broken.or(broken).and(kept))), [2])
  }
}
