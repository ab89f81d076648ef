import LifecycleContracts
import LifecycleTrace
import XCTest

/// Whole findings, as a terminal shows them.
final class FindingTests: XCTestCase {
  private static let score = EventPattern.effect(.defaultsWrite(key: "score"))
  private static let background = CallbackName.applicationDidEnterBackground
  private static let active = CallbackName.applicationDidBecomeActive

  func testTheSketchedRulesExplainThemselves() {
    let words = """
      >launch start applicationDidBecomeActive( draw:text@UILabel ) =active
      >tap:Score_a_point action( draw:text@UILabel:1 )
      >home applicationWillResignActive( )! =inactive
      =background applicationDidEnterBackground( draw:text@UILabel:Paused ) =suspended
      >purge end
      """

    let text = blocks(contract, words)

    XCTAssertEqual(
      text,
      """
      ✗ Saves the score before the app can be suspended                          0 / 4
        expected  a write of "score" to UserDefaults before applicationDidEnterBackground(_:) returns
        came      no such write until the process ended
        story     launch · tap "Score a point" · home · purge
        because   A suspended app can be purged without another callback.
        try       applicationDidEnterBackground(_:) is the last call you are sure to get.
           11  ▸ home
           12    applicationWillResignActive(_:)
           16    applicationDidEnterBackground(_:)
           18    └ returned, 1 effect
           20  ▸ purge
           21    process ended

      ✗ Leaves the screen alone in the background                                0 / 2
        expected  no update of the user interface while the app is in the background
        came      an update of the user interface in applicationDidEnterBackground(_:)
        story     launch · tap "Score a point" · home
           11  ▸ home
           12    applicationWillResignActive(_:)
           15    the app is in the background
           16    applicationDidEnterBackground(_:)
           17      sets the text on UILabel to “Paused”
      """)
  }

  func testALateResponseIsToldFromAMissingOne() {
    let words = """
      >launch start applicationDidBecomeActive( ) >home
      applicationDidEnterBackground( write:other ) >open applicationWillEnterForeground( write:score )
      """

    let text = finding(words) {
      Response(
        to: .entry(of: Self.background), Self.score, before: .return(of: Self.background))
    }

    XCTAssertEqual(
      text,
      """
        expected  a write of "score" to UserDefaults before applicationDidEnterBackground(_:) returns
        came      such a write only after applicationDidEnterBackground(_:) returns
        story     launch · home · open
            5  ▸ home
            6    applicationDidEnterBackground(_:)
            8    └ returned, 1 effect
            9  ▸ open
           10    applicationWillEnterForeground(_:)
           11      writes "score" to UserDefaults
      """)
  }

  func testTheFirstUnansweredTriggerIsTheCulprit() {
    let words = """
      >launch start >home applicationDidEnterBackground( write:score ) >open
      >home applicationDidEnterBackground( )! >open >home applicationDidEnterBackground( ) end
      """

    let text = finding(words) {
      Response(
        to: .entry(of: Self.background), Self.score, before: .return(of: Self.background))
    }

    XCTAssertEqual(
      text,
      """
        expected  a write of "score" to UserDefaults before applicationDidEnterBackground(_:) returns
        came      no such write until the process ended
        story     launch · home · open · home · open · home
            8  ▸ home
            9    applicationDidEnterBackground(_:)
           10    └ returned, not implemented
           11  ▸ open
           12  ▸ home
           13    applicationDidEnterBackground(_:)
           15    process ended
      """)
  }

  func testAResponseWithoutDeadlineIsDueUntilTheProcessEnds() {
    let words = "start >wait:10s fire( timer >lock work( ) ) end:hung write:score"

    let text = finding(words) { Response(to: .timerFires, Self.score) }

    XCTAssertEqual(
      text,
      """
        expected  a write of "score" to UserDefaults after a timer fires
        came      no such write until the process ended
        story     wait:10s · lock
            2  ▸ wait:10s
            3    a timer fires
            5  ▸ lock
            8    └ returned, 1 effect
            9    process ended because it hangs
      """)
  }

  func testAResponseIsDueUntilTheScenarioEnds() {
    let words = ">launch start #UIApplication.didFinishLaunchingNotification >home"

    let text = finding(words) {
      Response(
        to: .notification("UIApplication.didFinishLaunchingNotification"),
        .effect(.print("done")), before: .stimulus("purge"))
    }

    XCTAssertEqual(
      text,
      """
        expected  the line “done” printed after UIApplication.didFinishLaunchingNotification is posted and before `purge`
        came      no such line until the scenario ended
        story     launch · home
            1  ▸ launch
            3    UIApplication.didFinishLaunchingNotification is posted
            4  ▸ home
      """)
  }

