import UIKit

/// An app with one view controller on the screen and another whose view is loaded all the same.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let hidden = HiddenViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ShownViewController()
    window?.makeKeyAndVisible()
    hidden.view.backgroundColor = .white
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// What is on the screen keeps its view.
class ShownViewController: UIViewController {
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewWillUnload() { super.viewWillUnload() }
  override func viewDidUnload() { super.viewDidUnload() }
}

/// What is off the screen lost its view at a memory warning, before iOS 6.
class HiddenViewController: UIViewController {
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewWillUnload() { super.viewWillUnload() }
  override func viewDidUnload() { super.viewDidUnload() }
}
