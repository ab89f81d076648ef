import UIKit

/// Apps in which the user does what happens.
extension Play {
  static func user(_ name: String) -> Play? {
    switch name {
    case "two deep", "two deep without a bar", "two deep with a delegate":
      let navigation = Deep(rootViewController: A())
      navigation.pushViewController(Swipeable(), animated: false)
      if name != "two deep" { navigation.isNavigationBarHidden = true }
      if name == "two deep with a delegate" {
        navigation.interactivePopGestureRecognizer?.delegate = nil
        navigation.delegate = navigation
      }
      return Play(navigation)
    case "form":
      return Play(UINavigationController(rootViewController: Form()))
    case "three pages": return Play(ThreePages())
    case "two tabs":
      let tabs = Tabs()
      let (first, second) = (A(), B())
      first.title = "First"
      second.title = "Second"
      tabs.viewControllers = [first, second]
      tabs.delegate = tabs
      return Play(tabs)
    case "held sheet", "sheet":
      let root = A()
      return Play(root, { root.present(Sheet(isHeld: name == "held sheet"), animated: true) })
    case "turning": return Play(UINavigationController(rootViewController: Turning()))
    default: return nil
    }
  }
}

class Deep: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    print("will show", type(of: viewController), animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    print("did show", type(of: viewController), animated)
  }
}

class Swipeable: B {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("going", isMovingFromParent, navigationController?.viewControllers.count ?? 0)
    transitionCoordinator?.animate(alongsideTransition: nil) {
      print("over", $0.isCancelled, self.navigationController?.viewControllers.count ?? 0)
    }
  }
}

/// Buttons in a bar, and an alert with a text field.
class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector(Form.ask))
  }

  func ask(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Who?" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        print("hello", alert?.textFields?.first?.text ?? "nobody")
      })
    present(alert, animated: true)
  }
}

class ThreePages: UIPageViewController, UIPageViewControllerDataSource {
  private let all = [A(), B(), C()]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([all[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func neighbour(_ controller: UIViewController, _ distance: Int) -> UIViewController? {
    guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
    return all.indices.contains(index + distance) ? all[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, 1) }
}

class Tabs: UITabBarController, UITabBarControllerDelegate {
  private var mayLeave = false

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    defer { mayLeave = true }
    return mayLeave
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    print("selected", viewController.title ?? "", selectedIndex)
  }
}

class Sheet: B, UIAdaptivePresentationControllerDelegate {
  init(isHeld: Bool) {
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = isHeld
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    print("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    print("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    print("did", presentingViewController != nil)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    print("attempt")
  }
}

class Turning: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("will turn", size.width, view.frame.width)
    coordinator.animate(
      alongsideTransition: { _ in print("turns", self.view.frame.width) },
      completion: { _ in print("turned", self.view.window?.frame.width ?? 0) })
  }
}
