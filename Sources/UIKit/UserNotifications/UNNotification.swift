import AppLink
import Foundation

/// The action of a user who opens the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a user who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A notification as it was asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.snapshot
    self.trigger = trigger
  }
}

/// A notification as it came.
open class UNNotification: NSObject, @unchecked Sendable {
  public let date = Date()
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
  }

  /// A remote notification.
  convenience init(payload: LinkRecord, identifier: String?) {
    self.init(
      request: UNNotificationRequest(
        identifier: identifier ?? "", content: UNNotificationContent(payload: payload),
        trigger: UNPushNotificationTrigger(repeats: false)))
  }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(payload: LinkRecord, identifier: String?, action: String?) {
    notification = UNNotification(payload: payload, identifier: identifier)
    actionIdentifier = action ?? UNNotificationDefaultActionIdentifier
  }
}

/// What makes a notification come.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// A notification that comes from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A notification that comes after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification that comes at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
