import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let background = Background()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = NotesViewController()
    return launchOptions?[.location] == nil
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.makeKeyAndVisible()
    guard let launchOptions else { return true }
    if let url = launchOptions[.url] as? URL {
      print("url \(url) \(launchOptions[.sourceApplication] as? String ?? "-")")
    }
    if let payload = launchOptions[.remoteNotification] as? [AnyHashable: Any] {
      print("payload \(payload["score"] as? Int ?? 0)")
    }
    if launchOptions[.location] != nil { print("location") }
    if let activity = launchOptions[.userActivityDictionary] as? [AnyHashable: Any] {
      print("activity \(activity["UIApplicationLaunchOptionsUserActivityTypeKey"] ?? "-")")
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    background.run(UserDefaults.standard.string(forKey: "scenario") ?? "")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let isShort = application.backgroundTimeRemaining < 60
    print("remaining \(isShort ? "\(application.backgroundTimeRemaining)" : "long")")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    print("open \(url.host ?? "-") \(options[.sourceApplication] as? String ?? "-")")
    return url.scheme == "lab"
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    userActivityType == NSUserActivityTypeBrowsingWeb
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    print("continue \(userActivity.webpageURL?.absoluteString ?? "-") \(userActivity.title ?? "-")")
    restorationHandler(window?.rootViewController.map { [$0] })
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    print("notification \((userInfo["aps"] as? [String: Any])?["alert"] as? String ?? "-")")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { completionHandler(.newData) }
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.failed)
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    print("turn \(newStatusBarOrientation == .landscapeRight) \(UIDevice.current.orientation)")
  }

  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {
    print("frame \(oldStatusBarFrame.width)")
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    print("protected \(application.isProtectedDataAvailable)")
  }
}
