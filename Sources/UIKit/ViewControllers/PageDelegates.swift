import AppLink
import Foundation

/// Says which page comes before and after another.
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the user turns. All callbacks are optional, as Apple's are.
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}

extension UIPageViewController {
  /// A callback of the delegate's; nil for any other.
  func performDelegate(_ call: Call) -> LinkRecord? {
    let controllers = AppProcess.shared.controllers(call.arguments["controllers"])
    switch call.name {
    case "pageViewController(_:willTransitionTo:)":
      guard let delegate else { break }
      delegate.pageViewController(self, willTransitionTo: controllers)
      return [:]
    case "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
      guard let delegate else { break }
      delegate.pageViewController(
        self, didFinishAnimating: call.arguments["finished"]?.bool ?? true,
        previousViewControllers: controllers,
        transitionCompleted: call.arguments["completed"]?.bool ?? true)
      return [:]
    default: return nil
    }
    AppProcess.shared.noteUnimplemented(call.name)
    return [:]
  }

  /// A question to the data source; nil for any other. What it answers is kept until the page turns.
  func performDataSource(_ call: Call) -> LinkRecord? {
    let isAfter = call.name == "pageViewController(_:viewControllerAfter:)"
    guard isAfter || call.name == "pageViewController(_:viewControllerBefore:)" else { return nil }
    guard let dataSource, let page = AppProcess.shared.controller(call.arguments["controller"])
    else {
      AppProcess.shared.noteUnimplemented(call.name)
      return ["controller": .null]
    }
    let found =
      isAfter
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    neighbours[isAfter ? .forward : .reverse] = found
    return ["controller": .controller(found)]
  }
}
