import ContainerContract
import ScenarioTesting

/// From one pane to the next, at leisure and in a hurry.
final class SwitchingScenarios: ScenarioCase {
  func testTheFirstPaneAppearsWithTheApp() throws {
    let trip = Trip(try launch())
    let atLaunch = trip.saw(.map, come: nil, go: "launch")
    try trip.play("tap:Budget wait:1s tap:Map wait:1s")

    try conclude(trip)
    expect(.pairs, atLaunch && trip.saw(.map, come: .budget, go: "tap"))
    expect(.shows, trip.shows(.map))
  }

  func testSwitchingWithoutAnAnimation() throws {
    let trip = Trip(try launch())
    try trip.follow("jump-2")
    expect(.pairs, trip.saw(.budget, come: .map, go: "url"))

    try trip.follow("jump-1")

    try conclude(trip)
    expect(.pairs, trip.saw(.plan, come: .budget, go: "url"))
    expect(.shows, trip.shows(.plan))
    expect(.knows, trip.says(.plan, of: 3))
  }

  func testEachOfManySwitchesIsAPair() throws {
    let trip = Trip(try launch())
    var shown = Pane.map
    for (pane, index) in [(Pane.plan, 1), (.budget, 2), (.plan, 1), (.map, 0)] {
      try trip.follow("show-\(index)")
      try trip.play("wait:1s")
      expect(.pairs, trip.saw(pane, come: shown, go: "url"))
      expect(.shows, trip.shows(pane))
      shown = pane
    }

    try conclude(trip)
    expect(.loads, Pane.allCases.map(trip.device.trace.loads) == [1, 1, 1, 0])
  }

  func testThereAndBackInAHurry() throws {
    let trip = Trip(try launch())
    try trip.follow("show-1", "show-0")
    try trip.play("wait:3s")

    try conclude(trip)
    expect(.rapid, trip.shows(.map) && trip.rests(on: .map))
    expect(.knows, trip.says(.map, of: 3))
  }

  func testManyChoicesInAHurry() throws {
    let trip = Trip(try launch())
    try trip.follow("show-2", "show-1", "show-0", "show-2", "show-1")
    try trip.play("wait:3s")
    expect(.rapid, trip.shows(.plan) && trip.rests(on: .plan))

    try trip.play("tap:Map wait:1s")

    try conclude(trip)
    expect(.rapid, trip.shows(.map) && trip.rests(on: .map))
  }

  func testAHurryWithAndWithoutAnimations() throws {
    let trip = Trip(try launch())
    try trip.follow("show-1", "jump-2", "show-0", "jump-1")
    try trip.play("wait:3s")

    try conclude(trip)
    expect(.rapid, trip.shows(.plan) && trip.rests(on: .plan))
    expect(.knows, trip.says(.plan, of: 3))
  }

  func testAPaneIsRemovedInTheMiddleOfSwitching() throws {
    let trip = Trip(try launch())
    try trip.follow("show-1", "remove-1")
    try trip.play("wait:3s")
    expect(.rapid, trip.shows(.budget) && trip.rests(on: .budget))

    try trip.follow("show-0", "remove-1")
    try trip.play("wait:3s")

    try conclude(trip)
    expect(.rapid, trip.shows(.map) && trip.rests(on: .map))
    expect(.knows, trip.says(.map, of: 1))
    expect(
      .released, if: trip.says(.map, of: 1) && trip.shows(.map),
      trip.device.trace.isReleased(.budget))
  }

  func testAChoiceThatIsShownOrNotThereChangesNothing() throws {
    let trip = Trip(try launch())
    try trip.play("tap:Budget wait:1s")
    let isShown = trip.shows(.budget) && trip.rests(on: .budget)
    try trip.play("tap:Budget wait:1s")
    expect(.again, if: isShown, trip.saw(nil, come: nil, go: "tap"))

    try trip.follow("jump-2", "show-2", "show-7")
    try trip.play("wait:1s")

    try conclude(trip)
    expect(.again, if: isShown, trip.shows(.budget) && trip.saw(nil, come: nil, go: "url"))
    expect(.knows, trip.says(.budget, of: 3))
  }

  func testPanesAreAsTheyWereLeft() throws {
    let trip = Trip(try launch())
    try trip.play("tap:\"Add to Map\" tap:\"Add to Map\" tap:Plan tap:\"Add to Plan\"")
    try trip.follow("jump-2")
    try trip.play("home open tab:2 tab:1 memory-warning")
    try trip.follow("show-0")
    let isKept = trip.device.texts.contains("Map: 2")
    try trip.follow("jump-1")

    try conclude(trip)
    expect(.loads, isKept && trip.device.texts.contains("Plan: 1"))
  }
}
