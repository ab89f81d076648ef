import Foundation

/// The object that an app's life is told to. All callbacks are optional, as Apple's are.
///
/// Where a class has no implementation the default here tells the device so.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationSignificantTimeChange(_ application: UIApplication)
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  /// UIKit falls back to `applicationDidFinishLaunching(_:)` where this one is missing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  public func applicationDidBecomeActive(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationWillTerminate(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    AppProcess.shared.noteUnimplemented()
  }
}
