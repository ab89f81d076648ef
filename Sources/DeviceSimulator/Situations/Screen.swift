/// What the user sees of the device, apart from the app's own life.
public struct Screen: Hashable, Sendable {
  /// Whether the app is what shows when nothing else covers it.
  public internal(set) var isInFront = false
  public internal(set) var isLocked = false
  public internal(set) var isRinging = false
  /// A call was accepted: the phone app covers everything.
  public internal(set) var isOnCall = false
  public internal(set) var hasAlert = false
  public internal(set) var overlay: Overlay?

  /// Whether something lies over the app and takes its touches.
  var isInterrupted: Bool { isRinging || hasAlert || overlay != nil }

  /// What the user does to the screen.
  mutating func change(by stimulus: Stimulus) {
    switch stimulus {
    case .home:
      isInFront = false
      overlay = nil
    case .launch, .open, .focus, .url, .activity:
      isInFront = true
      overlay = nil
    case .tapNotification:
      isInFront = true
      isLocked = false
      overlay = nil
    case .launchFor(let reason):
      if !reason.isInBackground {
        isInFront = true
        isLocked = isLocked && reason != .notification
        overlay = nil
      }
    case .lock:
      isLocked = true
      overlay = nil
    case .unlock: isLocked = false
    case .call: isRinging = true
    case .ignoreCall: isRinging = false
    case .acceptCall:
      isRinging = false
      isOnCall = true
      overlay = nil
    case .endCall: isOnCall = false
    case .alert: hasAlert = true
    case .dismissAlert: hasAlert = false
    case .switcher, .controlCentre, .notificationCentre:
      overlay = Overlay.allCases.first { $0.opening == stimulus }
    case .closeSwitcher, .closeControlCentre, .closeNotificationCentre: overlay = nil
    case .swipeKill:
      isInFront = false
      overlay = nil
    case .notification, .fetch, .silentPush, .memoryWarning, .timeChange, .purge, .rotate,
      .newWindow, .closeWindow, .backgroundWindow, .disconnectWindow, .user, .wait:
      break
    }
  }

  /// The app is gone: the home screen shows.
  mutating func loseApp() {
    isInFront = false
    hasAlert = false
  }

  // MARK: Why something cannot be done now

  /// Lock screen and phone calls.
  var unfreeObstacle: String? {
    isLocked ? "the device is locked" : callObstacle
  }

  var callObstacle: String? {
    isRinging ? "a call is ringing" : isOnCall ? "a call is in progress" : nil
  }

  private var coveredObstacle: String? {
    unfreeObstacle ?? (hasAlert && isInFront ? "an alert is showing" : nil)
  }

  var obstacle: String? {
    coveredObstacle ?? overlay.map { "\($0.name) is open" }
  }

  /// As `obstacle`, for what is done from the switcher, too.
  var pulledObstacle: String? { overlay == .switcher ? coveredObstacle : obstacle }

  /// As `obstacle`, for a notification, which shows on the lock screen and in its centre, too.
  var notificationObstacle: String? {
    if let callObstacle { return callObstacle }
    if hasAlert, isInFront, !isLocked { return "an alert is showing" }
    return overlay == nil || overlay == .notificationCentre
      ? nil : overlay.map { "\($0.name) is open" }
  }
}
