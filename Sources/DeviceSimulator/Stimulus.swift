/// What can happen to the device; the words of a story.
public enum Stimulus: Hashable, Sendable {
  case launch
  case home
  /// Returns to the running app by its icon or card.
  case open
  case lock
  case unlock
  case call
  case ignoreCall
  case acceptCall
  case endCall
  /// A system alert comes up over the app, such as a request for permission.
  case alert
  case dismissAlert
  case switcher
  case closeSwitcher
  case controlCentre
  case closeControlCentre
  case notificationCentre
  case closeNotificationCentre
  /// The user throws the app's card out of the switcher.
  case swipeKill
  case memoryWarning
  /// Midnight, another time zone, or another time set on the clock.
  case timeChange
  /// The system reclaims the suspended app's memory.
  case purge
  /// Virtual seconds, more than 0 and at most `longestWait`.
  case wait(Double)
}

extension Stimulus {
  /// The longest wait, in virtual seconds: a day.
  public static let longestWait = 86_400.0

  /// Every stimulus without an argument.
  public static let plain: [Stimulus] = [
    .launch, .home, .open, .lock, .unlock, .call, .ignoreCall, .acceptCall, .endCall, .alert,
    .dismissAlert, .switcher, .closeSwitcher, .controlCentre, .closeControlCentre,
    .notificationCentre, .closeNotificationCentre, .swipeKill, .memoryWarning, .timeChange, .purge,
  ]

  /// The stimulus's word in a story, without its argument.
  public var word: String {
    switch self {
    case .launch: "launch"
    case .home: "home"
    case .open: "open"
    case .lock: "lock"
    case .unlock: "unlock"
    case .call: "call"
    case .ignoreCall: "ignore-call"
    case .acceptCall: "accept-call"
    case .endCall: "end-call"
    case .alert: "alert"
    case .dismissAlert: "dismiss-alert"
    case .switcher: "switcher"
    case .closeSwitcher: "close-switcher"
    case .controlCentre: "control-centre"
    case .closeControlCentre: "close-control-centre"
    case .notificationCentre: "notification-centre"
    case .closeNotificationCentre: "close-notification-centre"
    case .timeChange: "time-change"
    case .swipeKill: "swipe-kill"
    case .memoryWarning: "memory-warning"
    case .purge: "purge"
    case .wait: "wait"
    }
  }
}

extension Stimulus: CustomStringConvertible {
  /// As a story spells it, with its argument.
  public var description: String {
    guard case .wait(let seconds) = self else { return word }
    return Int(exactly: seconds).map { "wait:\($0)s" } ?? "wait:\(seconds)s"
  }
}
