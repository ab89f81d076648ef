import ScenarioTesting
import ScenesContract

/// Links, and which window shows what.
final class NoteScenarios: ScenarioCase {
  func testALinkThatLaunchesTheAppShowsItsNote() throws {
    var desk = Desk(try launch("launch:url=notes://open/milk"))
    try desk.play("wait:3s")

    try conclude(desk)
    expect(.link, desk.shows("milk", since: "launch"))
  }

  func testALinkThatBringsTheAppBackShowsItsNote() throws {
    var desk = Desk(try launch())
    try desk.play("wait:3s home wait:30s url:notes://open/milk wait:3s")

    try conclude(desk)
    expect(.link, desk.shows("milk", since: "url"))
  }

  func testALinkChangesOneOfTwoWindows() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk new-window wait:3s url:notes://open/bread wait:3s")

    try conclude(desk)
    expect(.link, desk.shows("bread", insteadOf: "milk", since: "url"))
  }

  func testALinkThatNobodyKnowsChangesNothing() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk wait:3s")
    let shown = desk.shows("milk", since: "url")
    try desk.play("url:notes://print/eggs wait:3s")

    try conclude(desk)
    expect(
      .link, shown && desk.has { $0.views(showing: "eggs", insteadOf: [], since: "url") == 0 })
  }

  func testALinkWinsOverWhatTheWindowShowedBefore() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk home purge launch:url=notes://open/bread wait:2s")

    try conclude(desk)
    expect(.link, desk.shows("bread", insteadOf: "milk", since: "launch"))
  }

  func testTwoLinksOpenTwoWindows() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://window/eggs")
    let opened = desk.shows("eggs", since: "url")
    try desk.play("wait:3s url:notes://window/bread wait:3s")

    try conclude(desk)
    expect(
      .newWindow,
      opened && desk.device.sceneState(ofWindow: 3) == .foregroundActive
        && desk.shows("bread", insteadOf: "eggs", since: "url"))
  }

  func testALinkThatAsksForAWindowLeavesItsOwnAlone() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk url:notes://window/eggs wait:1s focus:1 home purge launch")

    try conclude(desk)
    expect(
      .newWindow,
      desk.device.sceneState(ofWindow: 2) != nil
        && desk.has { $0.views(showing: "eggs", insteadOf: [], since: "launch") == 0 })
  }

  func testAWindowAfterAClosedOneIsUntitled() throws {
    var desk = Desk(try launch())
    try desk.play("new-window focus:2 url:notes://open/eggs close-window:2 open new-window")

    try conclude(desk)
    expect(.untitled, desk.shows("Untitled", insteadOf: "eggs", since: "new-window"))
  }

  func testAWindowAfterARelaunchIsUntitled() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk home purge launch new-window")

    try conclude(desk)
    expect(.untitled, desk.shows("Untitled", insteadOf: "milk", since: "new-window"))
  }
}
