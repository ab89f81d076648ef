import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// Which events belong to which object, and for how long.
final class ForEachTests: XCTestCase {
  private static let start = EventPattern.effect(.timerStart)
  private static let stop = EventPattern.effect(.timerStop)
  private static let home = EventPattern.stimulus("home")

  private func object(_ words: String, _ demand: Demand) -> String? {
    conclusion(words, of: Rule("R", points: 1) { demand }).blames.first?.parts.first?.object
  }

  func testAnEffectBelongsToTheInnermostCallsObject() {
    let words = "start viewDidLoad(@A timer viewDidLoad(@B timer ) work( ) )"
    let once = BoundedExistence(of: Self.start, exactly: 1)

    XCTAssertEqual(verdict(words) { once }, .violated)
    XCTAssertEqual(verdict(words) { forEach(.viewController) { once } }, .satisfied)
  }

  func testWorkInACallBelongsToTheCallsObject() {
    let words = "start viewDidLoad(@B ) viewDidLoad(@A work( timer ) )"

    XCTAssertEqual(
      object(words, forEach(.viewController) { Absence(of: Self.start, during: .process) }), "A")
  }

  func testOtherEventsBelongToEveryObjectFromItsFirstOn() {
    let answer = forEach(.viewController) { Response(to: Self.home, Self.start) }

    XCTAssertEqual(verdict("start >home viewDidLoad(@A )") { answer }, .notExercised)
    XCTAssertEqual(
      object("start viewDidLoad(@A ) viewDidLoad(@B ) >home viewDidLoad(@A timer )", answer), "B")
    XCTAssertEqual(
      verdict("start viewDidLoad(@A ) >home timer viewDidLoad(@B )") { answer }, .satisfied)
  }

  func testTheEndOfTheProcessIsTheEndOfEveryObjectEvenInACall() {
    let words = "start viewDidLoad(@A ) viewDidLoad(@B end:crashed"
    let ends = forEach(.viewController) {
      BoundedExistence(of: .processEnd(), exactly: 1)
    }

    XCTAssertEqual(verdict(words) { ends }, .satisfied)
  }

  func testAnObjectsNextEventAfterItsEndIsAnotherObjects() {
    let once = forEach(.timer) { BoundedExistence(of: Self.start, atMost: 1) }

    XCTAssertEqual(verdict("start timer@T untimer@T timer@T untimer@T") { once }, .satisfied)
    XCTAssertEqual(verdict("start timer@T timer@T untimer@T") { once }, .violated)
  }

  func testTheRestOfACallInWhichAnObjectEndsIsNoObjects() {
    let starts = forEach(.timer) { Existence(of: Self.start) }
    let words = "start timer@T fire(@T untimer@T print:a work( ) )"

    XCTAssertEqual(verdict(words) { starts }, .satisfied)
    XCTAssertEqual(verdict("\(words) >home") { starts }, .satisfied)
  }

  func testANameInTheNextProcessIsAnotherObjects() {
    let pairs = forEach(.timer) {
      BalancedPairs(of: Self.start, and: Self.stop, mayStayOpen: true)
    }

    XCTAssertEqual(verdict("start timer@T end start timer@T untimer@T") { pairs }, .satisfied)
    XCTAssertEqual(verdict("start timer@T end start untimer@T") { pairs }, .violated)
  }

  func testAnObjectsRunBeginsWithItsFirstEvent() {
    let shows = CallbackName.viewDidAppear
    let whole = forEach(.viewController) { Existence(of: .entry(of: shows)) }
    let life = forEach(.viewController) { Existence(of: .entry(of: shows), during: .process) }

    for demand in [whole, life] {
      XCTAssertEqual(verdict("start viewDidLoad(@A )") { demand }, .violated)
      XCTAssertEqual(
        verdict("start viewDidAppear(@A ) end start viewDidLoad(@A ) end") { demand }, .violated)
      XCTAssertEqual(
        verdict("start viewDidAppear(@A ) end start viewDidAppear(@A ) end") { demand }, .satisfied)
    }
  }

