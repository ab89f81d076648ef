/// A notification of UIKit's by its Swift name, such as
/// `UIApplication.didEnterBackgroundNotification`.
public struct NotificationName: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NotificationName {
  /// The value of Apple's constant, which is what effects tell: `UIApplicationDidBecomeActiveNotification`
  /// for `UIApplication.didBecomeActiveNotification`.
  public var appleValue: String {
    let parts = rawValue.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return rawValue }
    let value = "\(parts[0])\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst())"
    // Two of Apple's values lack the ending.
    return String(
      value.contains("ProtectedData") ? value.dropLast("Notification".count) : Substring(value))
  }

  public static let didFinishLaunching = NotificationName(
    "UIApplication.didFinishLaunchingNotification")
  public static let didBecomeActive = NotificationName(
    "UIApplication.didBecomeActiveNotification")
  public static let willResignActive = NotificationName(
    "UIApplication.willResignActiveNotification")
  public static let didEnterBackground = NotificationName(
    "UIApplication.didEnterBackgroundNotification")
  public static let willEnterForeground = NotificationName(
    "UIApplication.willEnterForegroundNotification")
  public static let willTerminate = NotificationName("UIApplication.willTerminateNotification")
  public static let didReceiveMemoryWarning = NotificationName(
    "UIApplication.didReceiveMemoryWarningNotification")
  public static let significantTimeChange = NotificationName(
    "UIApplication.significantTimeChangeNotification")
  public static let protectedDataWillBecomeUnavailable = NotificationName(
    "UIApplication.protectedDataWillBecomeUnavailableNotification")
  public static let protectedDataDidBecomeAvailable = NotificationName(
    "UIApplication.protectedDataDidBecomeAvailableNotification")
  public static let willChangeStatusBarOrientation = NotificationName(
    "UIApplication.willChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarOrientation = NotificationName(
    "UIApplication.didChangeStatusBarOrientationNotification")
  public static let willChangeStatusBarFrame = NotificationName(
    "UIApplication.willChangeStatusBarFrameNotification")
  public static let didChangeStatusBarFrame = NotificationName(
    "UIApplication.didChangeStatusBarFrameNotification")

  public static let sceneWillConnect = NotificationName("UIScene.willConnectNotification")
  public static let sceneDidDisconnect = NotificationName("UIScene.didDisconnectNotification")
  public static let sceneWillEnterForeground = NotificationName(
    "UIScene.willEnterForegroundNotification")
  public static let sceneDidActivate = NotificationName("UIScene.didActivateNotification")
  public static let sceneWillDeactivate = NotificationName("UIScene.willDeactivateNotification")
  public static let sceneDidEnterBackground = NotificationName(
    "UIScene.didEnterBackgroundNotification")

  public static let orientationDidChange = NotificationName(
    "UIDevice.orientationDidChangeNotification")
}

extension NotificationName {
  /// The notification that UIKit posts for a callback of the app delegate or of a scene's, after the
  /// callback has returned.
  ///
  /// The delegate comes first in FACTS.md B1 and B2, by logs, and in B3, by Apple's wording. Sources
  /// leave the order open for entering the background (B4) and the foreground (B5), and for scenes
  /// (B12): there the same order is chosen, and no ready-made rule depends on it. There is none for
  /// `willFinishLaunchingWithOptions`.
  public init?(following callback: CallbackName) {
    guard let name = Self.following[callback] else { return nil }
    self = name
  }

  private static let following: [CallbackName: NotificationName] = [
    .didFinishLaunching: .didFinishLaunching,
    .applicationDidBecomeActive: .didBecomeActive,
    .applicationWillResignActive: .willResignActive,
    .applicationDidEnterBackground: .didEnterBackground,
    .applicationWillEnterForeground: .willEnterForeground,
    .applicationWillTerminate: .willTerminate,
    .applicationDidReceiveMemoryWarning: .didReceiveMemoryWarning,
    .applicationSignificantTimeChange: .significantTimeChange,
    .protectedDataWillBecomeUnavailable: .protectedDataWillBecomeUnavailable,
    .protectedDataDidBecomeAvailable: .protectedDataDidBecomeAvailable,
    .willChangeStatusBarOrientation: .willChangeStatusBarOrientation,
    .didChangeStatusBarOrientation: .didChangeStatusBarOrientation,
    .willChangeStatusBarFrame: .willChangeStatusBarFrame,
    .didChangeStatusBarFrame: .didChangeStatusBarFrame,
    .sceneWillConnect: .sceneWillConnect,
    .sceneDidDisconnect: .sceneDidDisconnect,
    .sceneWillEnterForeground: .sceneWillEnterForeground,
    .sceneDidBecomeActive: .sceneDidActivate,
    .sceneWillResignActive: .sceneWillDeactivate,
    .sceneDidEnterBackground: .sceneDidEnterBackground,
  ]
}
