import AppLink
import Foundation

/// The app; what it reads was said by the device.
@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// What the user sees of an app.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// Held strongly, as the app's entry point made it for the whole life of the app.
  public var delegate: (any UIApplicationDelegate)?

  public var applicationState: State {
    switch AppProcess.shared.state {
    case "active": .active
    case "background", "suspended": .background
    default: .inactive
    }
  }

  /// The visible windows. Nobody but the app holds them: a window that no property keeps is gone
  /// when its maker returns, as on a phone.
  public var windows: [UIWindow] { shownWindows.compactMap(\.window) }

  private var shownWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// Notes that a window has become visible.
  func add(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil || $0.window === window }
    shownWindows.append(WeakWindow(window: window))
  }

  /// Whether the screen stays on without touches.
  public var isIdleTimerDisabled = false

  /// Starts the app: what the generated entry point calls.
  public static func launchApp<Delegate: UIApplicationDelegate>(
    _ makeDelegate: @escaping () -> Delegate
  ) -> Never {
    AppProcess.shared.objects.set(shared, as: .delegate)
    AppProcess.shared.run(makeDelegate)
  }
}

extension UIApplication: CallReceiver {
  func perform(_ call: Call) -> LinkRecord {
    guard let delegate else { return [:] }
    switch call.name {
    case "application(_:willFinishLaunchingWithOptions:)":
      return [
        "result": .bool(delegate.application(self, willFinishLaunchingWithOptions: nil))
      ]
    case "application(_:didFinishLaunchingWithOptions:)":
      return ["result": .bool(delegate.application(self, didFinishLaunchingWithOptions: nil))]
    case "applicationDidBecomeActive(_:)": delegate.applicationDidBecomeActive(self)
    case "applicationWillResignActive(_:)": delegate.applicationWillResignActive(self)
    case "applicationDidEnterBackground(_:)": delegate.applicationDidEnterBackground(self)
    case "applicationWillEnterForeground(_:)": delegate.applicationWillEnterForeground(self)
    case "applicationWillTerminate(_:)": delegate.applicationWillTerminate(self)
    case "applicationDidReceiveMemoryWarning(_:)":
      delegate.applicationDidReceiveMemoryWarning(self)
    case "applicationSignificantTimeChange(_:)": delegate.applicationSignificantTimeChange(self)
    default: AppProcess.shared.noteUnimplemented(call.name)
    }
    return [:]
  }
}
