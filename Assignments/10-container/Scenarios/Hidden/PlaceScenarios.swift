import ContainerContract
import ScenarioTesting

/// The switcher off the screen, rotated, filled and emptied.
final class PlaceScenarios: ScenarioCase {
  func testAPushTakesThePaneAwayAndAPopBringsItBack() throws {
    let trip = Trip(try launch())
    try trip.follow("detail")
    let hasGone = trip.saw(nil, come: .map, go: "url")
    try trip.play("wait:1s back wait:1s")
    expect(.withSwitcher, hasGone && trip.saw(.map, come: nil, go: "back"))

    try trip.play("tap:Budget wait:1s")
    try trip.follow("detail")
    try trip.play("swipe-back wait:1s")

    try conclude(trip)
    expect(.withSwitcher, trip.saw(.budget, come: nil, go: "swipe-back"))
  }

  func testASwipeThatIsLetGoLeavesThePaneAway() throws {
    let trip = Trip(try launch())
    let wasShown = trip.rests(on: .map)
    try trip.follow("detail")
    try trip.play("wait:1s cancel-swipe-back wait:1s")
    let isAway = wasShown && trip.rests(on: nil)
    try trip.play("back wait:1s")

    try conclude(trip)
    expect(.withSwitcher, isAway && trip.saw(.map, come: nil, go: "back"))
  }

  func testHomeIsNoDisappearance() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Plan wait:1s")
    let isShown = trip.rests(on: .plan)
    try trip.play("home wait:9s open wait:1s")

    try conclude(trip)
    expect(.withSwitcher, isShown && trip.shows(.plan) && trip.saw(nil, come: nil, go: "home"))
  }

  func testSwitchingBelowAPushedScreenShowsNothing() throws {
    let trip = Trip(try launch())
    let isShown = trip.rests(on: .map)
    try trip.follow("detail")
    try trip.play("wait:1s")
    try trip.follow("jump-1", "show-2", "show-1", "show-2")
    let isQuiet = trip.saw(nil, come: nil, go: "url")
    try trip.play("wait:2s back wait:1s")

    try conclude(trip)
    expect(
      .offScreen, if: isShown,
      isQuiet && trip.shows(.budget) && trip.saw(.budget, come: nil, go: "back"))
  }

  func testSwitchingThereAndBackOffTheScreen() throws {
    let trip = Trip(try launch())
    let isShown = trip.rests(on: .map)
    try trip.play("tab:2 wait:1s")
    try trip.follow("show-1", "show-0")
    let isQuiet = trip.saw(nil, come: nil, go: "url")
    try trip.play("wait:2s tab:1 wait:1s tap:Plan wait:1s")

    try conclude(trip)
    expect(.offScreen, if: isShown, isQuiet && trip.saw(.plan, come: .map, go: "tap"))
  }

  func testPanesComeAndGoOffTheScreen() throws {
    let trip = Trip(try launch())
    let isShown = trip.rests(on: .map)
    try trip.play("tab:2 wait:1s")
    try trip.follow("remove-0", "append", "show-2", "remove-0")
    let isQuiet = trip.saw(nil, come: nil, go: "url")
    try trip.play("wait:2s tab:1 wait:1s")

    try conclude(trip)
    expect(
      .offScreen, if: isShown,
      isQuiet && trip.shows(.photos) && trip.saw(.photos, come: nil, go: "tab"))
    expect(.knows, trip.says(.photos, of: 2))
    expect(.released, if: isShown && isQuiet, trip.device.trace.isReleased(.map))
  }

  func testAPaneThatIsShownAfterARotationHasTheNewSize() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Plan wait:1s rotate:landscape wait:1s tap:Map wait:1s")
    expect(.size, trip.width(of: .map) >= 700)

    try trip.play("tap:Budget wait:1s")
    expect(.size, trip.width(of: .budget) >= 700)

    try trip.play("rotate:portrait wait:1s tap:Plan wait:1s")

    try conclude(trip)
    expect(.size, (1...393).contains(trip.width(of: .plan)))
    expect(.pairs, trip.saw(.plan, come: .budget, go: "tap"))
  }

  func testARotationReachesThePaneThatIsShown() throws {
    let trip = Trip(try launch())
    try trip.follow("show-1", "show-2")
    try trip.play("wait:3s")
    let isShown = trip.shows(.budget)
    try trip.play("rotate:landscape wait:1s")

    try conclude(trip)
    expect(
      .size, if: isShown,
      trip.width(of: .budget) >= 700
        && trip.device.trace.calls(of: .viewWillTransition, on: .budget, since: "rotate") == 1)
  }

  func testAnAppendedPaneCanBeChosen() throws {
    let trip = Trip(try launch())
    try trip.follow("append")
    expect(.knows, trip.says(.map, of: 4))
    let isLazy = trip.device.trace.loads(of: .photos) == 0
    try trip.play("tap:Photos wait:1s")

    try conclude(trip)
    expect(.shows, trip.shows(.photos))
    expect(.loads, isLazy && trip.device.trace.loads(of: .photos) == 1)
    expect(.pairs, trip.saw(.photos, come: .map, go: "tap"))
  }

  func testRemovingAnotherPaneLeavesTheShownOneAlone() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Plan wait:1s tap:Map wait:1s")
    let isShown = trip.rests(on: .map)
    try trip.follow("remove-1")
    try trip.play("wait:3s")

    try conclude(trip)
    expect(.again, if: isShown, trip.shows(.map) && trip.saw(nil, come: nil, go: "url"))
    expect(.released, if: isShown, trip.device.trace.isReleased(.plan))
    expect(.knows, trip.says(.map, of: 2))
  }

  func testTheLastPaneIsFollowedByTheOneBefore() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Budget wait:1s")
    try trip.follow("remove-2")
    try trip.play("wait:2s")

    try conclude(trip)
    expect(.shows, trip.shows(.plan) && trip.rests(on: .plan))
    expect(.knows, trip.says(.plan, of: 2))
  }

  func testAnEmptySwitcherIsFilledAgain() throws {
    let trip = Trip(try launch())
    try trip.follow("remove-0", "remove-0", "remove-0")
    try trip.play("wait:2s")
    let isEmpty = trip.shows(nil) && trip.rests(on: nil)
    expect(.knows, trip.says(nil, of: 0))

    try trip.follow("show-0", "remove-0", "append")
    try trip.play("wait:2s")

    try conclude(trip)
    expect(.shows, isEmpty && trip.shows(.photos) && trip.rests(on: .photos))
    expect(.knows, trip.says(.photos, of: 1))
  }
}
