import LifecycleTrace
import Wording
import XCTest

@testable import LifecycleContracts

/// Each thing that cannot be meant is refused, in one sentence.
final class MisuseTests: XCTestCase {
  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")

  private func problems(_ contract: Contract) -> [String] {
    do {
      try contract.validate()
      return []
    } catch {
      XCTAssertEqual(error.kind, .usage)
      return error.problems.map(\.description)
    }
  }

  /// What is said of a rule's conditions, without its place.
  private func sentences(@ConditionBuilder _ conditions: () -> [Demand]) -> [String] {
    let demands = conditions()
    let rule = Rule("R", points: 1, file: "C.swift", line: 2) { for demand in demands { demand } }
    return problems(Contract("C") { rule }).map { problem in
      XCTAssertTrue(problem.hasPrefix("C.swift:2: “R”: "), problem)
      return String(problem.dropFirst("C.swift:2: “R”: ".count))
    }
  }

  private func rule(_ title: String = "R", points: Int = 1) -> Rule {
    Rule(title, points: points, file: "C.swift", line: 2) { Existence(of: Self.a) }
  }

  /// What follows on a misuse: the next one, made in a contract.
  private func example(after misuse: Misuse?) -> (misuse: Misuse, contract: Contract)? {
    let (a, b) = (Self.a, Self.b)
    func contract(_ rules: Rule...) -> Contract {
      Contract("C", file: "C.swift", line: 1) { rules }
    }
    func of(_ condition: any Condition) -> Contract {
      contract(Rule("R", points: 1, file: "C.swift", line: 2) { condition })
    }
    switch misuse {
    case nil: return (.noRules, contract())
    case .noRules: return (.noTitle, contract(rule(" ")))
    case .noTitle: return (.titleTwice(firstLine: 2), contract(rule(), rule()))
    case .titleTwice: return (.negativePoints(-1), contract(rule(points: -1)))
    case .negativePoints:
      return (.noConstraints, contract(Rule("R", points: 1, file: "C.swift", line: 2) {}))
    case .noConstraints: return (.neverExercised, of(Absence(of: a)))
    case .neverExercised: return (.emptyBounds, of(BoundedExistence(of: a, atMost: 0)))
    case .emptyBounds: return (.noAlternatives, of(Existence(of: .anyOf())))
    case .noAlternatives: return (.answersItself, of(Response(to: a, a)))
    case .answersItself: return (.precedesItself, of(Precedence(of: a, before: a)))
    case .precedesItself: return (.shortRow, of(ExactOrder(of: [a])))
    case .shortRow:
      return (.longRow(64), of(ExactOrder(of: (1...64).map { .notification("\($0)") })))
    case .longRow: return (.noTime(0), of(Response(to: a, b, within: 0)))
    case .noTime: return (.pairsItself, of(BalancedPairs(of: a, and: a)))
    case .pairsItself: return (.noPairs(0), of(BalancedPairs(of: a, and: b, atMost: 0)))
    case .noPairs: return (.neverOpens, of(Existence(of: b, during: .between(a, and: a))))
    case .neverOpens: return (.noSentence, of(Existence(of: b).saying(" ")))
    case .noSentence: return nil
    }
  }

  func testEveryMisuseIsToldAtItsPlace() {
    var said: [String] = []
    var found = example(after: nil)
    while let (misuse, contract) = found {
      let told = problems(contract)
      XCTAssertEqual(told.count, 1)
      XCTAssertTrue(told.first?.hasSuffix(misuse.sentence) ?? false, "\(told)")
      said += told
      found = example(after: misuse)
    }

    XCTAssertEqual(
      said,
      [
        "C.swift:1: “C”: a contract needs at least one rule",
        "C.swift:2: a title is needed, to name it in reports",
        "C.swift:2: “R”: this title is taken by the rule at line 2; "
          + "reports tell rules apart by their titles",
        "C.swift:2: “R”: points are 0 or more, not -1",
        "C.swift:2: “R”: a rule needs at least one constraint",
        "C.swift:2: “R”: an Absence in the whole run holds for an app that does nothing, so it earns "
          + "no points; add .exercised(by:), a scope, or another constraint",
        "C.swift:2: “R”: the bounds of a BoundedExistence are whole numbers from 0 up, the upper one "
          + "at least 1, and not both open",
        "C.swift:2: “R”: anyOf needs at least one pattern",
        "C.swift:2: “R”: the response is the trigger itself, so nothing is asked",
        "C.swift:2: “R”: both events are the same, so nothing is asked",
        "C.swift:2: “R”: a row, or an order, is of at least two events",
        "C.swift:2: “R”: a constraint speaks of at most 63 patterns, not 64",
        "C.swift:2: “R”: a time is a number of seconds greater than 0, not 0 s",
        "C.swift:2: “R”: what begins a pair and what ends it are the same event",
        "C.swift:2: “R”: at most 1 pair may be open, or more, not 0",
        "C.swift:2: “R”: the scope begins and ends with the same event, so it is never open",
        "C.swift:2: “R”: saying needs a sentence",
      ])
  }

