import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let scenario = UserDefaults.standard.string(forKey: "scenario") ?? ""
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      scenario.isEmpty ? FormController() : ScenarioController(scenario)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Does what the scenario says once it has appeared.
final class ScenarioController: UIViewController {
  private let scenario: String
  let kept = UIView()

  init(_ scenario: String) {
    self.scenario = scenario
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch scenario {
    case "hierarchy": Hierarchy.play(in: view)
    case "order": Hierarchy.order(in: view)
    case "itself": view.addSubview(view)
    case "ancestor":
      view.addSubview(kept)
      kept.addSubview(view)
    case "controls": Controls.play(in: view)
    case "buttons": Controls.buttons(in: view)
    case "texts": Controls.texts(in: view)
    case "constraints": Layout.constraints(in: view)
    case "stack": Layout.stack(in: view)
    case "frames": Layout.frames(in: view)
    case "layout": Layout.passes(in: view)
    case "animations": Animations.play(in: view)
    case "thread": Threads.play(in: view)
    case "editing": Editing.play(in: view)
    default: Hostile.play(scenario, in: view)
    }
  }
}
