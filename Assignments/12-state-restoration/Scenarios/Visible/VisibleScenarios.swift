import ScenarioTesting
import StateRestorationContract

/// What `lab check` plays.
final class VisibleScenarios: ScenarioCase {
  func testBeforeIOS13ATrailComesBack() throws {
    var walk = Walk(try launch(on: .iOS11))
    try walk.play("tap:Lake wait:1s home wait:300s purge launch wait:1s")

    try concludeControllers()
    try expectBack(walk, "Lake", .trail) { walk in
      try walk.play("back wait:1s")
      expect(.back, walk.showsList)
    }
  }

  func testBeforeIOS13ThePanesComeBack() throws {
    var walk = Walk(try launch(on: .iOS11))
    try walk.play(
      "tap:Summit wait:1s tap:\"Zoom in\" tap:\"Zoom in\" tap:Notes type:draft=\"New boots\"")
    try walk.play("home wait:10s purge launch wait:1s")

    try concludeControllers()
    try expectBack(walk, "Summit", .trail) { walk in
      expect(.pane, walk.showsNotes)
      expect(.panes, try walk.bothPanes(zoom: 3, draft: "New boots"))
    }
  }

  func testASceneComesBack() throws {
    var walk = Walk(try launch())
    try walk.play("tap:Forest wait:1s home wait:300s purge launch wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Forest", .sceneTrail) { walk in
      try walk.play("back wait:1s")
      expect(.back, walk.showsList)
    }
  }

  func testASceneComesBackWithItsPanes() throws {
    var walk = Walk(try launch())
    try walk.play("tap:Lake wait:1s tap:\"Zoom in\" tap:Notes type:draft=Ducks")
    try walk.play("home wait:10s purge launch wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Lake", .sceneTrail) { walk in
      let isChosen = walk.showsNotes
      expect(.scenePanes, try walk.bothPanes(zoom: 2, draft: "Ducks") && isChosen)
    }
  }

  func testWhoThrowsTheAppOutBeginsWithTheList() throws {
    var walk = Walk(try launch())
    try walk.play("tap:Lake wait:1s home wait:10s purge launch wait:1s")

    try satisfy(restoration)
    try expectBack(walk, "Lake", .sceneTrail) { walk in
      try walk.play("home wait:1s switcher swipe-kill launch wait:1s")
      expect(.thrownOut, walk.showsList)
    }
  }
}
