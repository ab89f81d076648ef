import LifecycleContracts
import LifecycleTrace
import XCTest

/// Whole findings of what always holds, of states, and of counts of both.
final class StateFindingTests: XCTestCase {
  private static let start = EventPattern.effect(.timerStart)
  private static let stop = EventPattern.effect(.timerStop)
  private static let score = EventPattern.effect(.defaultsWrite(key: "score"))
  private static let home = EventPattern.stimulus("home")

  func testWhatDoesNotHoldIsNamedByTheEvent() {
    let first = finding(">launch start =active viewDidLoad(@Menu ) >home =inactive") {
      Universality(of: .isIn(.active), during: .after(.entry(of: .viewDidLoad)))
    }
    let second = finding(">launch start viewDidLoad(@Menu ) >home") {
      Universality(of: .isIn(.active), during: .after(.return(of: .viewDidLoad)))
    }
    let third = finding(">launch start >home timer f( write:score )") {
      Universality(
        of: .anyOf(Self.start, .entry(of: CallbackName("f(_:)"))), during: .after(Self.start))
    }
    let fourth = finding(">launch start >home timer f( )") {
      Universality(of: Self.start, during: .after(Self.start))
    }
    let fifth = finding("start end start") {
      Universality(of: .processEnd(), during: .after(.processEnd()))
    }

    XCTAssertEqual(
      first,
      """
        expected  the app is active all the time after viewDidLoad() is called
        came      not so at: the app becomes inactive
        story     launch · home
            1  ▸ launch
            4    viewDidLoad() on Menu
            5    └ returned, 0 effects
            6  ▸ home
            7    the app becomes inactive
      """)
    XCTAssertEqual(
      second,
      """
        expected  the app is active all the time after viewDidLoad() returns
        came      not so at: a return of viewDidLoad() on Menu
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            4    └ returned, 0 effects
      """)
    XCTAssertEqual(
      third,
      """
        expected  nothing but a start of a timer or a call of f(_:) after a timer starts
        came      writes "score" to UserDefaults in f(_:)
        story     launch · home
            3  ▸ home
            4    starts a timer
            5    f(_:) on AppDelegate
            6      writes "score" to UserDefaults
      """)
    XCTAssertEqual(
      fourth,
      """
        expected  nothing but a start of a timer after a timer starts
        came      a call of f(_:) on AppDelegate
        story     launch · home
            3  ▸ home
            4    starts a timer
            5    f(_:) on AppDelegate
      """)
    XCTAssertEqual(
      fifth,
      """
        expected  nothing but the app's process ends after the app's process ends
        came      the app's process starts
            2    process ended
            3    process started
      """)
  }

  func testAStateThatMustNotHoldIsNamed() {
    let text = finding(">launch start timer >home =inactive =background") {
      Absence(of: .isIn(.background), during: .after(Self.start))
    }

    XCTAssertEqual(
      text,
      """
        expected  the app is not in the background after a timer starts
        came      the app is in the background
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
            6    the app is in the background
      """)
  }

  func testStaysAreCountedAndEventsOfThemAreNot() {
    let first = finding(">launch start =active timer >home =inactive >open =active timer") {
      BoundedExistence(of: .isIn(.active), atMost: 1)
    }
    let second = finding(">launch start =active timer >home =inactive") {
      BoundedExistence(of: .isIn(.active), atLeast: 2)
    }
    let third = finding(">launch start =inactive") {
      BoundedExistence(of: .isIn(.active), exactly: 1)
    }

    XCTAssertEqual(
      first,
      """
        expected  the app is active at most once
        came      the app is active twice
        story     launch · home · open
            1  ▸ launch
            3    the app becomes active
            5  ▸ home
            7  ▸ open
            8    the app becomes active
      """)
    XCTAssertEqual(
      second,
      """
        expected  the app is active at least twice
        came      the app is active only once
        story     launch · home
            1  ▸ launch
            3    the app becomes active
            5  ▸ home
      """)
    XCTAssertEqual(
      third,
      """
        expected  the app is active exactly once
        came      not so until the scenario ended
        story     launch
            1  ▸ launch
      """)
  }

  func testADetailThatIsAskedForIsSaid() {
    let text = finding(">launch start write:score:3 write:score:4") {
      Absence(of: Self.score.where("value", .atLeast(4)), during: .process)
    }

    XCTAssertEqual(
      text,
      """
        expected  no write of "score" to UserDefaults where “value” is at least 4 in each life of the app's process
        came      a write of "score" to UserDefaults where “value” is at least 4
        story     launch
            1  ▸ launch
            2    process started
            4    writes "score" to UserDefaults
      """)
  }

  func testAConstraintCanSayInItsOwnWordsWhatItAsksFor() {
    let told = finding("start >tap") {
      Existence(of: .effect(.timerStart)).saying("a start of the clock")
    }

    XCTAssertEqual(
      told.split(separator: "\n").first, "  expected  a start of the clock", told)
  }
}
