import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let counter = Counter()
  var source: DispatchSourceTimer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let name = UserDefaults.standard.string(forKey: "scenario") ?? ""
    _ = launch
    print("begin")
    if let scenario = Scenarios.all[name] {
      scenario(self)
    } else {
      let left = UserDefaults.standard.string(forKey: "left out")
      for name in Scenarios.all.keys.sorted() where name != left { Scenarios.all[name]?(self) }
    }
    print("end")
    return true
  }
}

actor Counter {
  private var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}

/// The time since the launch, in tenths of a second.
let launch = Date()

func now() -> String {
  "\(Int((Date().timeIntervalSince(launch) * 10).rounded()))"
}
