import Foundation

/// The outlets of UIKit's own classes.
@MainActor enum FrameworkOutlets {
  /// Whether the object has such an outlet and the value fits it.
  static func set(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch object {
    case let view as UIView: setOf(view, property, value)
    case let controller as UIViewController: setOf(controller, property, value)
    case let item as UINavigationItem: setOf(item, property, value)
    case let recognizer as UIGestureRecognizer: setOf(recognizer, property, value)
    default: false
    }
  }

  private static func setOf(_ view: UIView, _ property: String, _ value: AnyObject) -> Bool {
    switch (view, property) {
    case (let view as UITableView, "dataSource"):
      view.dataSource = value as? any UITableViewDataSource
    case (let view as UITableView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = value as? any UICollectionViewDataSource
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case (let view as UIScrollView, "delegate"):
      view.scrollDelegate = value as? any UIScrollViewDelegate
    case (let view as UIScrollView, "refreshControl"):
      view.refreshControl = value as? UIRefreshControl
    case (let view as UITextField, "delegate"): view.delegate = value as? any UITextFieldDelegate
    case (let view as UITableViewCell, "accessoryView"): view.accessoryView = value as? UIView
    case (let view as UITableViewCell, "backgroundView"): view.backgroundView = value as? UIView
    case (let view as UITableViewCell, "selectedBackgroundView"):
      view.selectedBackgroundView = value as? UIView
    case (is UITableViewCell, "textLabel"), (is UITableViewCell, "detailTextLabel"): break
    case (let view as UICollectionViewCell, "backgroundView"):
      view.backgroundView = value as? UIView
    case (let view as UICollectionViewCell, "selectedBackgroundView"):
      view.selectedBackgroundView = value as? UIView
    case (let view as UITableView, "tableHeaderView"): view.tableHeaderView = value as? UIView
    case (let view as UITableView, "tableFooterView"): view.tableFooterView = value as? UIView
    case (let view as UITextField, "inputView"): view.inputView = value as? UIView
    case (let view as UITextField, "inputAccessoryView"):
      view.inputAccessoryView = value as? UIView
    case (let view as UITextField, "leftView"): view.leftView = value as? UIView
    case (let view as UITextField, "rightView"): view.rightView = value as? UIView
    default: return false
    }
    return true
  }

  private static func setOf(
    _ controller: UIViewController, _ property: String, _ value: AnyObject
  ) -> Bool {
    switch (controller, property) {
    case (_, "view"): controller.view = value as? UIView
    case (let controller as UITableViewController, "tableView"):
      controller.view = value as? UIView
    case (let controller as UITableViewController, "refreshControl"):
      (controller.viewIfLoaded as? UITableView)?.refreshControl = value as? UIRefreshControl
    case (let controller as UICollectionViewController, "collectionView"):
      controller.view = value as? UIView
    case (let controller as UINavigationController, "delegate"):
      controller.delegate = value as? any UINavigationControllerDelegate
    case (let controller as UITabBarController, "delegate"):
      controller.delegate = value as? any UITabBarControllerDelegate
    case (let controller as UISplitViewController, "delegate"):
      controller.delegate = value as? any UISplitViewControllerDelegate
    case (let controller as UIPageViewController, "delegate"):
      controller.delegate = value as? any UIPageViewControllerDelegate
    case (let controller as UIPageViewController, "dataSource"):
      controller.dataSource = value as? any UIPageViewControllerDataSource
    // Of search controllers and display controllers, which are not here.
    case (_, "searchDisplayController"): break
    default: return false
    }
    return true
  }

  private static func setOf(
    _ item: UINavigationItem, _ property: String, _ value: AnyObject
  ) -> Bool {
    switch property {
    case "titleView": item.titleView = value as? UIView
    case "leftBarButtonItem": item.leftBarButtonItem = value as? UIBarButtonItem
    case "rightBarButtonItem": item.rightBarButtonItem = value as? UIBarButtonItem
    case "backBarButtonItem": item.backBarButtonItem = value as? UIBarButtonItem
    default: return false
    }
    return true
  }

  private static func setOf(
    _ recognizer: UIGestureRecognizer, _ property: String, _ value: AnyObject
  ) -> Bool {
    guard property == "delegate" else { return false }
    recognizer.delegate = value as? any UIGestureRecognizerDelegate
    return true
  }
}
