import ScenarioTesting
import ScenesContract

/// Windows whose scenes, or whose process, have been away.
final class RestorationScenarios: ScenarioCase {
  func testTheFirstWindowComesBackAfterTheSecond() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("home wait:5s disconnect-window:1 open wait:5s focus:1")

    try conclude(desk)
    expect(.reconnected, if: isReady, desk.shows("milk", insteadOf: "eggs", since: "focus"))
  }

  func testAWindowComesBackWithTheNoteItShowedLast() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("url:notes://open/bread focus:1 disconnect-window:2 wait:5s focus:2")

    try conclude(desk)
    expect(.reconnected, if: isReady, desk.shows("bread", insteadOf: "eggs", since: "focus"))
  }

  func testAWindowComesBackTwice() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("focus:1 disconnect-window:2 focus:2 wait:3s focus:1 disconnect-window:2")
    try desk.play("wait:3s focus:2 wait:3s")

    try conclude(desk)
    expect(.reconnected, if: isReady, desk.shows("eggs", insteadOf: "milk", since: "focus"))
  }

  func testAWindowThatALinkOpenedComesBackWithTheNoteItShowedLast() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://window/eggs focus:2 url:notes://open/bread wait:1s")
    let isReady = desk.shows("bread", insteadOf: "eggs", since: "url")
    try desk.play("home purge launch wait:2s")

    try conclude(desk)
    expect(.relaunched, if: isReady, desk.shows("bread", insteadOf: "eggs", since: "launch"))
  }

  func testALinkToADisconnectedWindowComesWithItsConnection() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("home wait:5s disconnect-window:2 url:notes://open/bread wait:3s")

    try conclude(desk)
    expect(.link, if: isReady, desk.shows("bread", insteadOf: "eggs", since: "url"))
  }

  func testEachOfThreeWindowsComesBackWithItsOwnNoteAfterAPurge() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("new-window focus:3 url:notes://open/bread wait:3s home wait:30m purge launch")
    expect(.relaunched, if: isReady, desk.shows("bread", insteadOf: "eggs", since: "launch"))

    try desk.play("focus:1 wait:3s")
    expect(.relaunched, if: isReady, desk.shows("milk", insteadOf: "bread", since: "focus"))

    try desk.play("focus:2 wait:3s")

    try conclude(desk)
    expect(.relaunched, if: isReady, desk.shows("eggs", insteadOf: "milk", since: "focus"))
  }

  func testANoteChangedAfterARelaunchIsTheOneThatComesBack() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk home purge launch url:notes://open/bread")
    let isReady = desk.shows("bread", insteadOf: "milk", since: "url")
    try desk.play("home purge launch wait:2s")

    try conclude(desk)
    expect(.relaunched, if: isReady, desk.shows("bread", insteadOf: "milk", since: "launch"))
  }

  func testTheNoteOfALaunchingLinkComesBack() throws {
    var desk = Desk(try launch("launch:url=notes://open/milk"))
    let isReady = desk.shows("milk", since: "launch")
    try desk.play("lock wait:8m purge unlock launch wait:2s")

    try conclude(desk)
    expect(.relaunched, if: isReady, desk.shows("milk", since: "launch"))
  }

  func testOnIOS13ADisconnectedWindowComesBack() throws {
    var desk = Desk(try launch("launch", on: .iOS13))
    let isReady = try desk.showsTwoNotes()
    try desk.play("focus:1 wait:2s disconnect-window:2 focus:2 wait:1s")

    try conclude(desk)
    expect(.reconnected, if: isReady, desk.shows("eggs", insteadOf: "milk", since: "focus"))
  }

  func testOnIOS13APurgedAppComesBack() throws {
    var desk = Desk(try launch("launch", on: .iOS13))
    let isReady = try desk.showsTwoNotes()
    try desk.play("lock wait:60m purge unlock launch wait:3s focus:1")

    try conclude(desk)
    expect(.relaunched, if: isReady, desk.shows("milk", insteadOf: "eggs", since: "focus"))
  }
}
