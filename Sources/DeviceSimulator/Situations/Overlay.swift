/// What the user has pulled over the screen: the app under it stays in front, but inactive.
public enum Overlay: Hashable, Sendable, CaseIterable {
  case switcher
  case controlCentre
  case notificationCentre

  /// The stimulus that opens it.
  var opening: Stimulus {
    switch self {
    case .switcher: .switcher
    case .controlCentre: .controlCentre
    case .notificationCentre: .notificationCentre
    }
  }

  /// The stimulus that closes it, back to what lies under it.
  var closing: Stimulus {
    switch self {
    case .switcher: .closeSwitcher
    case .controlCentre: .closeControlCentre
    case .notificationCentre: .closeNotificationCentre
    }
  }

  /// In an obstacle's words.
  var name: String {
    switch self {
    case .switcher: "the switcher"
    case .controlCentre: "Control Centre"
    case .notificationCentre: "Notification Centre"
    }
  }
}