  func testAResponseInAScopeIsDueBeforeTheScopeEnds() {
    let words = ">launch start =active >home =inactive untimer =background"

    let text = finding(words) {
      Response(to: .stimulus("home"), .effect(.timerStop), during: .state(.active))
    }

    XCTAssertEqual(
      text,
      """
        expected  a stop of a timer after `home` while the app is active
        came      such a stop only after the app stops being active
        story     launch · home
            4  ▸ home
            5    the app becomes inactive
            6    stops a timer
      """)
  }

  func testAPrecedenceNamesWhatCameTooEarly() {
    let words = """
      >launch start viewDidLoad(@MenuViewController timer ) >tap:Start action( write:score )
      """

    let text = finding(words) {
      Precedence(of: Self.score, before: .anyOf(.effect(.timerStart), .timerFires))
    }

    XCTAssertEqual(
      text,
      """
        expected  a write of "score" to UserDefaults before a timer starts or a timer fires
        came      a start of a timer with no such write before it
        story     launch
            1  ▸ launch
            3    viewDidLoad() on MenuViewController
            4      starts a timer
      """)
  }

  func testAnAbsenceInACallNamesTheCallAroundIt() {
    let words = """
      >launch start applicationDidBecomeActive( timer ) >call
      applicationWillResignActive( untimer work( timer ) ) >end-call
      """

    let text = finding(words) {
      Absence(of: .effect(.timerStart), during: .callback(.applicationWillResignActive))
    }

    XCTAssertEqual(
      text,
      """
        expected  no start of a timer during applicationWillResignActive(_:)
        came      a start of a timer in a block of work on the main queue
        story     launch · call
            6  ▸ call
            7    applicationWillResignActive(_:)
            9      a block of work on the main queue runs
           10        starts a timer
      """)
  }

  func testACrashIsToldWithItsMessage() {
    let words = ">launch start applicationDidBecomeActive( end:crashed:Index_out_of_range"

    let text = finding(words) { Absence(of: .processEnd(.crashed, .hung)) }

    XCTAssertEqual(
      text,
      """
        expected  the app's process does not end by a crash or because it hangs
        came      the app's process ends by a crash in applicationDidBecomeActive(_:)
        story     launch
            1  ▸ launch
            3    applicationDidBecomeActive(_:)
            4    process ended by a crash in applicationDidBecomeActive(_:): Index out of range
      """)
  }

  func testAnExistenceInAScopeIsDueBeforeTheScopeEnds() {
    let inCall = finding(">launch start applicationDidBecomeActive( ) >tap:Go action( timer )") {
      Existence(of: .effect(.timerStart), during: .callback(Self.active))
    }
    let inState = finding(">launch start =inactive =active =inactive print:hello_you") {
      Existence(of: .effect(.print(containing: "hello")), during: .state(.active))
    }
    let inProcess = finding(">launch start end:exited") {
      Existence(of: .state(.background), during: .process)
    }

    XCTAssertEqual(
      inCall,
      """
        expected  a start of a timer during applicationDidBecomeActive(_:)
        came      such a start only after applicationDidBecomeActive(_:) returns
        story     launch · tap "Go"
            1  ▸ launch
            3    applicationDidBecomeActive(_:)
            4    └ returned, 0 effects
            5  ▸ tap "Go"
            6    action(_:) on AppDelegate
            7      starts a timer
      """)
    XCTAssertEqual(
      inState,
      """
        expected  a line containing “hello” printed while the app is active
        came      such a line only after the app stops being active
        story     launch
            1  ▸ launch
            4    the app becomes active
            5    the app becomes inactive
            6    prints “hello you”
      """)
    XCTAssertEqual(
      inProcess,
      """
        expected  the app enters the background in each life of the app's process
        came      no such change until the process ended
        story     launch
            1  ▸ launch
            2    process started
            3    process ended by an exit
      """)
  }

  func testAnExistenceInTheWholeRunShowsTheStory() {
    let words = ">launch start applicationDidBecomeActive( print:hi ) >home end"

    let text = finding(words) { Existence(of: .effect(.log(containing: "bye"))) }

    XCTAssertEqual(
      text,
      """
        expected  a line containing “bye” logged
        came      no such line until the scenario ended
        story     launch · home
            1  ▸ launch
            3    applicationDidBecomeActive(_:)
            6  ▸ home
      """)
  }

