import LifecycleContracts
import LifecycleTrace
import XCTest

/// Whole findings of precedences, orders and pairs.
final class OrderFindingTests: XCTestCase {
  private static let start = EventPattern.effect(.timerStart)
  private static let stop = EventPattern.effect(.timerStop)
  private static let score = EventPattern.effect(.defaultsWrite(key: "score"))
  private static let home = EventPattern.stimulus("home")
  private static let shown = CallbackName.viewDidAppear
  private static let order = [CallbackName.viewDidLoad, .viewWillAppear, .viewDidAppear]
    .map { EventPattern.entry(of: $0, on: "Menu") }

  func testACauseMissingInARowSaysWhichCameBefore() {
    let first = finding(">launch start timer >home write:score") {
      ChainPrecedence(of: [Self.home, Self.start], before: Self.score)
    }
    let second = finding(">launch start write:score") {
      ChainPrecedence(of: [Self.home, Self.start], before: Self.score)
    }
    let third = finding(">launch start >home timer write:score untimer") {
      ChainPrecedence(of: [Self.home, Self.start, Self.stop], before: Self.score)
    }

    XCTAssertEqual(
      first,
      """
        expected  `home`, then a start of a timer before a write of "score" to UserDefaults
        came      a write of "score" to UserDefaults after `home`, but before a timer starts
        story     launch · home
            4  ▸ home
            5    writes "score" to UserDefaults
      """)
    XCTAssertEqual(
      second,
      """
        expected  `home`, then a start of a timer before a write of "score" to UserDefaults
        came      a write of "score" to UserDefaults with no such stimulus before it
        story     launch
            1  ▸ launch
            3    writes "score" to UserDefaults
      """)
    XCTAssertEqual(
      third,
      """
        expected  `home`, then a start of a timer, then a stop of a timer before a write of "score" to UserDefaults
        came      a write of "score" to UserDefaults after `home`, then a timer starts, but before a timer stops
        story     launch · home
            3  ▸ home
            4    starts a timer
            5    writes "score" to UserDefaults
      """)
  }

  func testARowOfEffectsWithoutItsCauseShowsItsEvents() {
    let text = finding(">launch start timer >home untimer") {
      ChainPrecedence(of: Self.home, before: [Self.start, Self.stop])
    }

    XCTAssertEqual(
      text,
      """
        expected  `home` before a timer starts and then a timer stops
        came      a start of a timer, then a stop of a timer with no such stimulus before them
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
            5    stops a timer
      """)
  }

  func testAnOrderSaysWhatWasNext() {
    let first = finding(
      ">launch start viewDidLoad(@Menu ) viewDidAppear(@Menu ) viewWillAppear(@Menu )"
    ) {
      ExactOrder(of: Self.order)
    }
    let second = finding(">launch start viewWillAppear(@Menu )") {
      ExactOrder(of: Self.order)
    }
    let third = finding(">launch start viewDidLoad(@Menu ) viewDidLoad(@Menu )") {
      ExactOrder(of: Self.order)
    }

    XCTAssertEqual(
      first,
      """
        expected  a call of viewDidLoad() on Menu, then a call of viewWillAppear(_:) on Menu, then a call of viewDidAppear(_:) on Menu, in this order
        came      a call of viewDidAppear(_:) on Menu before viewWillAppear(_:) on Menu is called
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            4    └ returned, 0 effects
            5    viewDidAppear(_:) on Menu
      """)
    XCTAssertEqual(
      second,
      """
        expected  a call of viewDidLoad() on Menu, then a call of viewWillAppear(_:) on Menu, then a call of viewDidAppear(_:) on Menu, in this order
        came      a call of viewWillAppear(_:) on Menu before viewDidLoad() on Menu is called
        story     launch
            1  ▸ launch
            3    viewWillAppear(_:) on Menu
      """)
    XCTAssertEqual(
      third,
      """
        expected  a call of viewDidLoad() on Menu, then a call of viewWillAppear(_:) on Menu, then a call of viewDidAppear(_:) on Menu, in this order
        came      a call of viewDidLoad() on Menu before viewWillAppear(_:) on Menu is called
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            4    └ returned, 0 effects
            5    viewDidLoad() on Menu
      """)
  }

  func testAStrictOrderNamesTheOtherEvent() {
    let first = finding(
      """
      >launch start viewDidLoad(@Menu viewDidLayoutSubviews(@Menu ) ) viewWillAppear(@Menu )
      """
    ) {
      ExactOrder(of: Self.order, allowingOthers: false)
    }
    let second = finding(">launch start viewDidLoad(@Menu action( ) )") {
      ExactOrder(
        of: [.return(of: .viewDidAppear), .return(of: .viewDidLoad)], allowingOthers: false)
      ExactOrder(of: [.entry(of: .viewDidLoad), .return(of: .viewDidLoad)], allowingOthers: false)
    }

    XCTAssertEqual(
      first,
      """
        expected  a call of viewDidLoad() on Menu, then a call of viewWillAppear(_:) on Menu, then a call of viewDidAppear(_:) on Menu, in this order, with nothing of the kind between
        came      a call of viewDidLayoutSubviews(_:) on Menu before viewWillAppear(_:) on Menu is called
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            4      viewDidLayoutSubviews(_:) on Menu
      """)
    XCTAssertEqual(
      second,
      """
        expected  a return of viewDidAppear(_:), then a return of viewDidLoad(), in this order, with nothing of the kind between
        came      a return of viewDidLoad() before viewDidAppear(_:) returns
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            6    └ returned, 0 effects

      ✗ Rule
        expected  a call of viewDidLoad(), then a return of viewDidLoad(), in this order, with nothing of the kind between
        came      a call of action(_:) on AppDelegate before viewDidLoad() returns
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            4      action(_:) on AppDelegate
      """)
  }

