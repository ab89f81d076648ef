import Foundation
import LifecycleContracts
import LifecycleTrace
import XCTest

/// The standard orders hold for what has been recorded of real devices, disputed places included.
final class PublishedOrderTests: XCTestCase {
  private static let rules: [Rule] = [
    .standardAppOrder(points: 1), .standardSceneOrder(points: 1),
    .standardViewControllerOrder(points: 1), .loadsViewOnce(points: 1),
  ]

  func testEveryPublishedTraceKeepsTheStandardOrders() throws {
    // FACTS.md C16: a second scene after a fast kill, an oddity of one system.
    for trace in try PublishedTrace.all() where trace.id != "af-fastkill" {
      for rule in Self.rules {
        XCTAssert(
          Self.pasts(of: trace).contains { Self.verdict(rule, $0) != .violated },
          "\(rule.title): \(trace.id), \(trace.order)")
      }
    }
  }

  func testNoPastLetsATraceOutOfOrderPass() {
    for (order, rule) in [
      (
        [
          "applicationDidBecomeActive", "applicationWillResignActive",
          "applicationDidEnterBackground", "applicationDidBecomeActive",
        ], Self.rules[0]
      ),
      (["applicationWillResignActive", "applicationWillResignActive"], Self.rules[0]),
      (["sceneWillResignActive", "sceneWillEnterForeground"], Self.rules[1]),
      (["viewDidAppear", "viewDidAppear"], Self.rules[2]),
    ] {
      let trace = PublishedTrace(id: "-", era: "", stimulus: [], setup: "", order: order)

      XCTAssertFalse(
        Self.pasts(of: trace).contains { Self.verdict(rule, $0) != .violated }, "\(order)")
    }
  }

  private static func verdict(_ rule: Rule, _ entries: [(name: String, on: String)]) -> Verdict {
    var events = [Event(n: 1, t: 0, kind: .process, name: "started", state: "")]
    for entry in entries {
      for kind in [Event.Kind.callback, .return] {
        events.append(
          Event(
            n: events.count + 1, t: 0, kind: kind, name: entry.name, on: entry.on, state: "",
            detail: ["implemented": true]))
      }
    }
    return Contract("-") { rule }.evaluate(Trace(events), scenario: "-")[0].verdict
  }

  /// A trace after each way in which the app, and its view controllers, may have come to its beginning.
  private static func pasts(of trace: PublishedTrace) -> [[(name: String, on: String)]] {
    let calls = trace.entries.map(\.name).filter { $0.kind == .callback }
    let entries = calls.map { (name: $0.name, on: receiver(of: $0)) }
    let controllers = Set(
      entries.filter { $0.name.hasPrefix("view") }.map(\.on)
    ).sorted()
    var pasts = lives.map { life in
      life.map {
        (name: $0.rawValue, on: receiver(of: TraceName(kind: .callback, name: $0.rawValue)))
      }
    }
    for controller in controllers {
      pasts = pasts.flatMap { past in
        appearances.map { past + $0.map { (name: $0.rawValue, on: controller) } }
      }
    }
    return pasts.map { $0 + entries }
  }

  private static func receiver(of name: TraceName) -> String {
    if name.name.hasPrefix("application") { return "AppDelegate" }
    return name.isOfScene ? "SceneDelegate" : name.role ?? "ViewController"
  }

  private static let launch: [CallbackName] = [.willFinishLaunching, .didFinishLaunching]
  private static let connected =
    launch + [
      .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
    ]
  private static let lives: [[CallbackName]] = [
    [], [.willFinishLaunching], launch, launch + [.applicationDidBecomeActive],
    launch + [.applicationDidBecomeActive, .applicationWillResignActive],
    launch + [
      .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
    ],
    launch + [.sceneWillConnect], connected, connected + [.sceneWillResignActive],
    connected + [.sceneWillResignActive, .sceneDidEnterBackground],
  ]
  private static let appearances: [[CallbackName]] = [
    [], [.viewDidLoad], [.viewDidLoad, .viewWillAppear, .viewDidAppear],
    [.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear],
    [
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ],
  ]
}
