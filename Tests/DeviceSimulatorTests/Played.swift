import AppLink
import DeviceSimulator
import LifecycleTrace

/// A scripted app that a story has been played to, and what the story's last stimulus has brought.
struct Played {
  let device: Device
  let launcher: ScriptedLauncher

  /// - Parameter lacking: callbacks that the app does not implement.
  init(
    _ story: String, _ setup: Setup = .app, _ actions: [String: [ScriptedApp.Action]] = [:],
    lacking: Set<String> = []
  ) throws {
    launcher = ScriptedLauncher {
      let app = ScriptedApp { actions[$0.name] ?? [] }
      app.unimplemented.formUnion(lacking)
      return app
    }
    device = Device(launcher: launcher, system: setup.system, manifest: setup.manifest)
    try device.play(story)
  }

  /// An app whose objects do different things in the same callback.
  init(
    _ story: String, _ setup: Setup = .app, lacking: Set<String> = [],
    script: @escaping ScriptedApp.Script
  ) throws {
    launcher = ScriptedLauncher {
      let app = ScriptedApp(script)
      app.unimplemented.formUnion(lacking)
      return app
    }
    device = Device(launcher: launcher, system: setup.system, manifest: setup.manifest)
    try device.play(story)
  }

  /// Goes on with the story.
  func then(_ story: String) throws -> Played {
    try device.play(story)
    return self
  }

  private var last: [Event] {
    let events = device.trace.events
    let start = events.lastIndex { $0.kind == .stimulus } ?? 0
    return Array(events[start...].dropFirst())
  }

  /// Callbacks, each with the state that the trace shows: a scene's for a scene's.
  ///
  /// Without those that have tests of their own, and without the initialisers.
  var calls: [String] {
    last.filter { $0.kind == .callback && $0.name != "init()" && !Trace.isQuiet($0) }
      .map { "\($0.word) \($0.state)" }
  }

  /// All callbacks but initialisers, without states.
  var everyCall: [String] {
    last.filter { $0.kind == .callback && $0.name != "init()" }.map(\.word)
  }

  /// Callbacks and notifications, without states.
  var order: [String] {
    last.filter { $0.isEntry && $0.name != "init()" && !Trace.isQuiet($0) }.map(\.word)
  }

  /// Callbacks with the names of their receivers.
  var receivers: [String] {
    last.filter { $0.kind == .callback && $0.name != "init()" && !Trace.isQuiet($0) }
      .map { "\($0.word) \($0.on ?? "-")" }
  }

  /// All callbacks but initialisers, with the names of their receivers.
  var everyReceiver: [String] {
    last.filter { $0.kind == .callback && $0.name != "init()" }
      .map { "\($0.word) \($0.on ?? "-")" }
  }

  var posts: [String] { last.filter { $0.kind == .notification }.map(\.word) }

  /// Each scene's changes of state by the name of its delegate, and the app's.
  var states: [String] {
    last.filter { $0.kind == .state }
      .map { $0.isAppState ? $0.name : "\($0.on ?? "-") \($0.name)" }
  }

  var findings: [String] {
    device.trace.events.filter { $0.kind == .finding }.map(\.name)
  }

  /// What the latest process was called with, as a return of the call of that name.
  func arguments(_ name: CallbackName) -> [LinkRecord] {
    (launcher.apps.last?.calls ?? []).filter { $0.name == name.rawValue }.map {
      var arguments = $0.arguments
      arguments["context"] = nil
      return arguments
    }
  }
}

extension Event {
  /// The telling part of a callback's or notification's name.
  fileprivate var word: String {
    if kind == .notification { return String(name.dropLast("Notification".count)) }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[0].hasSuffix("(_")
      ? String(parts[1]) : String(name.prefix { $0 != "(" })
  }
}

extension ScriptedApp.Action {
  static func startTask(_ task: Int64) -> Self {
    .tell(Effect("backgroundTaskStart", on: .application, detail: ["task": .int(task)]))
  }

  static func endTask(_ task: Int64) -> Self {
    .tell(Effect("backgroundTaskEnd", on: .application, detail: ["task": .int(task)]))
  }

  static func effect(_ name: EffectName, _ detail: LinkRecord = [:]) -> Self {
    .tell(Effect(name.rawValue, on: .application, detail: detail))
  }

  static func setNotificationDelegate(_ name: String?) -> Self {
    .tell(
      Effect(
        Effect.notificationDelegate, on: .application,
        detail: ["class": name.map(LinkValue.string) ?? .null]))
  }
}
