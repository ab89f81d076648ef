import LifecycleContracts
import LifecycleTrace
import XCTest

/// The standard orders hold for every order of which sources know, and see each step out of order.
final class StandardOrderTests: XCTestCase {
  private static let app = Rule.standardAppOrder(points: 1)
  private static let scene = Rule.standardSceneOrder(points: 1)
  private static let controller = Rule.standardViewControllerOrder(points: 1)

  private func assert(
    _ rule: Rule, _ verdict: Verdict, _ lives: [String], line: UInt = #line
  ) {
    for words in lives {
      XCTAssertEqual(ReadyMade.verdict(rule, words), verdict, words, line: line)
    }
  }

  func testTheAppsOrderHoldsForRightLives() {
    assert(
      Self.app, .satisfied,
      [
        "\(Life.launch) \(Life.call) \(Life.home) \(Life.open) \(Life.home) end \(Life.launch)",
        // A18, A26: without multitasking.
        "\(Life.launch) resign( ) =inactive terminate( ) end",
        Life.sceneLaunch,
      ])
  }

  func testTheAppsOrderLeavesOpenWhatSourcesDispute() {
    let behind = "start =background will( ) did( )"
    assert(
      Self.app, .satisfied,
      [
        // X5: with didEnterBackground before the end, or without.
        "\(Life.launch) resign( ) bg( ) terminate( ) end",
        "\(Life.launch) resign( ) terminate( ) end",
        // X3 and X7: a launch in the background, with each of the two, and without.
        "\(behind) fg( ) =active active( ) \(Life.home)",
        "\(behind) =active active( ) \(Life.home)",
        "\(behind) bg( ) fg( ) =active active( )", "\(behind) bg( ) =active active( )",
        // X12: Notification Centre activates twice.
        "\(Life.launch) resign( ) active( ) active( ) resign( )",
        // D4: the view has appeared before the app is active, or after.
        "start will( ) did( ) load( ) wa( ) da( ) active( )",
      ])
  }

  func testTheAppsOrderSeesEachStepOutOfOrder() {
    assert(
      Self.app, .violated,
      [
        "start did( ) will( )", "start will( ) active( ) did( )", "start will( ) did( ) did( )",
        "start will( ) did( ) resign( )", "\(Life.launch) resign( ) resign( )",
        "\(Life.launch) bg( )", "\(Life.launch) resign( ) fg( )",
        "\(Life.launch) resign( ) bg( ) active( )", "\(Life.launch) resign( ) terminate( ) bg( )",
        // The second leaving needs steps of its own.
        "\(Life.launch) \(Life.home) \(Life.open) bg( )",
        "\(Life.launch) \(Life.home) \(Life.open) resign( ) fg( )",
      ])
  }

  func testByTheirLinesCallbacksAreToldApart() {
    let rule = Rule.standardAppOrder(points: 1) { .effect(.print($0.rawValue)) }
    func lines(_ names: [CallbackName]) -> String {
      "start " + names.map { "print:\($0.rawValue)" }.joined(separator: " ")
    }
    let launch: [CallbackName] = [
      .willFinishLaunching, .didFinishLaunching, .applicationDidBecomeActive,
    ]

    assert(rule, .satisfied, [lines(launch)])
    assert(
      rule, .violated,
      [
        // A line of the launch at a return, a line that comes late, a line of another callback.
        lines(launch + [.applicationWillResignActive, .didFinishLaunching]),
        lines([.didFinishLaunching, .willFinishLaunching]),
        lines(launch + [.applicationDidEnterBackground]),
      ])
    assert(rule, .notExercised, [Life.launch])
  }

  func testAnAppWithoutCallbacksIsNotPutToTheTest() {
    let bare = Life.launch.replacing(")", with: ")!")
    assert(Self.app, .notExercised, [bare])
    assert(Self.controller, .notExercised, [bare])
    assert(Self.scene, .notExercised, [Life.launch, Life.sceneLaunch.replacing(")", with: ")!")])
  }

