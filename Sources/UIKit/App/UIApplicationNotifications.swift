import AppLink
import Foundation

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = name("didFinishLaunching")
  public nonisolated static let didBecomeActiveNotification = name("didBecomeActive")
  public nonisolated static let willResignActiveNotification = name("willResignActive")
  public nonisolated static let didEnterBackgroundNotification = name("didEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("willEnterForeground")
  public nonisolated static let willTerminateNotification = name("willTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "didReceiveMemoryWarning")
  public nonisolated static let significantTimeChangeNotification = name("significantTimeChange")

  /// Apple's raw value, such as `UIApplicationDidBecomeActiveNotification`.
  private nonisolated static func name(_ stem: String) -> NSNotification.Name {
    NSNotification.Name(
      "UIApplication\(stem.prefix(1).uppercased())\(stem.dropFirst())Notification")
  }

  /// Posts the notification that the device names, such as
  /// `UIApplication.didBecomeActiveNotification`.
  func post(_ call: Call) {
    let prefix = "UIApplication."
    let suffix = "Notification"
    guard let name = call.arguments["name"]?.string, name.hasPrefix(prefix), name.hasSuffix(suffix)
    else { return }
    let stem = String(name.dropFirst(prefix.count).dropLast(suffix.count))
    NotificationCenter.default.post(name: Self.name(stem), object: self)
  }
}
