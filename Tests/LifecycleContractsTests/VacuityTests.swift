import LifecycleContracts
import LifecycleTrace
import XCTest

/// A rule earns nothing in a run that does not put it to the test.
final class VacuityTests: XCTestCase {
  private static let start = EventPattern.effect(.timerStart)
  private static let stop = EventPattern.effect(.timerStop)
  private static let resign = CallbackName.applicationWillResignActive

  func testAResponseIsExercisedByItsTrigger() {
    let rule = Response(to: Self.start, Self.stop)

    XCTAssertEqual(verdict("start untimer") { rule }, .notExercised)
    XCTAssertEqual(verdict("start timer untimer") { rule }, .satisfied)
    XCTAssertEqual(verdict("start timer") { rule }, .violated)
  }

  func testAPrecedenceIsExercisedByItsLaterEvent() {
    let rule = Precedence(of: Self.start, before: Self.stop)

    XCTAssertEqual(verdict("start timer") { rule }, .notExercised)
    XCTAssertEqual(verdict("start timer untimer") { rule }, .satisfied)
    XCTAssertEqual(verdict("start untimer timer") { rule }, .violated)
  }

  func testAnExistenceIsExercisedByItsScope() {
    let inCall = Existence(of: Self.stop, during: .callback(Self.resign))
    let inRun = Existence(of: Self.stop)

    XCTAssertEqual(verdict("start untimer") { inCall }, .notExercised)
    XCTAssertEqual(verdict("start applicationWillResignActive( untimer )") { inCall }, .satisfied)
    XCTAssertEqual(verdict("start applicationWillResignActive( )") { inCall }, .violated)
    XCTAssertEqual(verdict(">launch") { inRun }, .notExercised)
    XCTAssertEqual(verdict(">launch start") { inRun }, .violated)
  }

  func testAnAbsenceIsExercisedByItsEventOutsideOfItsScope() {
    let rule = Absence(of: Self.start, during: .callback(Self.resign))

    XCTAssertEqual(verdict("start applicationWillResignActive( )") { rule }, .notExercised)
    XCTAssertEqual(verdict("start timer") { rule }, .notExercised)
    XCTAssertEqual(verdict("start timer applicationWillResignActive( )") { rule }, .satisfied)
    XCTAssertEqual(verdict("start applicationWillResignActive( ) timer") { rule }, .satisfied)
    XCTAssertEqual(verdict("start applicationWillResignActive( timer )") { rule }, .violated)
  }

  func testAtMostIsExercisedOnlyWhereTheEventComes() {
    let rule = BoundedExistence(of: Self.start, atMost: 1, during: .callback(Self.resign))

    XCTAssertEqual(verdict("start applicationWillResignActive( )") { rule }, .notExercised)
    XCTAssertEqual(verdict("start timer") { rule }, .notExercised)
    XCTAssertEqual(verdict("start timer applicationWillResignActive( )") { rule }, .satisfied)
    XCTAssertEqual(verdict("start applicationWillResignActive( timer )") { rule }, .satisfied)
    XCTAssertEqual(verdict("start applicationWillResignActive( timer timer )") { rule }, .violated)
  }

  func testExactlyIsExercisedByItsScope() {
    let rule = BoundedExistence(of: Self.start, exactly: 1, during: .callback(Self.resign))

    XCTAssertEqual(verdict("start timer") { rule }, .notExercised)
    XCTAssertEqual(verdict("start applicationWillResignActive( timer )") { rule }, .satisfied)
    XCTAssertEqual(verdict("start applicationWillResignActive( )") { rule }, .violated)
  }

  func testAnAbsenceInTheWholeRunEarnsNothingByItself() {
    let crash = Absence(of: .processEnd(.crashed))

    XCTAssertEqual(verdict("start applicationDidBecomeActive( ) end") { crash }, .notExercised)
    XCTAssertEqual(verdict("start end:crashed") { crash }, .violated)
  }

