import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// Which events each pattern matches, and how it is said.
final class EventPatternTests: XCTestCase {
  private static let words = """
    >launch start viewDidLoad(@Menu ) viewDidLoad(@Menu#2 )! >tap:Go >tapped
    write:score write:name remove:score print:score_1 output:score_2 log:score_3
    timer untimer draw:text@UILabel draw:image@UILabel#2 fire( work( ) ) =active =background
    #UIApplication.didEnterBackgroundNotification end:crashed start end:hung
    """

  /// The numbers of the events that a pattern matches.
  private func matches(_ pattern: EventPattern) -> [Int] {
    trace(Self.words).events.filter(pattern.matches).map(\.n)
  }

  func testPatternsMatchTheirEventsOnly() {
    let table: [(EventPattern, [Int])] = [
      (.entry(of: .viewDidLoad), [3, 5]),
      (.entry(of: .viewDidLoad, on: "Menu"), [3, 5]),
      (.entry(of: .viewDidLoad, on: "Menu#2"), [5]),
      (.entry(of: .viewDidLoad, on: "Men"), []),
      (.entry(of: .viewDidLoad, on: "Menu#22"), []),
      (.return(of: .viewDidLoad), [4, 6]),
      (.implemented(.viewDidLoad), [4]),
      (.implemented(.viewDidLoad, on: "Menu#2"), []),
      (.stimulus("tap"), [7]),
      (.stimulus("tap:Go"), [7]),
      (.stimulus("tap:G"), []),
      (.stimulus("tapped"), [8]),
      (.effect(.defaultsWrite(key: "score")), [9]),
      (.effect(.defaultsWrite()), [9, 10]),
      (.effect(.defaultsRemoval(key: "score")), [11]),
      (.effect(.defaultsRemoval(key: "name")), []),
      (.effect(.defaultsRemoval()), [11]),
      (.effect(.print(containing: "score")), [12, 13]),
      (.effect(.print("score 2")), [13]),
      (.effect(.print("score")), []),
      (.effect(.log(containing: "score")), [14]),
      (.effect(.timerStart), [15]),
      (.effect(.timerStop), [16]),
      (.effect(.userInterfaceUpdate), [17, 18]),
      (.effect(.userInterfaceUpdate(property: "image")), [18]),
      (.effect(.userInterfaceUpdate(on: "UILabel")), [17, 18]),
      (.effect(.userInterfaceUpdate(property: "text", on: "UILabel#2")), []),
      (.timerFires, [19]),
      (.state(.background), [24]),
      (.notification("UIApplication.didEnterBackgroundNotification"), [25]),
      (.processStart, [2, 27]),
      (.processEnd(), [26, 28]),
      (.appFails, [26, 28]),
      (.processEnd(.crashed), [26]),
      (.processEnd(.hung, .exited), [28]),
      (.anyOf(.processStart, .effect(.timerStop)), [2, 16, 27]),
      (.anyOf([.state(.active), .state(.background)]), [23, 24]),
    ]

    for (pattern, numbers) in table { XCTAssertEqual(matches(pattern), numbers, "\(pattern)") }
  }

  func testEveryEndOfTheAppsOwnDoingIsAFailure() {
    let others: [AppOutcome.Kind] = [.completed, .infrastructure, .suiteError]
    for kind in AppOutcome.Kind.allCases {
      let fails = trace("start end:\(kind.rawValue)").events.contains(
        where: EventPattern.appFails.matches)
      XCTAssertEqual(fails, !others.contains(kind), kind.rawValue)
    }
  }

