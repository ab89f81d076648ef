import Foundation
import UIKit

/// Language mode 6, two delegates' worth of isolation.
@main
final class ModernDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let model = Model()
  private var timer: Timer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CounterViewController(model: model)
    window.makeKeyAndVisible()
    self.window = window
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    Task { await model.prepare() }
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    timer?.invalidate()
  }

  private func tick() {
    Task { print("ticks", await model.tick()) }
  }
}

actor Model {
  private var ticks = 0

  func prepare() async {
    print("prepared")
  }

  func tick() -> Int {
    ticks += 1
    return ticks
  }
}

final class CounterViewController: UIViewController {
  private let model: Model
  private let first = Badge()
  private let second = Badge()

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for badge in [first, second] { view.addSubview(badge) }
    second.text = "second"
    first.text = "first"
  }
}

final class Badge: UILabel {}
