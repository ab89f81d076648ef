@testable import DeviceSimulator
import InfoPlist
import LifecycleTrace

/// Kinds of apps and systems whose situations are walked in full.
struct Setup {
  let name: String
  let system: SystemVersion
  let manifest: AppManifest

  static let modes: Set<BackgroundMode> = [.fetch, .remoteNotification, .audio, .location]

  static let app = Setup("app", .iOS17, modes: modes)
  static let scene = Setup("scene", .iOS17, modes: modes, windows: 1)
  static let windows = Setup("windows", .iOS17, windows: 2)
  static let all = [
    app, scene, windows, Setup("app on 3.1", .iOS3_1), Setup("app on 4", .iOS4),
    Setup("app on 11", .iOS11, modes: modes), Setup("scene on 13", .iOS13, windows: 1),
    Setup("exits", .iOS7, exits: true), Setup("exits on 17", .iOS17, exits: true),
    Setup("plain app", .iOS17),
  ]

  init(
    _ name: String, _ system: SystemVersion, modes: Set<BackgroundMode> = [], windows: Int = 0,
    exits: Bool = false
  ) {
    self.name = name
    self.system = system
    var manifest = AppManifest()
    manifest.backgroundModes = modes
    manifest.exitsOnSuspend = exits
    if windows > 0 {
      manifest.scenes = SceneManifest()
      manifest.scenes?.supportsMultipleScenes = windows > 1
      manifest.scenes?.configurations = [SceneConfiguration(delegateClass: "SceneDelegate")]
    }
    self.manifest = manifest
  }

  init(_ name: String, _ system: SystemVersion, _ manifest: AppManifest) {
    self.name = name
    self.system = system
    self.manifest = manifest
  }

  var start: Situation { Situation(system: system, manifest: manifest) }
}

/// One stimulus in one situation, and what came of it.
struct Move {
  var before: Situation
  var after: Situation
  var stimulus: Stimulus
  /// Of the stimulus, then of what follows when nothing keeps the app awake.
  var steps: [Situation.Step]
  /// A shortest story that leads to `before`.
  var story: [Stimulus]

  var place: String { "\(stimulus) after \(Story(story))" }
}

/// All situations that stories reach, up to what sets no two apart: the serial numbers of sessions.
struct Reachable {
  private(set) var situations: [(situation: Situation, story: [Stimulus])] = []
  private(set) var moves: [Move] = []

  /// The most windows that are walked.
  private static let windows = 2

  /// One stimulus of each kind, and two ways to hold the device.
  static let stimuli: [Stimulus] = (Stimulus.plain + Stimulus.examples(windows: windows)).filter {
    if case .rotate(let way) = $0 { return [.portrait, .landscapeLeft].contains(way) }
    return true
  }

  init(_ setup: Setup) {
    var seen: Set<Key> = [Key(setup.start)]
    situations = [(setup.start, [])]
    var next = 0
    while next < situations.count {
      let (situation, story) = situations[next]
      next += 1
      for stimulus in Self.stimuli where !Self.isTooMuch(stimulus, in: situation) {
        for keepsRunning in [false, true] {
          var after = situation
          guard var steps = try? after.perform(stimulus) else { continue }
          steps += after.idle(keepsRunning: keepsRunning)
          moves.append(
            Move(
              before: situation, after: after, stimulus: stimulus, steps: steps, story: story))
          guard !Self.isTooMuch(after), seen.insert(Key(after)).inserted else { continue }
          situations.append((after, story + [stimulus]))
        }
      }
    }
  }

  private static func isTooMuch(_ stimulus: Stimulus, in situation: Situation) -> Bool {
    stimulus == .newWindow && situation.windows.count >= windows
  }

  /// What waits to be told is walked one at a time, not in all combinations; what has nothing to do
  /// with windows, with one window only.
  private static func isTooMuch(_ situation: Situation) -> Bool {
    let owed = situation.owed
    let general = [
      situation.orientation != .portrait || situation.toldOrientation != .portrait,
      owed.memoryWarning, owed.timeChange,
    ]
    let waiting = general + [!owed.closed.isEmpty, situation.wasKilledByUser]
    let isGeneral = situation.hasSeveralWindows && general.contains(true)
    return isGeneral || waiting.filter(\.self).count > 1
  }
}

/// A situation without the serial numbers of its sessions.
private struct Key: Hashable {
  private struct Window: Hashable {
    var number: Int
    var isShown: Bool
    var isKnown: Bool
    var state: SceneState
  }

  private let app: AppState
  private let readsBehind: AppState
  private let screen: Screen
  private let windows: [Window]
  private let orientations: [InterfaceOrientation]
  private let flags: [Bool]

  init(_ situation: Situation) {
    app = situation.app
    readsBehind = situation.readsBehind
    screen = situation.screen
    windows = situation.windows.map {
      Window(number: $0.number, isShown: $0.isShown, isKnown: $0.isKnown, state: $0.state)
    }
    orientations = [situation.orientation, situation.toldOrientation]
    flags = [
      situation.owed.memoryWarning, situation.owed.timeChange, situation.owed.closed.isEmpty,
      situation.lacksProtectedData, situation.wasKilledByUser, situation.untoldDiscards.isEmpty,
    ]
  }
}
