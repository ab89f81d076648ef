import Foundation

/// UIKit's own methods that students name in `#selector`, by their Objective-C names.
@MainActor enum FrameworkMethods {
  typealias Call = @MainActor ([Any?]) -> Any?

  static func method(_ selector: String, of object: AnyObject) -> Call? {
    if let view = object as? UIView, let call = method(selector, of: view) { return call }
    if let controller = object as? UIViewController,
      let call = method(selector, of: controller)
    {
      return call
    }
    if let responder = object as? UIResponder { return method(selector, of: responder) }
    if let timer = object as? Timer { return method(selector, of: timer) }
    return nil
  }

  private static func method(_ selector: String, of view: UIView) -> Call? {
    switch selector {
    case "endEditing:": { view.endEditing($0.first as? Bool ?? true) }
    case "removeFromSuperview": { _ in view.removeFromSuperview() }
    case "setNeedsLayout": { _ in view.setNeedsLayout() }
    case "layoutIfNeeded": { _ in view.layoutIfNeeded() }
    case "setNeedsDisplay": { _ in view.setNeedsDisplay() }
    case "reloadData":
      switch view {
      case let table as UITableView: { _ in table.reloadData() }
      case let grid as UICollectionView: { _ in grid.reloadData() }
      default: nil
      }
    case "beginRefreshing": (view as? UIRefreshControl).map { view in { _ in view.beginRefreshing() } }
    case "endRefreshing": (view as? UIRefreshControl).map { view in { _ in view.endRefreshing() } }
    case "startAnimating":
      (view as? UIActivityIndicatorView).map { view in { _ in view.startAnimating() } }
    case "stopAnimating":
      (view as? UIActivityIndicatorView).map { view in { _ in view.stopAnimating() } }
    default: nil
    }
  }

  private static func method(_ selector: String, of controller: UIViewController) -> Call? {
    switch selector {
    case "viewDidLoad": { _ in controller.viewDidLoad() }
    case "viewWillAppear:": { controller.viewWillAppear($0.first as? Bool ?? false) }
    case "viewDidAppear:": { controller.viewDidAppear($0.first as? Bool ?? false) }
    case "viewWillDisappear:": { controller.viewWillDisappear($0.first as? Bool ?? false) }
    case "viewDidDisappear:": { controller.viewDidDisappear($0.first as? Bool ?? false) }
    case "viewWillLayoutSubviews": { _ in controller.viewWillLayoutSubviews() }
    case "viewDidLayoutSubviews": { _ in controller.viewDidLayoutSubviews() }
    case "didReceiveMemoryWarning": { _ in controller.didReceiveMemoryWarning() }
    case "dismissViewControllerAnimated:completion:":
      { controller.dismiss(animated: $0.first as? Bool ?? true) }
    case "popViewControllerAnimated:":
      (controller as? UINavigationController).map { controller in
        { controller.popViewController(animated: $0.first as? Bool ?? true) }
      }
    case "popToRootViewControllerAnimated:":
      (controller as? UINavigationController).map { controller in
        { controller.popToRootViewController(animated: $0.first as? Bool ?? true) }
      }
    default: nil
    }
  }

  private static func method(_ selector: String, of responder: UIResponder) -> Call? {
    switch selector {
    case "becomeFirstResponder": { _ in responder.becomeFirstResponder() }
    case "resignFirstResponder": { _ in responder.resignFirstResponder() }
    default: nil
    }
  }

  private static func method(_ selector: String, of timer: Timer) -> Call? {
    switch selector {
    case "fire": { _ in timer.fire() }
    case "invalidate": { _ in timer.invalidate() }
    default: nil
    }
  }
}
