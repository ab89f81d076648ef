import Foundation
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    run("launch")
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { run("background") }

  func applicationWillEnterForeground(_ application: UIApplication) { run("foreground") }

  private func run(_ moment: String) {
    let name = UserDefaults.standard.string(forKey: "scenario") ?? ""
    do {
      try Saving.all["\(name), \(moment)"]?()
      try Handling.all["\(name), \(moment)"]?()
      try Reading.all["\(name), \(moment)"]?()
    } catch {
      print("failed:", error)
    }
  }
}

/// The app's folder of documents.
let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]

func document(_ name: String) -> URL { documents.appendingPathComponent(name) }
