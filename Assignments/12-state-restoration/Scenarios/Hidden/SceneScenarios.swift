import ScenarioTesting
import StateRestorationContract

/// Systems from iOS 13 on, where a scene says what it shows.
final class SceneScenarios: ScenarioCase {
  private func walking(_ story: String, on system: SystemVersion = .iOS17) throws -> Walk {
    var walk = Walk(try launch(on: system))
    try walk.play(story)
    return walk
  }

  func testTheFirstSystemWithScenesRestoresAsWell() throws {
    let walk = try walking(
      "tap:Summit wait:1s tap:\"Zoom in\" home wait:1s purge launch wait:1s", on: .iOS13)

    try satisfy(restoration)
    try expectBack(walk, "Summit", .sceneTrail) { walk in
      let isChosen = walk.showsMap
      expect(.scenePanes, try walk.bothPanes(zoom: 2, draft: "") && isChosen)
    }
  }

  func testASceneThatWasTakenAwayComesBack() throws {
    let walk = try walking(
      "tap:Lake wait:1s tap:Notes type:draft=Ducks home wait:30s disconnect-window:1 wait:30s open "
        + "wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Lake", .sceneAlone) { walk in
      let isChosen = walk.showsNotes
      expect(.scenePanes, try walk.bothPanes(zoom: 1, draft: "Ducks") && isChosen)
    }
  }

  func testTheStateOfASceneSurvivesTwoPurges() throws {
    let walk = try walking(
      "tap:Lake wait:1s tap:\"Zoom in\" home wait:1s purge launch wait:1s home wait:1s purge launch "
        + "wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Lake", .sceneTrail) { walk in
      expect(.scenePanes, try walk.bothPanes(zoom: 2, draft: ""))
    }
  }

  func testWhatChangesBetweenTwoPurgesIsKept() throws {
    let walk = try walking(
      "tap:Lake wait:1s home wait:1s purge launch wait:1s tap:\"Zoom in\" tap:Notes type:draft=Ducks "
        + "home wait:1s purge launch wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Lake", .sceneTrail) { walk in
      let isChosen = walk.showsNotes
      expect(.scenePanes, try walk.bothPanes(zoom: 2, draft: "Ducks") && isChosen)
    }
  }

  func testTheLatestTrailOfASceneIsTheOneThatComesBack() throws {
    let walk = try walking(
      "tap:Lake wait:1s home wait:1s open back wait:1s tap:Summit wait:1s lock wait:1s purge unlock "
        + "launch wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Summit", .sceneTrail) { walk in
      try walk.play("back wait:1s tap:Forest wait:1s")
      expect(.back, walk.showsTrail("Forest"))
    }
  }

  /// Only an app that brings a trail back can be said to bring the list back.
  func testWhoWentBackInASceneFindsTheList() throws {
    let walk = try walking("tap:Lake wait:1s home wait:1s purge launch wait:1s")

    try expectBack(walk, "Lake", .sceneTrail) { walk in
      try walk.play("back wait:1s")
      guard walk.showsList else { return }
      try walk.play("home wait:1s purge launch wait:1s")
      expect(.sceneTrail, walk.showsList)
    }
    try satisfy(restoration)
  }

  func testWhoThrowsTheAppOutWhileItShowsBeginsWithTheList() throws {
    let walk = try walking("tap:Forest wait:1s home wait:1s purge launch wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Forest", .sceneTrail) { walk in
      try walk.play("switcher swipe-kill launch wait:1s")
      expect(.thrownOut, walk.showsList)
    }
  }
}
