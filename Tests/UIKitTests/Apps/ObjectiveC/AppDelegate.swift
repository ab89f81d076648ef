import UIKit
import os

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(heard), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(AppDelegate.classic(_:)),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    return true
  }

  @objc private func heard(_ note: Notification) { print("heard", note.name.rawValue) }
  @objc private func classic(_ note: NSNotification) {
    print("classic", note.name.rawValue)
    NotificationCenter.default.removeObserver(self)
  }

  @objc func up() { print("up the chain") }
}