  func testTheEarliestViolationIsToldAndThenTheObjectThatCameFirst() {
    let answer = forEach(.timer) { Response(to: Self.start, Self.stop, before: Self.home) }
    let existence = forEach(.timer) { Existence(of: .effect(.print("a"))) }

    XCTAssertEqual(object("start timer@B timer@A >home", answer), "B")
    XCTAssertEqual(object("start timer@B timer@A untimer@A >home", answer), "B")
    XCTAssertEqual(object("start timer@B untimer@B timer@C >home timer@A >home", answer), "C")
    XCTAssertEqual(object("start timer@C timer@B timer@A", existence), "C")
    XCTAssertEqual(object("start timer@C timer@B timer@A untimer@B untimer@A end", existence), "B")
  }

  func testAsManyObjectsAreFollowedAsPromisedAndNoMore() {
    func run(_ count: Int) -> String {
      "start " + (1...count).map { "timer@T\($0)" }.joined(separator: " ") + " untimer@T\(count)"
    }
    let most = Subject.mostFollowed
    let never = forEach(.timer) { Absence(of: Self.stop, during: .process) }

    XCTAssertEqual(object(run(most), never), "T\(most)")
    XCTAssertEqual(verdict(run(most + 1)) { never }, .notExercised)
    XCTAssertEqual(
      object("\(run(most)) timer@New untimer@T1 >home untimer@New", never), "T\(most)")
    let second = run(most).replacing(" untimer@T\(most)", with: " print:a")
    let answer = forEach(.timer) { Response(to: .effect(.print("b")), Self.stop) }
    XCTAssertEqual(
      object("\(second) untimer@T1 timer@New fire(@New print:b ) >home", answer), "New")
  }

  func testAnObjectInAnotherIsTold() {
    let demand = forEach(.scene) { forEach(.timer) { Response(to: Self.start, Self.stop) } }
    let words = "start sceneDidBecomeActive(@S timer@T ) sceneDidBecomeActive(@S#2 timer@U )"

    XCTAssertEqual(object("\(words) untimer@U", demand), "T")
    XCTAssertEqual(verdict("\(words) untimer@U untimer@T") { demand }, .satisfied)
  }

  // MARK: exercised(by:) of the whole rule

  private func exercised(_ words: String, _ demand: Demand) -> Verdict {
    conclusion(words, of: Rule("R", points: 1) { demand }.exercised(by: Self.home)).verdict
  }

  func testARulesPreconditionCountsAnywhereInTheRun() {
    let answer = forEach(.timer) { Response(to: Self.start, Self.stop) }

    XCTAssertEqual(exercised("start >home timer@T untimer@T", answer), .satisfied)
    XCTAssertEqual(exercised("start timer@T untimer@T >home", answer), .satisfied)
    XCTAssertEqual(exercised("start timer@T untimer@T", answer), .notExercised)
    XCTAssertEqual(exercised("start >home", answer), .satisfied)
    XCTAssertEqual(exercised("start", answer), .notExercised)
  }

  func testWithoutARulesPreconditionNothingIsDueOfAnObject() {
    let answer = forEach(.timer) { Response(to: Self.start, .effect(.print("a"))) }
    for words in ["start timer@T", "start timer@T untimer@T", "start timer@T end start"] {
      XCTAssertEqual(exercised(words, answer), .notExercised, words)
      XCTAssertEqual(exercised("\(words) >home", answer), .violated, words)
      XCTAssertEqual(exercised(">home \(words)", answer), .violated, words)
    }
  }

  func testWithoutARulesPreconditionWhatMustNotComeIsHeldAgainstAnObject() {
    let demand = forEach(.timer) {
      Response(to: Self.start, .effect(.print("a")))
      BoundedExistence(of: .timerFires, atMost: 1)
    }

    XCTAssertEqual(
      exercised("start timer@A untimer@A timer@B fire(@B ) fire(@B )", demand), .violated)
    XCTAssertEqual(
      exercised("start timer@B fire(@B ) fire(@B ) untimer@B timer@A", demand), .violated)
    XCTAssertEqual(exercised("start timer@A untimer@A timer@B fire(@B )", demand), .notExercised)
  }

  func testARulesPreconditionReachesObjectsInObjects() {
    let demand = forEach(.scene) { forEach(.timer) { Response(to: Self.start, Self.stop) } }
    let words = "start sceneDidBecomeActive(@S timer@T ) end"

    XCTAssertEqual(exercised(words, demand), .notExercised)
    XCTAssertEqual(exercised("\(words) >home", demand), .violated)
  }
}