  func testTheScenesOrderHoldsForRightLives() {
    let back = ">open sfg( ) sactive( ) =inactive =active"
    let second = "sconnect(@Other ) sfg(@Other ) sactive(@Other )"
    assert(
      Self.scene, .satisfied,
      [
        "\(Life.sceneLaunch) sresign( ) sactive( ) \(Life.sceneHome) \(back) \(Life.sceneHome) end",
        "\(Life.sceneLaunch) \(second) sresign( ) sbg( ) sresign(@Other ) sbg(@Other )",
        // C15: taken away behind, and connected again.
        "\(Life.sceneLaunch) \(Life.sceneHome) sgone( ) sconnect( ) sfg( ) sactive( )",
        // C14: launched in the background, and opened later.
        "start will( ) did( ) sconnect( ) sfg( ) sactive( )",
      ])
  }

  func testTheScenesOrderLeavesOpenWhatSourcesDispute() {
    assert(
      Self.scene, .satisfied,
      [
        // X4: what a kill in front calls.
        "\(Life.sceneLaunch) sresign( ) sgone( ) end", "\(Life.sceneLaunch) sgone( ) end",
        "\(Life.sceneLaunch) sresign( ) sbg( ) terminate( ) end",
        // X1: the view loads after the scene is on its way to the front.
        "start will( ) did( ) sconnect( ) sfg( ) load( ) wa( ) sactive( ) da( )",
      ])
  }

  func testTheScenesOrderSeesEachStepOutOfOrder() {
    assert(
      Self.scene, .violated,
      [
        "start will( ) sconnect( ) did( )", "start did( ) sfg( ) sconnect( )",
        "start did( ) sconnect( ) sactive( )", "start did( ) sconnect( ) sconnect( )",
        "start did( ) sconnect( ) sfg( ) sresign( )", "\(Life.sceneLaunch) sbg( )",
        "\(Life.sceneLaunch) sresign( ) sfg( )", "\(Life.sceneLaunch) sgone( ) sfg( )",
        "\(Life.sceneLaunch) sgone( ) sgone( )", "\(Life.sceneLaunch) sresign( ) sresign( )",
        "\(Life.sceneLaunch) \(Life.sceneHome) sactive( )",
        // The other scene's connection is not this one's.
        "\(Life.sceneLaunch) sfg(@Other )",
      ])
  }

  func testAViewControllersOrderHoldsForRightLives() {
    assert(
      Self.controller, .satisfied,
      [
        "start load( ) wa( ) da( ) wd( ) dd( ) wa( ) da( )",
        // D6, D8: pushed, and a swipe back that is let go.
        "start load( ) wa( ) da( ) load(@B ) wd( ) wa(@B ) dd( ) da(@B ) "
          + "wd(@B ) wa( ) wd( ) dd( ) wa(@B ) da(@B )",
        // D14: a page that is let go.
        "start load( ) wa( ) da( ) load(@B ) wa(@B ) wd( ) wa( ) da( ) wd(@B ) dd(@B )",
        // D20: unloaded when memory is short.
        "start load( ) wa( ) da( ) wd( ) dd( ) unload( ) load( ) wa( ) da( )",
        // D21: whatever the kill calls.
        "start load( ) wa( ) da( ) end start load( ) wa( ) da( ) wd( ) dd( ) end",
      ])
  }

  func testAViewControllersOrderSeesEachStepOutOfOrder() {
    assert(
      Self.controller, .violated,
      [
        "start wa( ) load( )", "start load( ) da( )", "start load( ) wd( )",
        "start load( ) wa( ) wa( )", "start load( ) wa( ) da( ) da( )",
        "start load( ) wa( ) da( ) wd( ) wd( )", "start load( ) wa( ) da( ) dd( )",
        "start load( ) wa( ) da( ) wd( ) dd( ) dd( )", "start load( ) wa( ) da( ) wa(@B )",
        "start load( ) complain:Do_not_call_viewWillAppear",
      ])
  }
}
