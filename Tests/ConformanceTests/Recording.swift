import AppFixtures
import AppHosting
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace

/// What a device has recorded of a replay, as far as the published trace speaks of it.
struct Recording {
  /// One entry of a trace: its name, and the states that it can be compared with.
  struct Entry: Hashable {
    var name: TraceName
    var applicationState: String
    /// Of the app's one scene, `unattached` before it is connected; nil where the trace does not
    /// know.
    var activationState: String?

    /// As a published trace writes what it has read.
    func reads(_ published: String) -> Bool {
      let states = published.split(separator: "/").map(String.init)
      return states.first == applicationState
        && (states.count < 2 || states[1] == activationState)
    }
  }

  var entries: [Entry]

  /// Plays a replay on one version of iOS and keeps what the trace names.
  init(of replay: Replay, trace: PublishedTrace, app: FixtureApp, system: SystemVersion) throws {
    let launcher = JailedAppLauncher(
      image: AppImage(app.app), limits: AppLimits(), isolation: FixtureApp.isolations[0])
    let device = Device(launcher: launcher, system: system, manifest: launcher.manifest)
    defer { device.shutDown() }
    try device.play(replay.before)
    let start = device.trace.events.count
    try device.play(try replay.story(for: trace))
    let events = device.trace.events
    self.init(
      replay.item.map { Self.events(events, ofItem: $0) } ?? events, after: start,
      naming: Set(trace.entries.map(\.name)),
      controller: replay.controller, roles: replay.roles)
  }

  /// - Parameters:
  ///   - controller: the class of the only view controller that counts; nil for all.
  ///   - roles: the classes of those that the trace calls by letters.
  init(
    _ events: [Event], after start: Int, naming names: Set<TraceName>, controller: String? = nil,
    roles: [String: String] = [:]
  ) {
    let missing = Set(
      events.filter { $0.kind == .return && $0.detail["implemented"] == .bool(false) }
        .compactMap { $0.detail["entry"] })
    var scene = SceneState.unattached.rawValue
    var entries: [Entry] = []
    for event in events {
      if event.kind == .state, !event.isAppState { scene = event.name }
      guard event.n > start, !missing.contains(.int(Int64(event.n))),
        let name = names.first(where: { $0.isOf(event, roles) }),
        !Self.isOfAnother(event, than: controller)
      else { continue }
      // A scene's event has its own state; the app's ones come with the scene's last.
      let own = event.detail["applicationState"] == nil ? nil : event.state
      entries.append(
        Entry(
          name: name, applicationState: event.appState,
          activationState: name.isOfScene ? own : scene))
    }
    self.entries = entries
  }

  /// The callbacks of one item, and those of none, where each returns: sources print a cell once they
  /// have it.
  private static func events(_ events: [Event], ofItem item: Int64) -> [Event] {
    var open: [(entry: Event, counts: Bool)] = []
    var kept: [Event] = []
    for event in events {
      switch event.kind {
      case .callback:
        let isOther = event.detail["item"]?.int.map { $0 != item } ?? false
        open.append((event, !isOther && open.last?.counts != false))
      case .return where open.last?.entry.name == event.name:
        if let last = open.popLast(), last.counts { kept += [last.entry, event] }
      default: kept.append(event)
      }
    }
    return kept
  }

  /// Whether the event is a callback of a view controller of another class.
  private static func isOfAnother(_ event: Event, than controller: String?) -> Bool {
    guard let controller, let receiver = event.on else { return false }
    return receiver.contains("ViewController") && receiver != controller
  }
}

extension TraceName {
  /// Whether the event is what the trace names; `containment` tells of calls that the app makes itself.
  fileprivate func isOf(_ event: Event, _ roles: [String: String]) -> Bool {
    let isOwnCall = event.kind == .effect && event.name == EffectName.containment.rawValue
    guard isOwnCall ? event.detail["method"]?.string == name : event.name == name,
      isOwnCall || event.kind == kind
    else { return false }
    if let role, event.on.map({ $0 == roles[role] }) != true { return false }
    guard let parent else { return true }
    return event.detail["parent"]?.string == roles[parent]
  }
}

extension Replay {
  /// The story of the trace's stimuli.
  func story(for trace: PublishedTrace) throws -> String {
    struct UnknownStimulus: Error {
      var word: String
    }
    if let story { return story }
    return try trace.stimulus.map {
      guard let word = Self.words[$0] else { throw UnknownStimulus(word: $0) }
      return word
    }
    .joined(separator: " ")
  }
}