  func testABoundedExistenceShowsWhatItCounted() {
    let words = """
      >launch start applicationDidBecomeActive( timer ) >home
      applicationWillResignActive( ) >open applicationDidBecomeActive( work( timer ) )
      """

    let text = finding(words) { BoundedExistence(of: .effect(.timerStart), exactly: 1) }

    XCTAssertEqual(
      text,
      """
        expected  a start of a timer exactly once
        came      such a start twice
        story     launch · home · open
            1  ▸ launch
            3    applicationDidBecomeActive(_:)
            4      starts a timer
            6  ▸ home
            9  ▸ open
           10    applicationDidBecomeActive(_:)
           11      a block of work on the main queue runs
           12        starts a timer
      """)
  }

  func testTooFewAreToldWithTheirNumber() {
    let some = finding(">launch start applicationDidBecomeActive( print:a ) timer") {
      BoundedExistence(of: .effect(.print("a")), times: 2...3, during: .callback(Self.active))
    }
    let none = finding(">launch start applicationDidBecomeActive( ) print:a") {
      BoundedExistence(of: .effect(.print("a")), atLeast: 2, during: .callback(Self.active))
    }

    XCTAssertEqual(
      some,
      """
        expected  the line “a” printed 2 to 3 times during applicationDidBecomeActive(_:)
        came      such a line only once
        story     launch
            1  ▸ launch
            3    applicationDidBecomeActive(_:)
            4      prints “a”
            5    └ returned, 1 effect
      """)
    XCTAssertEqual(
      none,
      """
        expected  the line “a” printed at least twice during applicationDidBecomeActive(_:)
        came      such a line only after applicationDidBecomeActive(_:) returns
        story     launch
            1  ▸ launch
            3    applicationDidBecomeActive(_:)
            4    └ returned, 0 effects
            5    prints “a”
      """)
  }

  func testALongFindingLeavesOutWhatMattersLeast() {
    let timers = String(repeating: "timer ", count: 9)
    let words = ">launch start applicationDidBecomeActive( \(timers) ) >home action( timer )"

    let text = finding(words) { BoundedExistence(of: .effect(.timerStart), atMost: 9) }

    XCTAssertEqual(
      text,
      """
        expected  a start of a timer at most 9 times
        came      such a start 10 times
        story     launch · home
            1  ▸ launch
            3    … 7 more
            9      starts a timer
           10      starts a timer
           11      starts a timer
           12      starts a timer
           15    action(_:) on AppDelegate
           16      starts a timer
      """)
  }

  func testEightLinesAreShownWithoutAnythingLeftOut() {
    let words = ">launch start f( \(String(repeating: "timer ", count: 6)) )"

    let six = finding(words) { BoundedExistence(of: .effect(.timerStart), atMost: 5) }
    let seven = finding(words + " timer") { BoundedExistence(of: .effect(.timerStart), atMost: 6) }

    XCTAssertEqual(
      six,
      """
        expected  a start of a timer at most 5 times
        came      such a start 6 times
        story     launch
            1  ▸ launch
            3    f(_:) on AppDelegate
            4      starts a timer
            5      starts a timer
            6      starts a timer
            7      starts a timer
            8      starts a timer
            9      starts a timer
      """)
    XCTAssertEqual(
      seven,
      """
        expected  a start of a timer at most 6 times
        came      such a start 7 times
        story     launch
            1  ▸ launch
            3    … 2 more
            5      starts a timer
            6      starts a timer
            7      starts a timer
            8      starts a timer
            9      starts a timer
           11    starts a timer
      """)
  }

  func testStudentTextAtTheLimitIsQuotedWhole() throws {
    let long = String(repeating: "x", count: 120)

    let text = finding("start print:\(long)") {
      Absence(of: .effect(.print(containing: "x")), during: .process)
    }

    XCTAssertEqual(text.split(separator: "\n").last, "      2    prints “\(long)”")
  }

  func testStudentTextIsQuotedOnOneLineWithALimit() {
    let long = String(repeating: "x", count: 121)
    let words =
      ">launch start print:\u{1B}[31m✓\u{202E}\0 log:\(long) timer draw:text@A\u{7}\(long)"

    let text = finding(words) {
      BoundedExistence(
        of: .anyOf(
          .effect(.print(containing: "✓")), .effect(.log(containing: "x")),
          .effect(.userInterfaceUpdate)),
        atMost: 2)
    }

    XCTAssertEqual(
      text,
      """
        expected  a line containing “✓” printed, a line containing “x” logged or an update of the user interface at most twice
        came      such an event 3 times
        story     launch
            1  ▸ launch
            3    prints “␛[31m✓⟨U+202E⟩␀”
            4    logs “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
            6    updates the text on A␇xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
      """)
  }
}
