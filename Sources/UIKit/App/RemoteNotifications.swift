import AppLink
import Foundation

/// What a fetch in the background has brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

/// Whether an app may be launched in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted
  case denied
  case available
}

extension UIApplication {
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Does nothing: the story says when there is time for a fetch.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Notes the wish. No token comes: the device has no network, and the delegate hears nothing.
  public func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }

  public func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  static let didReceiveRemoteNotification =
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
  static let performFetch = "application(_:performFetchWithCompletionHandler:)"

  func performNotification(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord? {
    let completion = FetchCompletion(number: call.arguments["completion"]?.int ?? 0)
    switch call.name {
    case Self.didReceiveRemoteNotification:
      let userInfo = call.arguments["payload"]?.record?.userInfo ?? [:]
      receive(userInfo, completion, delegate)
      return [:]
    case Self.performFetch:
      if OptionalCallback.isImplemented({
        delegate.application(self, performFetchWithCompletionHandler: completion.tell)
      }) {
        return [:]
      }
      _ = OptionalCallback.isImplemented(
        starting: { await delegate.applicationPerformFetch(self) }, then: completion.tell)
      return [:]
    default:
      return UNUserNotificationCenter.current().perform(call)
    }
  }

  /// The oldest variant counts as none: it has no completion to wait for.
  private func receive(
    _ userInfo: [AnyHashable: Any], _ completion: FetchCompletion,
    _ delegate: any UIApplicationDelegate
  ) {
    let isCompletedLater =
      OptionalCallback.isImplemented {
        delegate.application(
          self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion.tell)
      }
      || OptionalCallback.isImplemented(
        starting: { await delegate.application(self, didReceiveRemoteNotification: userInfo) },
        then: completion.tell)
    if !isCompletedLater {
      delegate.application(self, didReceiveRemoteNotification: userInfo) as Void
    }
  }
}

/// What student code calls when it has fetched, on any thread.
private struct FetchCompletion: Sendable {
  var number: Int64

  func tell(_ result: UIBackgroundFetchResult) {
    EffectLog.shared.add(
      "fetchCompletion", ["completion": .int(number), "result": .string("\(result)")])
  }
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    AppProcess.shared.noteUnimplemented(UIApplication.didReceiveRemoteNotification)
    return .noData
  }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}

  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func applicationPerformFetch(
    _ application: UIApplication
  ) async -> UIBackgroundFetchResult {
    AppProcess.shared.noteUnimplemented(UIApplication.performFetch)
    return .noData
  }

  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}
