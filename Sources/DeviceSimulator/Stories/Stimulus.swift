import InfoPlist

/// What can happen to the device; the words of a story.
public enum Stimulus: Hashable, Sendable {
  /// The user taps the icon of the app, which does not run.
  case launch
  /// The system launches the app, which does not run, for a reason.
  case launchFor(Delivery)
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
  /// Another app opens a URL of the running app.
  case url(String)
  /// A universal link or a handed-over activity goes on in the running app.
  case activity(String)
  /// The user taps on a notification for the running app.
  case tapNotification
  /// A notification arrives, and nobody taps on it.
  case notification
  case fetch
  case silentPush
  case memoryWarning
  /// Midnight, another time zone, or another time set on the clock.
  case timeChange
  /// The system reclaims the suspended app's memory.
  case purge
  case rotate(InterfaceOrientation)
  /// The user opens another window of the app, beside the one that shows.
  case newWindow
  /// The user throws a window out of the switcher, by its number.
  case closeWindow(Int)
  /// The user brings a window to the front, alone.
  case focus(Int)
  /// A window leaves the screen, another stays.
  case backgroundWindow(Int)
  /// The system reclaims a background window's memory (FACTS.md C15).
  case disconnectWindow(Int)
  /// The user does something to what the app shows.
  case user(UserAction)
  /// Virtual seconds, more than 0 and at most `longestWait`.
  case wait(Double)
}

extension Stimulus {
  /// The longest wait, in virtual seconds: a day.
  public static let longestWait = 86_400.0

  /// Every stimulus that needs no argument.
  public static let plain: [Stimulus] = [
    .launch, .home, .open, .lock, .unlock, .call, .ignoreCall, .acceptCall, .endCall, .alert,
    .dismissAlert, .switcher, .closeSwitcher, .controlCentre, .closeControlCentre,
    .notificationCentre, .closeNotificationCentre, .swipeKill, .tapNotification, .notification,
    .fetch, .silentPush, .memoryWarning, .timeChange, .purge, .newWindow,
  ]

  /// One of each stimulus that needs an argument, windows by the numbers up to `windows`.
  public static func examples(windows: Int) -> [Stimulus] {
    let url = "lab://x"
    let link = "https://lab.example/x"
    let launches: [Delivery] = [
      .url(url), .activity(link), .notification, .fetch, .silentPush, .location,
    ]
    let numbers = windows > 0 ? Array(1...windows) : []
    return launches.map(Stimulus.launchFor) + [.url(url), .activity(link)]
      + InterfaceOrientation.allCases.map(Stimulus.rotate)
      + numbers.flatMap {
        [.closeWindow($0), .focus($0), .backgroundWindow($0), .disconnectWindow($0)]
      }
  }

  /// The stimulus's word in a story, without its argument.
  public var word: String {
    switch self {
    case .launch, .launchFor: "launch"
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
    case .swipeKill: "swipe-kill"
    case .url: "url"
    case .activity: "activity"
    case .tapNotification: "tap-notification"
    case .notification: "notification"
    case .fetch: "fetch"
    case .silentPush: "silent-push"
    case .memoryWarning: "memory-warning"
    case .timeChange: "time-change"
    case .purge: "purge"
    case .rotate: "rotate"
    case .newWindow: "new-window"
    case .closeWindow: "close-window"
    case .focus: "focus"
    case .backgroundWindow: "background-window"
    case .disconnectWindow: "disconnect-window"
    case .user(let action): action.word
    case .wait: "wait"
    }
  }
}

extension Stimulus: CustomStringConvertible {
  /// As a story spells it, with its argument.
  public var description: String {
    argument.map { "\(word):\($0)" } ?? word
  }

  private var argument: String? {
    switch self {
    case .launchFor(let reason): reason.description
    case .url(let text), .activity(let text): text
    case .rotate(let orientation): orientation.rawValue
    case .closeWindow(let number), .focus(let number), .backgroundWindow(let number),
      .disconnectWindow(let number):
      String(number)
    case .user(let action): action.argument
    case .wait(let seconds): Int(exactly: seconds).map { "\($0)s" } ?? "\(seconds)s"
    default: nil
    }
  }
}
