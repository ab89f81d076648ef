import LifecycleContracts
import LifecycleTrace
import XCTest

/// Whole findings of rules on each object, and of rules put together.
final class ObjectFindingTests: XCTestCase {
  private static let start = EventPattern.effect(.timerStart)
  private static let stop = EventPattern.effect(.timerStop)
  private static let score = EventPattern.effect(.defaultsWrite(key: "score"))
  private static let home = EventPattern.stimulus("home")

  func testATimersFindingNamesTheTimer() {
    let first = finding(">launch start timer@Timer timer@Timer#2 untimer@Timer end") {
      forEach(.timer) { Response(to: Self.start, Self.stop) }
    }
    let second = finding(">launch start timer@Timer fire(@Timer print:a untimer@Timer )") {
      forEach(.timer) { Existence(of: .effect(.print("b")), during: .after(Self.start)) }
    }

    XCTAssertEqual(
      first,
      """
        expected  for each timer: a stop of a timer after a timer starts
        came      no such stop until the process ended (Timer#2)
        story     launch
            1  ▸ launch
            4    starts a timer
            6    process ended
      """)
    XCTAssertEqual(
      second,
      """
        expected  for each timer: the line “b” printed after a timer starts
        came      no such line until the end of Timer
        story     launch
            1  ▸ launch
            3    starts a timer
            4    a timer fires
            6      stops a timer
      """)
  }

  func testATasksFindingNamesTheTask() {
    let text = finding(">launch start task:1 task:2 >home untask:2 end") {
      forEach(.backgroundTask) {
        BalancedPairs(of: .effect(.backgroundTaskStart), and: .effect(.backgroundTaskEnd))
      }
    }

    XCTAssertEqual(
      text,
      """
        expected  for each background task: an end of a background task for each start of a background task
        came      no such end until the process ended (background task 1)
        story     launch · home
            1  ▸ launch
            3    begins a background task
            4    begins a background task
            5  ▸ home
            6    ends a background task
            7    process ended
      """)
  }

  func testAnObserversFindingNamesTheNotification() {
    let text = finding(">launch start observe:A observe:B observe:B unobserve:B") {
      forEach(.observer) {
        BalancedPairs(of: .effect(.observerAdded()), and: .effect(.observerRemoved()))
      }
    }

    XCTAssertEqual(
      text,
      """
        expected  for each notification that is observed: a removal of an observer for each observer added
        came      no such removal until the scenario ended (observers of A)
        story     launch
            1  ▸ launch
            3    adds an observer of A
            4    adds an observer of B
            5    adds an observer of B
            6    removes an observer of B
      """)
  }

  func testAScenesFindingNamesItsDelegate() {
    let text = finding(
      """
      >launch start sceneWillEnterForeground(@Scene ) sceneWillEnterForeground(@Scene#2 ) =background@Scene#2 =background@Scene
      """
    ) {
      forEach(.scene) {
        Response(
          to: .entry(of: .sceneWillEnterForeground), .entry(of: .sceneDidBecomeActive),
          before: .state(SceneState.background))
      }
    }

    XCTAssertEqual(
      text,
      """
        expected  for each scene: a call of sceneDidBecomeActive(_:) after sceneWillEnterForeground(_:) is called and before a scene becomes background
        came      no such call until the scenario ended (the scene of Scene#2)
        story     launch
            1  ▸ launch
            3    sceneWillEnterForeground(_:) on Scene
            5    sceneWillEnterForeground(_:) on Scene#2
            6    └ returned, 0 effects
            7    the scene of Scene#2 becomes background
      """)
  }

  func testAViewControllersFindingNamesItAndItsEnd() {
    let first = finding(
      ">launch start viewDidLoad(@Menu observe:A ) viewDidLoad(@Menu#2 ) deinit@Menu"
    ) {
      forEach(.viewController) {
        Response(to: .effect(.observerAdded()), .effect(.observerRemoved()))
      }
    }
    let second = finding(">launch start viewWillAppear(@Menu ) end:crashed") {
      forEach(.viewController) {
        Response(to: .entry(of: .viewWillAppear), .entry(of: .viewDidAppear))
      }
    }

    XCTAssertEqual(
      first,
      """
        expected  for each view controller: a removal of an observer after an observer is added
        came      no such removal until the end of Menu
        story     launch
            1  ▸ launch
            3    viewDidLoad() on Menu
            4      adds an observer of A
            6    viewDidLoad() on Menu#2
            8    Menu is no more
      """)
    XCTAssertEqual(
      second,
      """
        expected  for each view controller: a call of viewDidAppear(_:) after viewWillAppear(_:) is called
        came      no such call until the process ended (Menu)
        story     launch
            1  ▸ launch
            3    viewWillAppear(_:) on Menu
            4    └ returned, 0 effects
            5    process ended by a crash
      """)
  }

  func testAlternativesAreToldTogether() {
    let text = finding(">launch start timer >home") {
      Response(to: Self.start, Self.stop).or(Existence(of: Self.score))
    }

    XCTAssertEqual(
      text,
      """
        expected  either a stop of a timer after a timer starts, or a write of "score" to UserDefaults
        came      no such stop until the scenario ended; no such write until the scenario ended
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
      """)
  }

  func testAnImplicationNamesItsCondition() {
    let text = finding(">launch start timer >home") {
      Existence(of: Self.start).implies(Existence(of: Self.score))
    }

    XCTAssertEqual(
      text,
      """
        expected  a write of "score" to UserDefaults, given a start of a timer
        came      no such write until the scenario ended
        story     launch · home
            1  ▸ launch
            4  ▸ home
      """)
  }

  func testOfConditionsTogetherOnlyWhatIsBrokenIsTold() {
    let text = finding(">launch start timer >home") {
      Existence(of: Self.start).and(Existence(of: Self.score))
    }

    XCTAssertEqual(
      text,
      """
        expected  a write of "score" to UserDefaults
        came      no such write until the scenario ended
        story     launch · home
            1  ▸ launch
            4  ▸ home
      """)
  }

  func testConditionsOfEachObjectAreToldOneByOne() {
    let text = finding(">launch start timer@Timer#2 >home timer@Timer end") {
      forEach(.timer) {
        Existence(of: Self.stop)
        Existence(of: Self.start)
      }
    }

    XCTAssertEqual(
      text,
      """
        expected  for each timer: a stop of a timer
        came      no such stop until the process ended (Timer#2)
        story     launch · home
            4  ▸ home
            6    process ended
      """)
  }
}
