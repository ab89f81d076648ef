import Foundation

/// What UIKit itself saves of a controller: what it presents, what its own containers contain, and its
/// views.
///
/// A container of student code's own has to encode its children by itself. So have page view
/// controllers to be told again what they show.
extension UIViewController {
  private enum Key {
    static let presented = "UIPresentedViewController"
    static let children = "UIChildViewControllers"
    static let selected = "UISelectedViewController"
    static let selectedIndex = "UISelectedIndex"
    static let columns = "UIColumns"
    static let views = "UIViewStates"
  }

  func encodeOwnState(with coder: NSCoder) {
    // Any other coder is a student's, who calls the callback by hand.
    guard coder is StateArchiver else { return }
    if let presented = presentation.presented, presented.restorationIdentifier != nil {
      coder.encode(presented, forKey: Key.presented)
    }
    let views = ViewStates.encoded(from: loadedView)
    if !views.isEmpty { coder.encode(views, forKey: Key.views) }
    switch self {
    case let navigation as UINavigationController:
      // What stands above a controller that is not saved has nothing to stand on.
      let saved = navigation.viewControllers.prefix { $0.restorationIdentifier != nil }
      coder.encode(Array(saved), forKey: Key.children)
    case let tabs as UITabBarController:
      let saved = (tabs.viewControllers ?? []).filter { $0.restorationIdentifier != nil }
      coder.encode(saved, forKey: Key.children)
      coder.encode(tabs.selectedViewController, forKey: Key.selected)
      coder.encode(tabs.selectedIndex, forKey: Key.selectedIndex)
    case let split as UISplitViewController:
      coder.encode(split.savedColumns, forKey: Key.columns)
    default: break
    }
  }

  func decodeOwnState(with coder: NSCoder) {
    guard coder is StateUnarchiver else { return }
    if let presented = coder.decodeObject(forKey: Key.presented) as? UIViewController {
      UIApplication.shared.restoration.present(presented, over: self)
    }
    ViewStates.decode(coder.decodeObject(forKey: Key.views), into: loadedView)
    let children = coder.decodeObject(forKey: Key.children) as? [UIViewController] ?? []
    switch self {
    case let navigation as UINavigationController: navigation.restoreStack(children)
    case let tabs as UITabBarController:
      tabs.restoreTabs(
        children, selected: coder.decodeObject(forKey: Key.selected) as? UIViewController,
        index: coder.decodeInteger(forKey: Key.selectedIndex))
    case let split as UISplitViewController:
      split.restoreColumns(coder.decodeObject(forKey: Key.columns) as? [String: UIViewController])
    default: break
    }
  }
}

extension UINavigationController {
  fileprivate func restoreStack(_ stack: [UIViewController]) {
    guard !stack.isEmpty, stack != viewControllers else { return }
    setViewControllers(stack, animated: false)
  }
}

extension UITabBarController {
  /// Tabs that are there already stay, as they may be more than were saved.
  fileprivate func restoreTabs(
    _ tabs: [UIViewController], selected: UIViewController?, index: Int
  ) {
    if viewControllers == nil, !tabs.isEmpty { setViewControllers(tabs, animated: false) }
    guard let current = viewControllers else { return }
    if let selected, current.contains(selected) {
      selectedViewController = selected
    } else if current.indices.contains(index) {
      selectedIndex = index
    }
  }
}

extension UISplitViewController {
  private static let columns: [Column] = [.primary, .supplementary, .secondary, .compact]

  fileprivate var savedColumns: [String: UIViewController] {
    var saved: [String: UIViewController] = [:]
    for column in Self.columns {
      guard let controller = viewController(for: column), controller.restorationIdentifier != nil
      else { continue }
      saved[column.name] = controller
    }
    return saved
  }

  /// Columns that are filled already stay as they are.
  fileprivate func restoreColumns(_ saved: [String: UIViewController]?) {
    for column in Self.columns where viewController(for: column) == nil {
      if let controller = saved?[column.name] { setViewController(controller, for: column) }
    }
  }
}
