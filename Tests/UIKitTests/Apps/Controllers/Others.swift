import UIKit

extension Play {
  static func tabs(_ name: String) -> Play? {
    guard name == "tabs" else { return nil }
    let tabs = UITabBarController()
    tabs.viewControllers = [A(), B()]
    return Play(
      tabs,
      {
        print(tabs.selectedIndex, tabs.selectedViewController is A)
        tabs.selectedIndex = 1
        print(tabs.selectedIndex, tabs.selectedViewController is B)
        tabs.selectedIndex = 7
      },
      { tabs.selectedViewController = tabs.viewControllers?.first },
      { tabs.viewControllers = [C()] })
  }

  static func presentation(_ name: String) -> Play? {
    let names = ["full screen", "sheet over navigation", "chain", "one after the other", "alert"]
    guard names.contains(name) else { return nil }
    let root = A()
    switch name {
    case "full screen":
      return Play(
        root,
        {
          let next = B()
          next.modalPresentationStyle = .fullScreen
          root.present(next, animated: true) { print("presented") }
          print(root.presentedViewController is B, next.presentingViewController is A)
        },
        { root.dismiss(animated: true) { print("dismissed", root.presentedViewController == nil) } }
      )
    case "sheet over navigation":
      let navigation = UINavigationController(rootViewController: root)
      return Play(
        navigation,
        {
          let next = B()
          root.present(next, animated: true)
          print(next.presentingViewController === navigation, root.presentedViewController === next)
          print(navigation.visibleViewController === next, next.sheetPresentationController != nil)
        },
        { root.presentedViewController?.dismiss(animated: false) },
        { print(root.presentedViewController == nil) })
    case "chain":
      return Play(
        root,
        {
          let (next, last) = (B(), C())
          root.present(next, animated: false) { next.present(last, animated: false) }
        },
        { root.dismiss(animated: true) { print("all gone") } })
    case "one after the other":
      return Play(
        root,
        { root.present(B(), animated: true) },
        { root.dismiss(animated: true) { root.present(C(), animated: true) } },
        { print(root.presentedViewController is C) })
    default: return alert(root)
    }
  }

  private static func alert(_ root: UIViewController) -> Play {
    weak var shown: UIViewController?
    return Play(
      root,
      {
        let alert = UIAlertController(
          title: "Delete?", message: "For ever.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Delete", style: .destructive) { print($0.title ?? "") })
        root.present(alert, animated: true)
        shown = alert
      },
      {
        let views = root.presentedViewController?.view.subviews ?? []
        print(views.compactMap { ($0 as? UILabel)?.text })
        let buttons = views.compactMap { $0 as? UIButton }
        print(buttons.map { $0.currentTitle ?? "" })
        buttons.last?.sendActions(for: .touchUpInside)
      },
      { print(root.presentedViewController == nil, shown == nil) })
  }

  static func containment(_ name: String) -> Play? {
    switch name {
    case "flip":
      let (root, first, second) = (A(), B(), C())
      return Play(
        root,
        {
          root.addChild(first)
          root.view.addSubview(first.view)
          first.didMove(toParent: root)
          print(root.children.count, first.parent === root)
        },
        {
          root.addChild(second)
          first.willMove(toParent: nil)
          root.transition(
            from: first, to: second, duration: 0.25, options: [], animations: { print("animated") }
          ) { finished in
            print("finished", finished)
            second.didMove(toParent: root)
            first.removeFromParent()
          }
        },
        { print(root.children.count, first.parent == nil, first.view.superview == nil) })
    case "flip in a room":
      let (root, first, second) = (A(), B(), C())
      let room = UIView()
      return Play(
        root,
        {
          root.view.addSubview(room)
          root.addChild(first)
          room.addSubview(first.view)
          first.didMove(toParent: root)
        },
        {
          root.addChild(second)
          root.transition(
            from: first, to: second, duration: 0.25, options: [],
            animations: { print(second.view.superview === room) }
          ) { _ in
            second.view.removeFromSuperview()
            room.addSubview(first.view)
            print("moved")
          }
        },
        { print(first.view.superview === room, second.view.superview == nil) })
    case "by hand":
      let child = B()
      return Play(
        ByHand(child),
        { child.beginAppearanceTransition(true, animated: true) },
        { child.endAppearanceTransition() },
        { child.endAppearanceTransition() })
    default: return nil
    }
  }

  static func pages(_ name: String) -> Play? {
    guard name == "pages" else { return nil }
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([A()], direction: .forward, animated: false)
    return Play(
      pages,
      {
        pages.setViewControllers([B()], direction: .forward, animated: true) { print("turned", $0) }
      },
      { print(pages.viewControllers?.first is B, pages.children.count) })
  }

  static func split(_ name: String) -> Play? {
    guard name == "split" || name == "split with delegate" else { return nil }
    let split = Split(style: .doubleColumn)
    if name == "split with delegate" { split.delegate = split }
    split.setViewController(A(), for: .primary)
    split.setViewController(B(), for: .secondary)
    return Play(
      split,
      {
        print(split.isCollapsed, split.viewControllers.count)
        split.show(.secondary)
      },
      { split.show(.primary) },
      { print(split.viewController(for: .secondary) is B) })
  }

  static func wrongUse(_ name: String) -> Play? {
    let names = [
      "appearance called", "present twice", "push twice", "push navigation", "background",
      "no segue",
    ]
    guard names.contains(name) else { return nil }
    let root = A()
    switch name {
    case "appearance called":
      return Play(root, { root.viewWillAppear(true) })
    case "present twice":
      return Play(
        root, { root.present(B(), animated: true) },
        {
          root.present(C(), animated: true) { print("never") }
          print(root.presentedViewController is B)
        })
    case "push twice":
      let navigation = UINavigationController(rootViewController: root)
      return Play(navigation, { navigation.pushViewController(root, animated: true) })
    case "push navigation":
      let navigation = UINavigationController(rootViewController: root)
      return Play(
        navigation, { navigation.pushViewController(UINavigationController(), animated: true) })
    case "background":
      return Play(
        root,
        {
          let box = Box(root)
          DispatchQueue.global().async {
            box.controller.present(B(), animated: true)
            box.controller.title = "done"
          }
        })
    default:
      return Play(root, { root.performSegue(withIdentifier: "next", sender: nil) })
    }
  }
}

/// Adds a child and forwards appearance itself.
class ByHand: A {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

class Split: UISplitViewController, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

final class Box: @unchecked Sendable {
  let controller: UIViewController
  init(_ controller: UIViewController) { self.controller = controller }
}
