import AppLink
import Foundation

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange")
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  public nonisolated static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation")
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")
  public nonisolated static let willChangeStatusBarFrameNotification = name(
    "WillChangeStatusBarFrame")
  public nonisolated static let didChangeStatusBarFrameNotification = name(
    "DidChangeStatusBarFrame")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")

  /// Apple's raw value, such as `UIApplicationDidBecomeActiveNotification`.
  private nonisolated static func name(_ stem: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(stem)Notification")
  }

  /// Posts the notification that the device names, such as
  /// `UIApplication.didBecomeActiveNotification`, with the app, a scene or the device as its object.
  func post(_ arguments: LinkRecord) {
    guard let told = arguments["name"]?.string, let name = Self.posted(told) else { return }
    let object: AnyObject
    if let session = arguments["session"]?.string {
      guard let scene = sessions[session]?.scene else { return }
      object = scene
    } else {
      object = told.hasPrefix("UIDevice.") ? UIDevice.current : self
    }
    NotificationCenter.default.post(name: name, object: object)
  }

  /// `Type.stemNotification` → `TypeStemNotification`; Apple calls two by shorter names.
  private static func posted(_ told: String) -> NSNotification.Name? {
    switch told {
    case "UIApplication.protectedDataWillBecomeUnavailableNotification":
      return protectedDataWillBecomeUnavailableNotification
    case "UIApplication.protectedDataDidBecomeAvailableNotification":
      return protectedDataDidBecomeAvailableNotification
    default:
      let parts = told.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let first = parts[1].first else { return nil }
      return NSNotification.Name(parts[0] + first.uppercased() + parts[1].dropFirst())
    }
  }
}

/// The names of Swift 3 and 4.
extension NSNotification.Name {
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
}
