import ScenarioTesting
import StateRestorationContract

/// Systems before iOS 13, where view controllers save themselves.
final class ControllerScenarios: ScenarioCase {
  private func walking(_ story: String, on system: SystemVersion = .iOS11) throws -> Walk {
    var walk = Walk(try launch(on: system))
    try walk.play(story)
    return walk
  }

  func testAnOlderSystemRestoresAsWell() throws {
    let walk = try walking("tap:Forest wait:1s home wait:1s purge launch wait:1s", on: .iOS7)

    try concludeControllers()
    try expectBack(walk, "Forest", .trail)
  }

  func testTheMapIsThePaneThatShowsWhenTheUserChoseIt() throws {
    let walk = try walking(
      "tap:Lake wait:1s tap:Notes type:draft=Ducks tap:Map tap:\"Zoom in\" home wait:1s purge launch "
        + "wait:1s")

    try concludeControllers()
    try expectBack(walk, "Lake", .trail) { walk in
      expect(.pane, walk.showsMap)
      expect(.panes, try walk.bothPanes(zoom: 2, draft: "Ducks"))
    }
  }

  func testStateSurvivesTwoPurges() throws {
    let walk = try walking(
      "tap:Lake wait:1s tap:\"Zoom in\" home wait:1s purge launch wait:1s home wait:1s purge launch "
        + "wait:1s")

    try concludeControllers()
    try expectBack(walk, "Lake", .trail) { walk in
      expect(.panes, try walk.bothPanes(zoom: 2, draft: ""))
    }
  }

  func testWhatChangesAfterARestoreIsSavedAgain() throws {
    let walk = try walking(
      "tap:Lake wait:1s tap:\"Zoom in\" home wait:1s purge launch wait:1s tap:\"Zoom in\" tap:Notes "
        + "type:draft=Ducks home wait:1s purge launch wait:1s")

    try concludeControllers()
    try expectBack(walk, "Lake", .trail) { walk in
      expect(.pane, walk.showsNotes)
      expect(.panes, try walk.bothPanes(zoom: 3, draft: "Ducks"))
    }
  }

  func testTheLatestTrailIsTheOneThatComesBack() throws {
    let walk = try walking(
      "tap:Lake wait:1s home wait:1s open back wait:1s tap:Summit wait:1s home wait:1s purge launch "
        + "wait:1s")

    try concludeControllers()
    try expectBack(walk, "Summit", .trail) { walk in
      try walk.play("back wait:1s tap:Forest wait:1s")
      expect(.back, walk.showsTrail("Forest"))
    }
  }

  /// Only an app that brings a trail back can be said to bring the list back.
  func testWhoWentBackToTheListFindsTheList() throws {
    let walk = try walking("tap:Lake wait:1s home wait:1s purge launch wait:1s")

    try expectBack(walk, "Lake", .trail) { walk in
      try walk.play("back wait:1s")
      guard walk.showsList else { return }
      try walk.play("home wait:1s purge launch wait:1s")
      expect(.trail, walk.showsList)
    }
    try concludeControllers()
  }

  func testALockedPhoneIsNoDifference() throws {
    let walk = try walking(
      "tap:Forest wait:1s tap:Notes type:draft=\"Mud, mud\" lock wait:300s purge unlock launch wait:1s"
    )

    try concludeControllers()
    try expectBack(walk, "Forest", .trail) { walk in
      expect(.pane, walk.showsNotes)
      expect(.panes, try walk.bothPanes(zoom: 1, draft: "Mud, mud"))
    }
  }

  func testBeingAwayChangesNothing() throws {
    let walk = try walking(
      "tap:Lake wait:1s tap:Notes type:draft=Ducks home wait:30s open wait:1s memory-warning wait:1s "
        + "home wait:1s purge launch wait:1s")

    try concludeControllers()
    try expectBack(walk, "Lake", .trail) { walk in
      expect(.panes, try walk.bothPanes(zoom: 1, draft: "Ducks"))
    }
  }

  func testBeforeIOS13WhoThrowsTheAppOutBeginsWithTheList() throws {
    let walk = try walking("tap:Lake wait:1s home wait:1s purge launch wait:1s")

    try concludeControllers()
    try expectBack(walk, "Lake", .trail) { walk in
      try walk.play("home wait:1s switcher swipe-kill launch wait:1s")
      expect(.thrownOut, walk.showsList)
    }
  }
}