  func testPatternsAreSaidInPlainWords() {
    let table: [(EventPattern, affirmed: String, denied: String, such: String, clause: String)] = [
      (
        .entry(of: .viewDidLoad, on: "Menu"), "a call of viewDidLoad() on Menu",
        "no call of viewDidLoad() on Menu", "such a call", "viewDidLoad() on Menu is called"
      ),
      (
        .return(of: .viewDidLoad), "a return of viewDidLoad()", "no return of viewDidLoad()",
        "such a return", "viewDidLoad() returns"
      ),
      (
        .implemented(.viewDidLoad), "a call of the app's own viewDidLoad()",
        "no call of the app's own viewDidLoad()", "such a call",
        "the app's own viewDidLoad() returns"
      ),
      (.timerFires, "a timer fires", "no timer fires", "such a firing", "a timer fires"),
      (
        .return(of: .timerFire), "a timer's action ends", "no timer's action ends", "such an end",
        "a timer's action ends"
      ),
      (
        .entry(of: .mainQueueWork), "a block of work on the main queue runs",
        "no block of work on the main queue runs", "such a run",
        "a block of work on the main queue runs"
      ),
      (
        .entry(of: .backgroundQueueWork), "a block of work on a background queue runs",
        "no block of work on a background queue runs", "such a run",
        "a block of work on a background queue runs"
      ),
      (
        .return(of: .taskStep), "a step of a task ends", "no step of a task ends", "such an end",
        "a step of a task ends"
      ),
      (
        .effect(.defaultsWrite()), "a write to UserDefaults", "no write to UserDefaults",
        "such a write", "a write to UserDefaults"
      ),
      (
        .effect(.defaultsRemoval(key: "k\u{1B}")), "a removal of \"k␛\" from UserDefaults",
        "no removal of \"k␛\" from UserDefaults", "such a removal",
        "a removal of \"k␛\" from UserDefaults"
      ),
      (
        .effect(.defaultsRemoval()), "a removal from UserDefaults", "no removal from UserDefaults",
        "such a removal", "a removal from UserDefaults"
      ),
      (
        .effect(.print("hi")), "the line “hi” printed", "no line “hi” printed", "such a line",
        "the line “hi” is printed"
      ),
      (
        .effect(.log(containing: "hi")), "a line containing “hi” logged",
        "no line containing “hi” logged", "such a line", "a line containing “hi” is logged"
      ),
      (
        .effect(.timerStop), "a stop of a timer", "no stop of a timer", "such a stop",
        "a timer stops"
      ),
      (
        .effect(.userInterfaceUpdate(property: "text", on: "UILabel")),
        "an update of the text on UILabel", "no update of the text on UILabel", "such an update",
        "an update of the text on UILabel"
      ),
      (
        .state(.active), "the app becomes active", "the app does not become active",
        "such a change", "the app becomes active"
      ),
      (
        .state(.inactive), "the app becomes inactive", "the app does not become inactive",
        "such a change", "the app becomes inactive"
      ),
      (
        .state(.background), "the app enters the background",
        "the app does not enter the background", "such a change", "the app enters the background"
      ),
      (
        .state(.suspended), "the app is suspended", "the app is not suspended", "such a change",
        "the app is suspended"
      ),
      (
        .state(.notRunning), "the app stops running", "the app does not stop running",
        "such a change", "the app stops running"
      ),
      (
        .state(.foregroundActive, on: "SceneDelegate#2"),
        "the scene of SceneDelegate#2 becomes foregroundActive",
        "no change of the scene of SceneDelegate#2 to foregroundActive", "such a change",
        "the scene of SceneDelegate#2 becomes foregroundActive"
      ),
      (
        .state(SceneState.background), "a scene becomes background",
        "no change of a scene to background", "such a change", "a scene becomes background"
      ),
      (
        .effect(.observerAdded(for: .didBecomeActive)),
        "an observer of UIApplication.didBecomeActiveNotification added",
        "no observer of UIApplication.didBecomeActiveNotification added", "such an observer",
        "an observer of UIApplication.didBecomeActiveNotification is added"
      ),
      (
        .effect(.observerRemoved()), "a removal of an observer",
        "no removal of an observer", "such a removal",
        "a removal of an observer"
      ),
      (
        .effect(.backgroundTaskStart), "a start of a background task",
        "no start of a background task", "such a start", "a background task starts"
      ),
      (
        .effect(.backgroundTaskEnd), "an end of a background task",
        "no end of a background task", "such an end", "a background task ends"
      ),
      (.stimulus("home"), "`home`", "no `home`", "such a stimulus", "`home`"),
      (
        .stimulus("tap:Score a point"), "`tap \"Score a point\"`", "no `tap \"Score a point\"`",
        "such a stimulus", "`tap \"Score a point\"`"
      ),
      (
        .notification("N"), "a post of N", "no post of N", "such a post", "N is posted"
      ),
      (
        .processStart, "the app's process starts", "the app's process does not start",
        "such a start", "the app's process starts"
      ),
      (
        .appFails, "the app's process ends by its own doing",
        "the app's process does not end by its own doing", "such an end",
        "the app's process ends by its own doing"
      ),
      (
        .processEnd(), "the app's process ends", "the app's process does not end", "such an end",
        "the app's process ends"
      ),
      (
        .anyOf(.timerFires, .effect(.timerStart)), "a timer fires or a start of a timer",
        "no timer fires and no start of a timer", "such an event", "a timer fires or a timer starts"
      ),
      (
        .anyOf(.effect(.print("a")), .effect(.print("b"))),
        "the line “a” printed or the line “b” printed",
        "no line “a” printed and no line “b” printed", "such a line",
        "the line “a” is printed or the line “b” is printed"
      ),
    ]

    for (pattern, affirmed, denied, such, clause) in table {
      let phrase = PatternPhrase(pattern)
      XCTAssertEqual(
        [phrase.affirmed, phrase.denied, phrase.such, phrase.clause],
        [affirmed, denied, such, clause])
      XCTAssertEqual(pattern.description, affirmed)
    }
  }

