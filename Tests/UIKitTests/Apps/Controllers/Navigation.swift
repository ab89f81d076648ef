import UIKit

extension Play {
  static func navigation(_ name: String) -> Play? {
    let names = ["push and pop", "push at once", "many pushes", "pop to root"]
    guard names.contains(name) else { return nil }
    let navigation = UINavigationController(rootViewController: A())
    switch name {
    case "push and pop":
      return Play(
        navigation,
        { navigation.pushViewController(Reading(), animated: true) },
        { navigation.popViewController(animated: true) },
        { print(navigation.children.count, navigation.topViewController is A) })
    case "push at once":
      return Play(
        navigation,
        {
          navigation.pushViewController(B(), animated: false)
          print("pushed", navigation.topViewController is B, navigation.viewControllers.count)
        })
    case "many pushes":
      return Play(
        navigation,
        {
          for _ in 0..<1000 {
            navigation.pushViewController(Quiet(), animated: false)
            navigation.popViewController(animated: false)
          }
        })
    default:
      return Play(
        navigation,
        { navigation.setViewControllers([A(), B(), C()], animated: true) },
        { print(navigation.popToRootViewController(animated: true)?.count ?? 0) },
        { print(navigation.popViewController(animated: true) == nil) })
    }
  }

  static func bars(_ name: String) -> Play? {
    guard name == "bars" else { return nil }
    let navigation = UINavigationController(rootViewController: A())
    return Play(
      navigation,
      {
        let top = navigation.topViewController
        top?.title = "First"
        top?.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { _ in print("added") })
        let next = B()
        next.title = "Second"
        next.navigationItem.rightBarButtonItem = next.editButtonItem
        navigation.pushViewController(next, animated: false)
      },
      {
        let bar = navigation.navigationBar
        print(bar.topItem?.title ?? "", bar.backItem?.title ?? "")
        for view in bar.subviews {
          if let label = view as? UILabel { print("label", label.text ?? "") }
          if let button = view as? UIButton { print("button", button.currentTitle ?? "") }
        }
        for case let button as UIButton in bar.subviews.reversed() {
          button.sendActions(for: .touchUpInside)
        }
      },
      { print(navigation.viewControllers.count, navigation.topViewController?.title ?? "") })
  }
}

/// Reads what a controller may know of itself on its way.
class Reading: B {
  private func read(_ name: String) {
    print(
      name, isMovingToParent, isMovingFromParent, parent != nil, navigationController != nil,
      viewIfLoaded?.window != nil)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    read("willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    read("didMove")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    read("willAppear")
    transitionCoordinator?.animate(
      alongsideTransition: { print("alongside", $0.isAnimated) },
      completion: { print("alongside completed", $0.isCancelled) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    read("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    read("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    read("didDisappear")
  }
}

/// Has a deinitialiser that the device sees, and nothing else.
class Quiet: UIViewController {}
