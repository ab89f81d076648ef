import AppLink

/// What the system has for the app: why it launches or wakes it, or what it hands over.
public enum Delivery: Hashable, Sendable {
  /// A URL that another app opens.
  case url(String)
  /// A universal link (a web address), or the type of a user activity that goes on here.
  case activity(String)
  /// What the app itself gives one of its windows to show, by a scene request; in no story.
  case ownActivity(LinkRecord)
  /// The user taps on a notification.
  case notification
  /// A background fetch.
  case fetch
  /// A remote notification with `content-available`.
  case silentPush
  /// The device has moved far.
  case location

  /// Whether the app is launched without being shown (FACTS.md A9, A11).
  public var isInBackground: Bool {
    switch self {
    case .url, .activity, .ownActivity, .notification: false
    case .fetch, .silentPush, .location: true
    }
  }
}

extension Delivery: CustomStringConvertible {
  /// As a story spells it after `launch:`.
  public var description: String {
    switch self {
    case .url(let url): "url=\(url)"
    case .activity(let activity): "activity=\(activity)"
    case .ownActivity(let activity): "activity=\(activity["type"]?.string ?? "")"
    case .notification: "notification"
    case .fetch: "fetch"
    case .silentPush: "silent-push"
    case .location: "location"
    }
  }
}
