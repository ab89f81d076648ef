import DeviceSimulator
import Foundation
import InfoPlist
import LifecycleTrace
import XCTest

/// Holds the table against the traces, so that none is left out by accident.
final class ReplayTableTests: XCTestCase {
  func testEveryTraceIsPlayedOrLeftOut() throws {
    let traces = try PublishedTrace.all().map(\.id)
    let played = Set(ReplayTable.replays.map(\.trace))
    let places = Array(played) + ReplayTable.omissions.keys

    XCTAssertEqual(places.sorted(), traces.sorted())
    XCTAssertEqual(Set(places).count, places.count)
  }

  func testOnlyQuirksAndWhatSourcesDisputeIsLeftOut() throws {
    let traces = try PublishedTrace.all()
    let facts = try String(
      contentsOf: Repository.root.appending(path: "Documentation/FACTS.md"), encoding: .utf8)

    for (id, omission) in ReplayTable.omissions {
      let trace = try XCTUnwrap(traces.first { $0.id == id })
      switch omission {
      case .quirk: XCTAssertNotNil(trace.quirk, id)
      case .disputed(let row, _):
        XCTAssertNil(trace.quirk, id)
        XCTAssert(facts.contains("\n| \(row) |"), row)
      }
    }
    for trace in traces where trace.quirk != nil {
      XCTAssertEqual(ReplayTable.omissions[trace.id], .quirk, trace.id)
    }
  }

  func testEveryRowCanBePlayed() throws {
    let traces = try PublishedTrace.all()

    for replay in ReplayTable.replays {
      let trace = try XCTUnwrap(traces.first { $0.id == replay.trace })
      XCTAssertNoThrow(try Story(parsing: replay.before), replay.trace)
      let story = try Story(parsing: try replay.story(for: trace))
      XCTAssertEqual(story.stimuli.count, trace.stimulus.count, replay.trace)
      XCTAssertFalse(replay.systems.isEmpty, replay.trace)
      for system in replay.systems { XCTAssertNotNil(SystemVersion(named: system), replay.trace) }
      XCTAssertFalse(trace.entries.isEmpty, replay.trace)
      XCTAssert(trace.states.map { $0.count == trace.order.count } ?? true, replay.trace)
    }
  }

  func testEveryProbeIsPlayedAndSaysWhatItIs() throws {
    XCTAssertEqual(Set(ReplayTable.replays.map(\.probe)), Set(Probe.allCases))
    for probe in Probe.allCases {
      let file = Repository.root
        .appending(path: "Tests/Fixtures/Probes/\(probe.rawValue)/Info.plist")
      let manifest = try AppManifest(plist: Array(Data(contentsOf: file)))
      XCTAssertEqual(
        manifest.scenes?.supportsMultipleScenes,
        [.sceneBased: false, .multiWindow: true][probe], probe.rawValue)
    }
  }

  // MARK: Names and states

  func testNamesAreBroughtToSwifts() {
    let cases: [(String, Event.Kind, String)] = [
      ("applicationDidBecomeActive", .callback, "applicationDidBecomeActive(_:)"),
      ("sceneDidDisconnect", .callback, "sceneDidDisconnect(_:)"),
      ("application(_:open:options:)", .callback, "application(_:open:options:)"),
      ("viewDidLoad", .callback, "viewDidLoad()"),
      ("viewWillAppear", .callback, "viewWillAppear(_:)"),
      ("viewDidUnload", .callback, "viewDidUnload()"),
      ("applicationFinishedRestoringState", .callback, "applicationFinishedRestoringState()"),
      ("AppDelegate.init", .callback, "init()"),
      (
        "UIApplicationSignificantTimeChangeNotification", .notification,
        "UIApplication.significantTimeChangeNotification"
      ),
      (
        "UIDeviceOrientationDidChangeNotification", .notification,
        "UIDevice.orientationDidChangeNotification"
      ),
      ("UIScene.didActivateNotification", .notification, "UIScene.didActivateNotification"),
      ("process terminated", .process, "ended"),
    ]

    for (published, kind, name) in cases {
      let made = TraceName(published: published)
      XCTAssertEqual(made?.kind, kind, published)
      XCTAssertEqual(made?.name, name, published)
    }
    for name in TraceName.passedOver { XCTAssertNil(TraceName(published: name), name) }
  }

  func testARecordingKeepsWhatIsNamedImplementedAndAfterTheStart() throws {
    let active = try XCTUnwrap(TraceName(published: "applicationDidBecomeActive"))
    let load = try XCTUnwrap(TraceName(published: "viewDidLoad"))
    func event(_ n: Int, _ name: String, on: String = "A", kind: Event.Kind = .callback) -> Event {
      Event(n: n, t: 0, kind: kind, name: name, on: on, state: "active")
    }
    var unimplemented = event(5, active.name, kind: .return)
    unimplemented.detail = ["entry": .int(4), "implemented": .bool(false)]
    let events = [
      event(1, active.name), event(2, "foregroundActive", on: "SceneDelegate", kind: .state),
      event(3, active.name), event(4, active.name), unimplemented,
      event(6, load.name, on: "HiddenViewController"), event(7, load.name, on: "ViewController"),
      event(8, "loadView()"),
    ]

    let recording = Recording(
      events, after: 1, naming: [active, load], controller: "HiddenViewController")

    XCTAssertEqual(
      recording.entries,
      [active, load].map {
        Recording.Entry(
          name: $0, applicationState: "active", activationState: "foregroundActive")
      })
    XCTAssert(recording.entries[0].reads("active"))
    XCTAssert(recording.entries[0].reads("active/foregroundActive"))
    XCTAssertFalse(recording.entries[0].reads("inactive/foregroundActive"))
    XCTAssertFalse(recording.entries[0].reads("active/background"))
  }
}
