import Foundation
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let greeting: String
  var timers: [Timer] = []

  override init() {
    greeting = "made"
    super.init()
    print(greeting, UIApplication.shared.applicationState.name)
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    note("willFinish", application)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinish", application)
    let scenario = UserDefaults.standard.string(forKey: "scenario") ?? ""
    Settings.all[scenario]?()
    Printing.all[scenario]?()
    Timers.all[scenario]?(self)
    Observers.all[scenario]?()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
  func applicationDidEnterBackground(_ application: UIApplication) {
    note("background", application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    note("foreground", application)
    if UserDefaults.standard.string(forKey: "scenario") == "clocks" { Printing.clocks() }
  }
  func applicationWillTerminate(_ application: UIApplication) { note("terminate", application) }

  private func note(_ callback: String, _ application: UIApplication) {
    guard UserDefaults.standard.string(forKey: "scenario") == "states" else { return }
    print(callback, application.applicationState.name)
  }
}

extension UIApplication.State {
  var name: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    @unknown default: "unknown"
    }
  }
}
