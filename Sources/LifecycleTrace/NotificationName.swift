/// A notification of UIKit's by its Swift name, such as
/// `UIApplication.didEnterBackgroundNotification`.
public struct NotificationName: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NotificationName {
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
}

extension NotificationName {
  /// The notification that UIKit posts for a callback of the app delegate, after the callback has
  /// returned.
  ///
  /// The delegate comes first in FACTS.md B1 and B2, by logs, and in B3, by Apple's wording. Sources
  /// leave the order open for entering the background (B4) and the foreground (B5): there the same
  /// order is chosen, and no ready-made rule depends on it. There is none for
  /// `willFinishLaunchingWithOptions`.
  public init?(following callback: CallbackName) {
    switch callback {
    case .didFinishLaunching: self = .didFinishLaunching
    case .applicationDidBecomeActive: self = .didBecomeActive
    case .applicationWillResignActive: self = .willResignActive
    case .applicationDidEnterBackground: self = .didEnterBackground
    case .applicationWillEnterForeground: self = .willEnterForeground
    case .applicationWillTerminate: self = .willTerminate
    case .applicationDidReceiveMemoryWarning: self = .didReceiveMemoryWarning
    case .applicationSignificantTimeChange: self = .significantTimeChange
    default: return nil
    }
  }
}