  func testAnAbsenceInTheWholeRunAccompaniesOtherConstraints() {
    let crash = Absence(of: .processEnd(.crashed))
    let answer = Response(to: Self.start, Self.stop)
    func both(_ words: String) -> Verdict {
      verdict(words) {
        crash
        answer
      }
    }

    XCTAssertEqual(both("start end"), .notExercised)
    XCTAssertEqual(both("start timer untimer end"), .satisfied)
    XCTAssertEqual(both("start timer untimer end:crashed"), .violated)
  }

  func testAPreconditionReplacesTheTest() {
    let crash = Absence(of: .processEnd(.crashed))
      .exercised(by: .implemented(.applicationDidBecomeActive))

    XCTAssertEqual(verdict("start applicationDidBecomeActive( )! end") { crash }, .notExercised)
    XCTAssertEqual(verdict("start applicationDidBecomeActive( ) end") { crash }, .satisfied)
  }

  func testWithoutItsPreconditionNothingIsDue() {
    let stops = Response(to: .entry(of: Self.resign), Self.stop).exercised(by: Self.start)

    XCTAssertEqual(verdict("start applicationWillResignActive( )") { stops }, .notExercised)
    XCTAssertEqual(verdict("start timer applicationWillResignActive( )") { stops }, .violated)
  }

  func testWithoutItsPreconditionWhatMustNotComeIsStillHeldAgainstIt() {
    let never = Absence(of: Self.start, during: .callback(Self.resign)).exercised(by: Self.stop)

    XCTAssertEqual(verdict("start applicationWillResignActive( timer )") { never }, .violated)
  }

  func testALaterSafetyViolationCountsWhereAnOmissionDoesNot() {
    let once = BoundedExistence(of: Self.start, exactly: 1, during: .callback(Self.resign))
      .exercised(by: Self.stop)
    let early = "start applicationWillResignActive( )"

    XCTAssertEqual(verdict(early) { once }, .notExercised)
    XCTAssertEqual(
      verdict("\(early) applicationWillResignActive( timer timer )") { once }, .violated)
  }

  func testARuleIsExercisedWhenAllOfItsConstraintsAre() {
    func both(_ words: String) -> Verdict {
      verdict(words) {
        Response(to: Self.start, Self.stop)
        Response(to: .stimulus("home"), .effect(.print("bye")))
      }
    }

    XCTAssertEqual(both("start timer untimer"), .notExercised)
    XCTAssertEqual(both("start timer untimer >home print:bye"), .satisfied)
    XCTAssertEqual(both("start timer untimer >home"), .violated)
  }

  func testARulesPreconditionReplacesThoseOfItsConstraints() {
    let rule = Rule("Rule", points: 1) {
      Response(to: Self.start, Self.stop).exercised(by: .stimulus("lock"))
      Absence(of: .processEnd(.crashed))
    }
    .exercised(by: .stimulus("home"))
    XCTAssertEqual(conclusion("start >lock timer untimer", of: rule).verdict, .notExercised)
    XCTAssertEqual(conclusion("start >home", of: rule).verdict, .satisfied)
  }

  func testAnEmptyAppAndAnUntouchedStarterEarnNothing() {
    let empty = """
      >launch start applicationDidBecomeActive( )! =active >home =inactive
      applicationWillResignActive( )! =background applicationDidEnterBackground( )! end
      """
    let untouched = empty.replacing("!", with: "")

    for words in [empty, untouched, ""] {
      let results = contract.evaluate(trace(words), scenario: "Suite.testIt")
      let earned = results.filter { $0.verdict == .satisfied }.reduce(0) { $0 + $1.points }
      XCTAssertEqual(earned, 0, words)
    }
  }

  func testAMonitorKeepsTheEventThatShowedTheRuleKept() {
    let rule = Rule("Rule", points: 1) {
      Response(to: Self.start, Self.stop)
      Precedence(of: Self.start, before: Self.stop)
      Existence(of: Self.start)
      BoundedExistence(of: Self.start, atMost: 2)
      Absence(of: Self.start, during: .callback(Self.resign))
    }
    var monitor = Monitor(rule)

    for event in trace("start timer untimer timer untimer").events { monitor.observe(event) }

    XCTAssertEqual(monitor.conclusion().statements.map(\.witness), [5, 2, 2, 4, 4])
  }
}
