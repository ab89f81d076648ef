import UIKit

/// An app whose view controller holds another, and changes it for a third one as a URL says.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let parent = ParentViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = parent
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    parent.flip()
    return true
  }
}

class ParentViewController: UIViewController {
  private let first = FirstViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  func flip() {
    let second = SecondViewController()
    addChild(second)
    first.willMove(toParent: nil)
    transition(
      from: first, to: second, duration: 0.4, options: [], animations: nil,
      completion: { [first] _ in
        second.didMove(toParent: self)
        first.removeFromParent()
      })
  }
}
