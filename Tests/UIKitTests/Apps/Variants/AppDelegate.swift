import UIKit
import UserNotifications

/// The asynchronous variants of callbacks, and older ones.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private let quiet = Quiet()
  private let listener = Listener()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    switch UserDefaults.standard.string(forKey: "delegate") {
    case "own": UNUserNotificationCenter.current().delegate = self
    case "quiet": UNUserNotificationCenter.current().delegate = quiet
    case "listener": UNUserNotificationCenter.current().delegate = listener
    default: break
    }
  }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    print("old \(url)")
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    print("before")
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    print("after")
    return .newData
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let content = response.notification.request.content
    print("tapped \(content.title) \(content.userInfo["page"] as? Int ?? 0)")
    await Task.yield()
    print("tapped later \(response.actionIdentifier == UNNotificationDefaultActionIdentifier)")
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    print("present \(notification.request.content.body)")
    completionHandler([.banner])
  }
}

/// A delegate that has nothing to say.
final class Quiet: NSObject, UNUserNotificationCenterDelegate {}

/// A delegate that belongs to no actor.
final class Listener: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    print("heard \(response.notification.request.content.body)")
  }
}
