import InfoPlist
import LifecycleTrace

/// What is possible.
extension Situation {
  /// All stimuli that are possible now, apart from waiting, which always is.
  ///
  /// Those with a text of the story's own, such as a URL, stand there with an example.
  public var possible: [Stimulus] {
    let windows = windows.map(\.number).max() ?? 0
    return (Stimulus.plain + Stimulus.examples(windows: windows)).filter { obstacle(to: $0) == nil }
  }

  /// Why a stimulus is impossible now; nil when it is possible.
  func obstacle(to stimulus: Stimulus) -> String? {
    switch stimulus {
    case .wait(let seconds):
      seconds > 0 && seconds <= Stimulus.longestWait ? nil : "a wait takes some time, at most a day"
    case .launch: app != .notRunning ? "the app is running already" : screen.obstacle
    case .launchFor(let reason): launchObstacle(reason)
    case .home:
      !screen.isInFront && screen.overlay == nil
        ? "the home screen shows already" : screen.pulledObstacle
    case .open:
      notRunning
        ?? (screen.isInFront ? "the app is in front already" : screen.pulledObstacle)
    case .lock:
      screen.isLocked
        ? "the device is locked already" : screen.isRinging ? "a call is ringing" : nil
    case .unlock:
      !screen.isLocked
        ? "the device is not locked" : screen.isRinging ? "a call is ringing" : nil
    case .call: screen.callObstacle.map { $0 == "a call is ringing" ? "\($0) already" : $0 }
    case .ignoreCall, .acceptCall: screen.isRinging ? nil : "no call is ringing"
    case .endCall: screen.isOnCall ? nil : "no call is in progress"
    case .alert:
      notRunning ?? (!screen.isInFront ? "the app is not in front" : screen.obstacle)
    case .dismissAlert: screen.hasAlert ? screen.unfreeObstacle : "no alert is showing"
    case .switcher: system.isMultitaskingSupported ? screen.obstacle : noMultitasking
    case .controlCentre, .notificationCentre: screen.obstacle
    case .closeSwitcher, .closeControlCentre, .closeNotificationCentre:
      screen.overlay?.closing == stimulus
        ? screen.unfreeObstacle : "\(Self.closed(by: stimulus)) is not open"
    case .swipeKill:
      notRunning
        ?? (system.isMultitaskingSupported ? screen.pulledObstacle : noMultitasking)
    case .memoryWarning: notRunning
    case .timeChange: nil
    case .purge: app == .suspended ? nil : "only a suspended app is purged"
    case .rotate(let orientation):
      orientation == self.orientation ? "the device is held so already" : nil
    case .url, .activity: notRunning ?? screen.obstacle
    case .tapNotification: notRunning ?? screen.notificationObstacle
    case .notification: notRunning
    case .fetch: backgroundObstacle(.fetch)
    case .silentPush:
      notRunning ?? (screenShowsApp ? nil : backgroundObstacle(.silentPush))
    case .newWindow, .closeWindow, .focus, .backgroundWindow, .disconnectWindow:
      windowObstacle(stimulus)
    case .user: userObstacle
    }
  }

  private var notRunning: String? { app == .notRunning ? "the app is not running" : nil }

  /// Why the user cannot touch what the app shows.
  private var userObstacle: String? {
    notRunning ?? (screen.isInFront ? screen.obstacle : "the app is not in front")
      ?? (app == .active ? nil : "the app is not active")
  }

  private var noMultitasking: String { "iOS \(system.name) has no multitasking" }

  private static func closed(by stimulus: Stimulus) -> String {
    Overlay.allCases.first { $0.closing == stimulus }?.name ?? ""
  }

  // MARK: Background launches and wakes

  private func launchObstacle(_ reason: Delivery) -> String? {
    if app != .notRunning { return "the app is running already" }
    switch reason {
    case .url, .activity, .ownActivity: return screen.obstacle
    case .notification: return screen.notificationObstacle
    case .fetch, .silentPush, .location: return launchInBackgroundObstacle(reason)
    }
  }

  private func launchInBackgroundObstacle(_ reason: Delivery) -> String? {
    if wasKilledByUser, reason != .location {
      return "the user has killed the app, and the system launches it no more by itself"
    }
    return systemObstacle(reason)
  }

  private func backgroundObstacle(_ reason: Delivery) -> String? {
    notRunning ?? (screenShowsApp && reason == .fetch ? "the app is in front" : nil)
      ?? systemObstacle(reason)
  }

  /// What the version of iOS and the app's `Info.plist` must allow.
  private func systemObstacle(_ reason: Delivery) -> String? {
    guard system.isMultitaskingSupported, manifest.exitsOnSuspend == false else {
      return manifest.exitsOnSuspend ? "the app never runs in the background" : noMultitasking
    }
    let modes: [Delivery: BackgroundMode] = [
      .fetch: .fetch, .silentPush: .remoteNotification,
    ]
    guard let mode = modes[reason] else { return nil }
    guard system.hasBackgroundFetch else { return "iOS \(system.name) wakes no apps for that" }
    return manifest.backgroundModes.contains(mode)
      ? nil : "UIBackgroundModes in the app's Info.plist does not have “\(mode.rawValue)”"
  }

  // MARK: Windows

  private func windowObstacle(_ stimulus: Stimulus) -> String? {
    guard usesScenes else { return "the app has no scenes" }
    switch stimulus {
    case .disconnectWindow(let number):
      return missing(number) ?? notRunning
        ?? (window(number)?.state == .background
          ? nil : "window \(number) is not in the background")
    case _ where !hasSeveralWindows: return "the app has one window only, as on every iPhone"
    case .newWindow:
      return notInFront ?? screen.obstacle
        ?? (windows.count >= Stimulus.maximumWindows
          ? "the app has \(Stimulus.maximumWindows) windows already" : nil)
    case .closeWindow(let number): return missing(number) ?? screen.pulledObstacle
    case .focus(let number):
      return missing(number) ?? notRunning ?? screen.pulledObstacle
        ?? (screen.isInFront && shown == [number] ? "window \(number) is in front already" : nil)
    case .backgroundWindow(let number):
      return missing(number) ?? notInFront ?? screen.obstacle
        ?? (!shown.contains(number)
          ? "window \(number) does not show"
          : shown == [number] ? "window \(number) shows alone: go home" : nil)
    default: return nil
    }
  }

  private var notInFront: String? {
    notRunning ?? (screen.isInFront ? nil : "the app is not in front")
  }

  private var shown: [Int] { windows.filter(\.isShown).map(\.number) }

  private func window(_ number: Int) -> SceneWindow? { windows.first { $0.number == number } }

  private func missing(_ number: Int) -> String? {
    window(number) == nil ? "the app has no window \(number)" : nil
  }
}