  func testObserversAreKnownByApplesValue() {
    func effect(_ name: String, of notification: String) -> Event {
      Event(
        n: 1, t: 0, kind: .effect, name: name, state: "active",
        detail: ["name": .string(notification)])
    }
    let added = effect("observerAdded", of: "UIApplicationDidBecomeActiveNotification")
    let removed = effect("observerRemoved", of: "UISceneDidDisconnectNotification")
    let protected = effect("observerAdded", of: "UIApplicationProtectedDataDidBecomeAvailable")

    XCTAssertTrue(EffectPattern.observerAdded().matches(added))
    XCTAssertTrue(EffectPattern.observerAdded(for: .didBecomeActive).matches(added))
    XCTAssertFalse(EffectPattern.observerAdded(for: .willResignActive).matches(added))
    XCTAssertFalse(EffectPattern.observerRemoved().matches(added))
    XCTAssertTrue(EffectPattern.observerRemoved(for: .sceneDidDisconnect).matches(removed))
    XCTAssertTrue(
      EffectPattern.observerAdded(for: .protectedDataDidBecomeAvailable).matches(protected))
  }

  func testTheEndOfAnUnknownTaskIsNone() {
    func end(_ detail: [String: TraceValue]) -> Event {
      Event(n: 1, t: 0, kind: .effect, name: "backgroundTaskEnd", state: "active", detail: detail)
    }

    XCTAssertTrue(EffectPattern.backgroundTaskEnd.matches(end(["task": .int(1)])))
    XCTAssertFalse(
      EffectPattern.backgroundTaskEnd.matches(end(["task": .int(1), "unknown": .bool(true)])))
  }

  func testAScenesStateIsNotTheApps() {
    func change(_ name: String, on: String) -> Event {
      Event(n: 1, t: 0, kind: .state, name: name, on: on, state: name)
    }
    let scene = change("background", on: "SceneDelegate")
    let app = change("background", on: "UIApplication")

    XCTAssertTrue(EventPattern.state(AppState.background).matches(app))
    XCTAssertFalse(EventPattern.state(AppState.background).matches(scene))
    XCTAssertTrue(EventPattern.state(SceneState.background).matches(scene))
    XCTAssertFalse(EventPattern.state(SceneState.background).matches(app))
    XCTAssertFalse(EventPattern.state(SceneState.background, on: "Other").matches(scene))
  }

  func testEveryWayToEndIsSaid() {
    let said = AppOutcome.Kind.allCases.map { EventPattern.processEnd($0).description }

    XCTAssertEqual(
      said.map { $0.dropFirst("the app's process ends ".count) },
      [
        "by the device", "by a crash", "by an exit", "by the watchdog", "because it hangs",
        "for too much output", "for too much memory", "because its queued work never rests",
        "because it sends what no app can send", "by the machine's fault", "by the suite's fault",
      ])
  }

