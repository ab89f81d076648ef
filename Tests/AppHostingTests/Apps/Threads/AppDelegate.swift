import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let name = UserDefaults.standard.string(forKey: "scenario") ?? ""
    _ = launch
    print("begin")
    if let scenario = Scenarios.all[name] {
      scenario()
    } else {
      let crowds = ["explosion", "too many threads"]
      for name in Scenarios.all.keys.sorted() where !crowds.contains(name) {
        Scenarios.all[name]?()
      }
    }
    print("end")
    return true
  }
}

let launch = Date()

/// The time since the launch, in tenths of a second.
func now() -> String {
  "\(Int((Date().timeIntervalSince(launch) * 10).rounded()))"
}
