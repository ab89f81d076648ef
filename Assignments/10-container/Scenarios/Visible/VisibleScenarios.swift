import ContainerContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testAPaneIsChosenInTheBar() throws {
    let trip = Trip(try launch())
    let first = trip.shows(.map)
    try trip.play("tap:Plan wait:1s")

    try conclude(trip)
    expect(.shows, first && trip.shows(.plan))
    expect(.pairs, trip.saw(.plan, come: .map, go: "tap"))
  }

  func testAPaneIsLoadedWhenItIsFirstShown() throws {
    let trip = Trip(try launch())
    let atFirst = Pane.allCases.map(trip.device.trace.loads)
    try trip.play("tap:Budget wait:1s tap:\"Add to Budget\" tap:Map wait:1s tap:Budget wait:1s")

    try conclude(trip)
    expect(
      .loads,
      atFirst == [1, 0, 0, 0] && Pane.allCases.map(trip.device.trace.loads) == [1, 0, 1, 0]
        && trip.device.texts.contains("Budget: 1"))
  }

  func testTheSwitcherKnowsWhatItWasTold() throws {
    let trip = Trip(try launch())
    try trip.follow("show-2")

    try conclude(trip)
    expect(.knows, trip.says(.budget, of: 3))
  }

  func testAnotherTabTakesThePaneAway() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Plan wait:1s tab:2 wait:1s")
    let hasGone = trip.saw(nil, come: .plan, go: "tab")
    try trip.play("tab:1 wait:1s")

    try conclude(trip)
    expect(.withSwitcher, hasGone && trip.saw(.plan, come: nil, go: "tab"))
  }

  func testSwitchingBehindAnotherTabShowsNothing() throws {
    let trip = Trip(try launch())
    let isShown = trip.rests(on: .map)
    try trip.play("tab:2 wait:1s")
    try trip.follow("show-1")
    let isQuiet = trip.saw(nil, come: nil, go: "url")
    try trip.play("wait:1s tab:1 wait:1s")

    try conclude(trip)
    expect(.offScreen, if: isShown, isQuiet && trip.saw(.plan, come: nil, go: "tab"))
  }

  func testTheLastOfManyChoicesHolds() throws {
    let trip = Trip(try launch())
    try trip.follow("show-1", "show-2")
    try trip.play("wait:3s")

    try conclude(trip)
    expect(.rapid, trip.shows(.budget) && trip.rests(on: .budget))
  }

  func testARemovedPaneIsLetGo() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Plan wait:1s")
    let isShown = trip.shows(.plan)
    try trip.follow("remove-1")
    try trip.play("wait:3s")

    try conclude(trip)
    expect(.shows, isShown && trip.shows(.budget))
    expect(.released, if: isShown, trip.device.trace.isReleased(.plan))
  }

  func testARotationReachesThePane() throws {
    let trip = Trip(try launch())
    let isUpright = (1...393).contains(trip.width(of: .map))
    try trip.play("rotate:landscape wait:1s")

    try conclude(trip)
    expect(
      .size,
      isUpright && trip.width(of: .map) >= 700
        && trip.device.trace.calls(of: .viewWillTransition, on: .map, since: "rotate") == 1)
  }

  func testChoosingTheShownPaneChangesNothing() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Plan wait:1s")
    let isShown = trip.shows(.plan) && trip.rests(on: .plan)
    try trip.follow("show-1")
    try trip.play("wait:1s")

    try conclude(trip)
    expect(.again, if: isShown, trip.shows(.plan) && trip.saw(nil, come: nil, go: "url"))
  }
}
