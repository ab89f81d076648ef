import UIKit

/// An app with pages that scroll; a URL gives it pages that curl instead.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let pages = Pages()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = pages.controller(.scroll)
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    window?.rootViewController = pages.controller(.pageCurl)
    return true
  }
}

/// Four pages, of which the second shows first.
class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let all = [
    EarlierViewController(), FirstViewController(), SecondViewController(), LaterViewController(),
  ]

  func controller(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: nil)
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([all[1]], direction: .forward, animated: false)
    return controller
  }

  private func page(_ distance: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
    return all.indices.contains(index + distance) ? all[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { page(-1, from: controller) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { page(1, from: controller) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

class EarlierViewController: StepViewController {}
class LaterViewController: StepViewController {}