  func testRowsThatAreNoneAreRefusedInEveryPattern() {
    let (a, b) = (Self.a, Self.b)
    let short: [any Constraint] = [
      ChainPrecedence(of: [a], before: b), ChainPrecedence(of: [], before: b),
      ChainPrecedence(of: a, before: [b]), ChainPrecedence(of: a, before: []),
      ChainResponse(to: [a], b), ChainResponse(to: [], b), ChainResponse(to: a, [b]),
      ChainResponse(to: a, []), ExactOrder(of: []), PartialOrder(of: [], before: b),
    ]
    for constraint in short {
      XCTAssertEqual(
        sentences { constraint }, ["a row, or an order, is of at least two events"],
        "\(constraint.statement)")
    }
    XCTAssertEqual(
      sentences { PartialOrder(of: [a, b], before: b) },
      ["both events are the same, so nothing is asked"])
    XCTAssertEqual(sentences { PartialOrder(of: [a], before: b) }, [])
  }

  func testALongRowIsCountedWithAllThatItSpeaksOf() {
    let many = (1...62).map { EventPattern.notification("\($0)") }

    XCTAssertEqual(sentences { ExactOrder(of: many) }, [])
    XCTAssertEqual(sentences { ExactOrder(of: many, allowingOthers: false) }, [])
    XCTAssertEqual(
      sentences { ChainResponse(to: Self.a, many, without: Self.b) },
      ["a constraint speaks of at most 63 patterns, not 64"])
  }

  func testTimesThatAreNoneAreRefusedWhereverTheyStand() {
    let (a, b) = (Self.a, Self.b)
    for (seconds, said) in [(0, "0 s"), (-1.5, "-1.5 s"), (.infinity, "inf s"), (.nan, "nan s")] {
      let sentence = "a time is a number of seconds greater than 0, not \(said)"
      let scope = Scope.seconds(seconds, after: a)
      XCTAssertEqual(sentences { Response(to: a, b, within: seconds) }, [sentence])
      XCTAssertEqual(sentences { Existence(of: b, during: scope) }, [sentence])
      XCTAssertEqual(sentences { Existence(of: b.inside(scope)) }, [sentence])
      XCTAssertEqual(sentences { Existence(of: b).exercised(by: a.outside(scope)) }, [sentence])
    }
  }

  func testMistakesAreFoundInEveryPartOfADemand() {
    let (a, b) = (Self.a, Self.b)
    let wrong = Response(to: a, a)
    let right = Existence(of: b)
    let demands: [Demand] = [
      wrong.or(right), right.or(wrong), wrong.and(right), wrong.implies(right),
      right.implies(wrong), forEach(.timer) { wrong }, forEach(.scene) { right.implies(wrong) },
    ]
    for demand in demands {
      XCTAssertEqual(
        sentences { demand }, ["the response is the trigger itself, so nothing is asked"])
    }
  }

  func testDemandsOfNothingAreRefused() {
    let right = Existence(of: Self.a).demand
    let empty: [Demand] = [
      .any([]), .all([]), .any([right, .all([])]), .implies(.all([]), right),
      .implies(right, .any([])), forEach(.timer) {},
    ]
    for demand in empty {
      XCTAssertEqual(sentences { demand }, ["a rule needs at least one constraint"], "\(demand)")
    }
  }

  func testAlternativesWithoutAnyAreFoundInPlacesAndScopes() {
    let (a, nothing) = (Self.a, EventPattern.anyOf())
    let patterns = [
      nothing.inside(.process), a.outside(.before(nothing)), nothing.where("x", .isPresent),
      .anyOf(a, nothing.inside(.globally)),
    ]
    for pattern in patterns {
      XCTAssertEqual(sentences { Existence(of: pattern) }, ["anyOf needs at least one pattern"])
    }
    XCTAssertEqual(
      sentences { Existence(of: a, during: .after(nothing)) }, ["anyOf needs at least one pattern"])
  }

  func testAScopeThatNeverOpensIsFoundInPlaces() {
    let (a, b) = (Self.a, Self.b)
    for scope in [Scope.between(a, and: a), .after(a, until: a)] {
      XCTAssertEqual(
        sentences { Existence(of: b.outside(.after(b.inside(scope)))) },
        ["the scope begins and ends with the same event, so it is never open"])
    }
  }

  func testWhatOnlyAccompaniesIsRefusedAlone() {
    let (a, b) = (Absence(of: Self.a), Absence(of: Self.b))
    let alone: [Demand] = [
      a.and(b), a.or(b), a.implies(b), forEach(.viewController) { a },
    ]
    for demand in alone {
      XCTAssertEqual(sentences { demand }, [Misuse.neverExercised.sentence])
      XCTAssertEqual(sentences { demand.and(Existence(of: Self.b)) }, [])
    }
  }

  func testSeveralMistakesOfOneRuleAreToldAtOnce() {
    XCTAssertEqual(
      problems(
        Contract("C", file: "C.swift", line: 1) {
          rule()
          Rule("R", points: -2, file: "C.swift", line: 9) {
            Response(to: Self.a, Self.a, within: -1)
            ExactOrder(of: [Self.a], during: .between(Self.b, and: Self.b))
          }
        }),
      [
        "points are 0 or more, not -2",
        "the response is the trigger itself, so nothing is asked",
        "a time is a number of seconds greater than 0, not -1 s",
        "a row, or an order, is of at least two events",
        "the scope begins and ends with the same event, so it is never open",
        "this title is taken by the rule at line 2; reports tell rules apart by their titles",
      ].map { "C.swift:9: “R”: \($0)" })
  }
}
