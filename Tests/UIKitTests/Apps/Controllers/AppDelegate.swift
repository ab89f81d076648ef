import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let scenario = UserDefaults.standard.string(forKey: "scenario") ?? ""
  private var play: Play?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    switch scenario {
    case "every callback": window.rootViewController = EveryCallback()
    case "no callback": window.rootViewController = NoCallback()
    case "without super": window.rootViewController = WithoutSuper()
    case "below": window.rootViewController = BelowEveryCallback()
    case "UIKit's own": window.rootViewController = UIViewController()
    default:
      guard let play = Play.named(scenario) else { return true }
      self.play = play
      window.rootViewController = play.root
      window.makeKeyAndVisible()
      play.start()
    }
    return true
  }
}

/// A root view controller, and what is done one second after the other.
@MainActor class Play {
  let root: UIViewController
  private let steps: [@MainActor () -> Void]

  init(_ root: UIViewController, _ steps: (@MainActor () -> Void)...) {
    (self.root, self.steps) = (root, steps)
  }

  func start() {
    for (index, step) in steps.enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(index + 1)) { step() }
    }
  }

  static func named(_ name: String) -> Play? {
    navigation(name) ?? bars(name) ?? user(name) ?? tabs(name) ?? presentation(name) ?? containment(
      name)
      ?? pages(name)
      ?? split(name) ?? wrongUse(name)
  }
}

class A: EveryCallback { deinit { print("A deinit") } }
class B: EveryCallback { deinit { print("B deinit") } }
class C: EveryCallback { deinit { print("C deinit") } }
