import AppHosting
import DeviceSimulator
import LifecycleTrace

/// Plays stories of one app, each with a process of its own on a device with nothing on it.
struct StoryPlayer {
  /// What came of a story.
  struct Played {
    /// As far as it was played.
    var story: [Stimulus]
    var trace: Trace
    /// How the app ended by its own doing.
    var outcome: AppOutcome?
    /// Whether a stimulus was impossible, and the story stopped there.
    var isRefused = false
  }

  let launcher: JailedAppLauncher
  let system: SystemVersion
  let manifest: AppManifest

  init(
    _ launcher: JailedAppLauncher, on system: SystemVersion = .iOS17, manifest: AppManifest? = nil
  ) {
    self.launcher = launcher
    self.system = system
    self.manifest = manifest ?? launcher.manifest
  }

  /// Plays a story as it is written.
  func play(_ story: [Stimulus]) -> Played {
    onDevice { device in
      for stimulus in story { try device.perform(stimulus) }
    } story: {
      story
    }
  }

  /// Plays the story that an explorer chooses.
  func play(_ explorer: inout StoryExplorer, wanting actions: [UserAction]) -> Played {
    var chosen = explorer
    chosen.begin()
    let played = onDevice { device in
      while let stimulus = try chosen.next(at: { try device.moment(after: $0, wanting: actions) }) {
        try device.perform(stimulus)
      }
    } story: {
      chosen.story
    }
    if played.outcome != nil || played.isRefused {
      chosen.stop(appEnded: played.outcome != nil)
    }
    explorer = chosen
    return played
  }

  private func onDevice(_ body: (Device) throws -> Void, story: () -> [Stimulus]) -> Played {
    let own = launcher.forAnotherDevice()
    let device = Device(launcher: own, system: system, manifest: manifest)
    defer {
      device.shutDown()
      own.container.remove()
    }
    var outcome: AppOutcome?
    var isRefused = false
    do {
      try body(device)
    } catch {
      outcome = error as? AppOutcome
      isRefused = outcome == nil
    }
    let count = device.trace.story.count
    return Played(
      story: Array(story().prefix(count)), trace: device.trace, outcome: outcome,
      isRefused: isRefused)
  }
}