  func testAnUnfinishedOrderSaysWhatIsMissing() {
    let first = finding(">launch start viewDidLoad(@Menu ) >home") {
      ExactOrder(of: Self.order)
    }
    let second = finding(">launch start viewDidLoad(@Menu ) end") {
      ExactOrder(of: Self.order, during: .process)
    }
    let third = finding(">launch start f( viewDidLoad(@Menu ) ) viewWillAppear(@Menu )") {
      ExactOrder(of: Self.order, during: .callback(CallbackName("f(_:)")))
    }

    XCTAssertEqual(
      first,
      """
        expected  a call of viewDidLoad() on Menu, then a call of viewWillAppear(_:) on Menu, then a call of viewDidAppear(_:) on Menu, in this order
        came      no such call until the scenario ended
        story     launch · home
            1  ▸ launch
            3    viewDidLoad() on Menu
            4    └ returned, 0 effects
            5  ▸ home
      """)
    XCTAssertEqual(
      second,
      """
        expected  a call of viewDidLoad() on Menu, then a call of viewWillAppear(_:) on Menu, then a call of viewDidAppear(_:) on Menu, in this order in each life of the app's process
        came      no such call until the process ended
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            4    └ returned, 0 effects
            5    process ended
      """)
    XCTAssertEqual(
      third,
      """
        expected  a call of viewDidLoad() on Menu, then a call of viewWillAppear(_:) on Menu, then a call of viewDidAppear(_:) on Menu, in this order during f(_:)
        came      such a call only after f(_:) returns
        story     launch
            1  ▸ launch
            3    f(_:) on AppDelegate
            4      viewDidLoad() on Menu
            5      └ returned, 0 effects
            6    └ returned, 0 effects
            7    viewWillAppear(_:) on Menu
      """)
  }

  func testAPartialOrderSaysWhatHadNotCome() {
    let first = finding(">launch start timer >home write:score") {
      PartialOrder(of: [Self.start, Self.score], before: Self.home)
    }
    let second = finding(">launch start timer >home timer >home >home") {
      PartialOrder(of: [Self.start], before: Self.home)
    }

    XCTAssertEqual(
      first,
      """
        expected  a start of a timer and a write of "score" to UserDefaults, in any order, before `home`, each time
        came      `home` before a write of "score" to UserDefaults
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
      """)
    XCTAssertEqual(
      second,
      """
        expected  a start of a timer before `home`, each time
        came      `home` again before a timer starts
        story     launch · home · home · home
            6  ▸ home
            7  ▸ home
      """)
  }

  func testPairsSayWhatIsTooMuch() {
    let first = finding(">launch start untimer") {
      BalancedPairs(of: Self.start, and: Self.stop)
    }
    let second = finding(">launch start timer untimer timer >home timer") {
      BalancedPairs(of: Self.start, and: Self.stop, atMost: 1)
    }
    let third = finding(">launch start timer timer >home timer") {
      BalancedPairs(of: Self.start, and: Self.stop, atMost: 2, mayStayOpen: true)
    }

    XCTAssertEqual(
      first,
      """
        expected  a stop of a timer for each start of a timer
        came      a stop of a timer with no such start before it
        story     launch
            1  ▸ launch
            3    stops a timer
      """)
    XCTAssertEqual(
      second,
      """
        expected  a stop of a timer for each start of a timer, and at most 1 at a time
        came      a start of a timer with no such stop since the one before
        story     launch · home
            1  ▸ launch
            5    starts a timer
            6  ▸ home
            7    starts a timer
      """)
    XCTAssertEqual(
      third,
      """
        expected  a stop of a timer only after a start of a timer of its own, and at most 2 at a time
        came      a start of a timer while 2 others have had no such stop
        story     launch · home
            1  ▸ launch
            4    starts a timer
            5  ▸ home
            6    starts a timer
      """)
  }

  func testPairsLeftOpenSayWhichBegan() {
    let first = finding(">launch start timer untimer timer >home") {
      BalancedPairs(of: Self.start, and: Self.stop)
    }
    let second = finding(">launch start timer timer untimer end") {
      BalancedPairs(of: Self.start, and: Self.stop)
    }
    let third = finding(">launch start =active timer >home =inactive untimer") {
      BalancedPairs(of: Self.start, and: Self.stop, atMost: 1, during: .state(.active))
    }

    XCTAssertEqual(
      first,
      """
        expected  a stop of a timer for each start of a timer
        came      no such stop until the scenario ended
        story     launch · home
            1  ▸ launch
            5    starts a timer
            6  ▸ home
      """)
    XCTAssertEqual(
      second,
      """
        expected  a stop of a timer for each start of a timer
        came      no such stop until the process ended
        story     launch
            1  ▸ launch
            3    starts a timer
            4    starts a timer
            5    stops a timer
            6    process ended
      """)
    XCTAssertEqual(
      third,
      """
        expected  a stop of a timer for each start of a timer, and at most 1 at a time while the app is active
        came      such a stop only after the app stops being active
        story     launch · home
            1  ▸ launch
            4    starts a timer
            5  ▸ home
            6    the app becomes inactive
            7    stops a timer
      """)
  }
}
