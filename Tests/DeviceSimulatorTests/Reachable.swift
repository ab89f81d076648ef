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

  /// - Parameter staysAwake: also from situations in which something keeps the app running behind.
  init(_ setup: Setup, staysAwake: Bool = true) {
    var seen: Set<String> = [Self.key(setup.start)]
    situations = [(setup.start, [])]
    var next = 0
    while next < situations.count {
      let (situation, story) = situations[next]
      next += 1
      for stimulus in Self.stimuli where !Self.isTooMuch(stimulus, in: situation) {
        for keepsRunning in staysAwake ? [false, true] : [false] {
          var after = situation
          guard var steps = try? after.perform(stimulus) else { continue }
          steps += after.idle(keepsRunning: keepsRunning)
          moves.append(
            Move(
              before: situation, after: after, stimulus: stimulus, steps: steps, story: story))
          guard seen.insert(Self.key(after)).inserted else { continue }
          situations.append((after, story + [stimulus]))
        }
      }
    }
  }

  private static func isTooMuch(_ stimulus: Stimulus, in situation: Situation) -> Bool {
    stimulus == .newWindow && situation.windows.count >= windows
  }

  private static func key(_ situation: Situation) -> String {
    let windows = situation.windows.map {
      "\($0.number)\($0.isShown ? "+" : "-")\($0.state)\($0.isKnown)"
    }
    let owed = situation.owed
    return [
      "\(situation.app)", "\(situation.screen)", "\(windows)", situation.orientation.rawValue,
      situation.toldOrientation.rawValue, situation.readsBehind.rawValue,
      "\(owed.memoryWarning)\(owed.timeChange)\(owed.closed.count)",
      "\(situation.lacksProtectedData)\(situation.wasKilledByUser)",
      "\(min(situation.untoldDiscards.count, 1))",
    ].joined(separator: " ")
  }
}
