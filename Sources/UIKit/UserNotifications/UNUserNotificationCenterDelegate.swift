import Foundation

/// How a notification is shown while its app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Whom notifications are told to. Each callback has a variant with a completion handler and an
/// asynchronous one; a class has one of them, or none.
@preconcurrency public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  nonisolated(nonsending) func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  nonisolated(nonsending) func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    NotificationCall.noteUnimplemented(NotificationCall.willPresent)
  }

  public nonisolated(nonsending) func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    NotificationCall.noteUnimplemented(NotificationCall.willPresent)
    return []
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    NotificationCall.noteUnimplemented(NotificationCall.didReceive)
  }

  public nonisolated(nonsending) func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    NotificationCall.noteUnimplemented(NotificationCall.didReceive)
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The names by which the device calls.
enum NotificationCall {
  static let willPresent = "userNotificationCenter(_:willPresent:withCompletionHandler:)"
  static let didReceive = "userNotificationCenter(_:didReceive:withCompletionHandler:)"

  /// The device calls on the main thread, whatever the protocol says; an `async` method runs on
  /// another.
  static func noteUnimplemented(_ callback: String) {
    AppProcess.withTurn { AppProcess.shared.noteUnimplemented(callback) }
  }
}
