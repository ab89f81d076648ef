import UIKit
import UserNotifications

/// Implements every callback of the app delegate that an app with windows of two kinds gets.
///
/// A window for the activity `lab.probe.detail` is one of details.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  private let observer = NotificationObserver()

  // MARK: Launching

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observer.start()
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func applicationWillTerminate(_ application: UIApplication) {}

  // MARK: Scene sessions

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let isDetail = options.userActivities.contains { $0.activityType == "lab.probe.detail" }
    return UISceneConfiguration(
      name: isDetail ? "Detail" : "Default Configuration",
      sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  // MARK: The system

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  func applicationSignificantTimeChange(_ application: UIApplication) {}
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  // MARK: Work in the background

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner])
  }
}