  func testEveryEventHasItsLine() {
    let extra = [
      Event(n: 29, t: 0, kind: .finding, name: "unbalanced", state: "active"),
      Event(
        n: 30, t: 0, kind: .finding, name: "unbalanced", state: "active",
        detail: ["text": "Unbalanced calls"]),
      Event(n: 31, t: 0, kind: .state, name: "foregroundActive", state: "active"),
      Event(n: 32, t: 0, kind: .effect, name: "later\u{7}", on: "Menu", state: "active"),
      Event(
        n: 33, t: 0, kind: .effect, name: "userInterfaceUpdate", on: "UILabel", state: "active",
        detail: ["property": "text", "value": "Go\n"]),
      Event(n: 34, t: 0, kind: .effect, name: "userInterfaceUpdate", state: "active"),
      Event(
        n: 35, t: 0, kind: .process, name: "ended", state: "active",
        detail: [
          "reason": "crashed", "callback": "Timer", "message": "Fatal\nerror", "file": "A.swift",
          "line": 3,
        ]),
      Event(n: 36, t: 0, kind: .process, name: "ended", state: "active"),
    ]

    let lines = (trace(Self.words).events + extra).map { EventWords.line($0, effects: 1) }

    XCTAssertEqual(
      lines,
      [
        "launch", "process started", "viewDidLoad() on Menu", "└ returned, 1 effect",
        "viewDidLoad() on Menu#2", "└ returned, not implemented", "tap \"Go\"", "tapped",
        "writes \"score\" to UserDefaults", "writes \"name\" to UserDefaults",
        "removes \"score\" from UserDefaults", "prints “score 1”", "prints “score 2”",
        "logs “score 3”", "starts a timer", "stops a timer", "updates the text on UILabel",
        "updates the image on UILabel#2", "a timer fires",
        "a block of work on the main queue runs", "└ returned, 1 effect", "└ returned, 1 effect",
        "the app becomes active", "the app is in the background",
        "UIApplication.didEnterBackgroundNotification is posted",
        "process ended by a crash", "process started", "process ended because it hangs",
        "UIKit complains: unbalanced", "UIKit complains: Unbalanced calls",
        "the state becomes foregroundActive", "later␇ on Menu", "sets the text on UILabel to “Go␊”",
        "updates the user interface",
        "process ended by a crash in a timer's action: Fatal␊error (A.swift:3)", "process ended",
      ])
  }

  func testEveryScopeIsSaid() {
    let scopes: [Scope] =
      [.globally, .process, .callback(.viewDidLoad)] + AppState.allCases.map(Scope.state)

    let said = scopes.map { Existence(of: .timerFires, during: $0).statement.description }

    XCTAssertEqual(
      said,
      [
        "a timer fires", "a timer fires in each life of the app's process",
        "a timer fires during viewDidLoad()", "a timer fires while the app is not running",
        "a timer fires while the app is inactive", "a timer fires while the app is active",
        "a timer fires while the app is in the background",
        "a timer fires while the app is suspended",
      ])
  }

  func testEveryEndOfAScopeIsSaid() {
    let states = AppState.allCases.filter { $0 != .notRunning }
    for state in AppState.allCases {
      let other = states.first { $0 != state && $0 != .suspended } ?? .active
      let words = "=\(state.rawValue) =\(other.rawValue) timer"
      let rule = Rule("R", points: 0) {
        Existence(of: .effect(.timerStart), during: .state(state))
      }
      let contract = Contract("C") { rule }

      let findings = contract.evaluate(trace(words), scenario: "").flatMap(\.findings)

      let said: [AppState: String] = [
        .notRunning: "after the app starts to run",
        .inactive: "after the app stops being inactive",
        .active: "after the app stops being active",
        .background: "after the app leaves the background",
        .suspended: "after the app is no longer suspended",
      ]
      XCTAssertEqual(findings.map(\.came), ["such a start only \(said[state]!)"])
    }
    let lives = Contract("C") {
      Rule("R", points: 0) { Existence(of: .effect(.timerStart), during: .process) }
    }
    XCTAssertEqual(
      lives.evaluate(trace("start start timer"), scenario: "").flatMap(\.findings).map(\.came),
      ["such a start only in a later process"])
  }
}
