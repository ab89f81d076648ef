import UIKit

/// Saves and restores what the setting `scenario` names.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private var scenario: String { UserDefaults.standard.string(forKey: "scenario") ?? "" }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = makeRoot()
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.makeKeyAndVisible()
    return true
  }

  /// Changes what shows, a second after the first launch.
  func applicationDidBecomeActive(_ application: UIApplication) {
    guard UserDefaults.standard.bool(forKey: "changed") else {
      UserDefaults.standard.set(true, forKey: "changed")
      return DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.change() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      print("shows \(outline(self.window?.rootViewController))")
    }
  }

  private func makeRoot() -> UIViewController {
    switch scenario {
    case "navigation":
      let navigation = UINavigationController(rootViewController: Page("list"))
      navigation.restorationIdentifier = "navigation"
      return navigation
    case "tabs":
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.setViewControllers([Page("first"), Page("second")], animated: false)
      return tabs
    case "container": return Pair()
    case "split":
      let split = UISplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      split.setViewController(navigation("side", with: Page("primary")), for: .primary)
      return split
    default: return Page("home")
    }
  }

  private func navigation(_ name: String, with page: Page?) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = page.map { [$0] } ?? []
    navigation.restorationIdentifier = name
    return navigation
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last == "main" ? navigation("main", with: nil) : nil
  }

  private func change() {
    let root = window?.rootViewController
    switch root {
    case let navigation as UINavigationController:
      navigation.pushViewController(Page("detail 7"), animated: false)
      navigation.pushViewController(Page(nil), animated: false)
      navigation.pushViewController(Page("above"), animated: false)
    case let tabs as UITabBarController: tabs.selectedIndex = 1
    case let split as UISplitViewController:
      split.setViewController(navigation("main", with: Page("chosen")), for: .secondary)
    case let pair as Pair: pair.show(Page("chosen"))
    default:
      root?.present(Page("sheet"), animated: true)
      (root as? Page)?.scroll.contentOffset = CGPoint(x: 0, y: 40)
    }
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {
    coder.encode(window?.rootViewController, forKey: "root")
  }

  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {
    let root = coder.decodeObject(forKey: "root") as? UIViewController
    print("same root \(root === window?.rootViewController)")
  }
}

/// What a controller holds, in words.
@MainActor func outline(_ controller: UIViewController?) -> String {
  guard let controller else { return "-" }
  var text = controller.restorationIdentifier ?? "?"
  if let page = controller as? Page, page.note != nil { text += "(\(page.note ?? ""))" }
  if let split = controller as? UISplitViewController {
    text += "/\(outline(split.viewController(for: .secondary)))"
  }
  if let tabs = controller as? UITabBarController { text += "@\(tabs.selectedIndex)" }
  if !controller.children.isEmpty {
    text += "[\(controller.children.map { outline($0) }.joined(separator: " "))]"
  }
  if controller.parent == nil, let presented = controller.presentedViewController {
    text += " under \(outline(presented))"
  }
  return text
}
