import AppLink
import Foundation

/// The app; what it reads was said by the device.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared =
    Instantiation.object(of: principalClass) as? UIApplication ?? UIApplication()

  /// The class of the app's object, as `UIApplicationMain` was told.
  static var principalClass: UIApplication.Type = UIApplication.self

  /// What the user sees of an app.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
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

  /// Hands what the user does on to the window that it reaches.
  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// What gets the user's keys.
  weak var firstResponder: UIResponder?

  /// Whether the screen stays on without touches.
  public var isIdleTimerDisabled = false

  /// The number on the app's icon; nothing shows it.
  public var applicationIconBadgeNumber = 0

  // MARK: Scenes

  /// The scenes that are there now.
  public internal(set) var connectedScenes: Set<UIScene> = []

  public var supportsMultipleScenes: Bool { DeviceReadings.shared.supportsMultipleScenes }

  /// The one scene of an app that has none of its own.
  weak var appScene: UIWindowScene?
  /// All sessions, by their identifiers.
  var sessions: [String: UISceneSession] = [:]
  var sceneRequests = SceneRequests()
  var restoration = StateRestoration()

  // MARK: Notifications

  public internal(set) var isRegisteredForRemoteNotifications = false

  // MARK: Start

  /// Starts the app: what the generated entry point calls, with what it has for Objective-C.
  public static func launchApp<Delegate: UIApplicationDelegate>(
    _ makeDelegate: @escaping () -> Delegate,
    principal: UIApplication.Type = UIApplication.self, connections: [[ClassConnections]] = []
  ) -> Never {
    principalClass = principal
    connect(connections)
    launchApp(Delegate.self, makeDelegate)
  }

  static func launchApp(
    _ delegate: Any.Type, _ makeDelegate: @escaping () -> any UIApplicationDelegate
  ) -> Never {
    AppProcess.shared.objects.set(shared, as: .delegate)
    let name = _typeName(delegate, qualified: true)
    AppClass.module = String(name.prefix { $0 != "." })
    AppProcess.shared.run(delegate, makeDelegate)
  }

  /// Takes up what a submission has for Objective-C.
  public static func connect(_ connections: [[ClassConnections]]) {
    for file in connections { Connections.register(file) }
  }
}

extension UIApplication: CallReceiver {
  func perform(_ call: Call) -> LinkRecord {
    guard let delegate else { return ["implemented": false] }
    let value =
      performLaunch(call, delegate) ?? performLife(call, delegate)
      ?? performOpening(call, delegate) ?? performNotification(call, delegate)
      ?? performOrientation(call, delegate) ?? performRestoration(call, delegate)
      ?? performScenes(call, delegate)
    if value == nil { AppProcess.shared.noteUnimplemented(call.name) }
    return value ?? [:]
  }

  private func performLife(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord? {
    switch call.name {
    case "applicationDidBecomeActive(_:)": delegate.applicationDidBecomeActive(self)
    case "applicationWillResignActive(_:)": delegate.applicationWillResignActive(self)
    case "applicationDidEnterBackground(_:)": delegate.applicationDidEnterBackground(self)
    case "applicationWillEnterForeground(_:)": delegate.applicationWillEnterForeground(self)
    case "applicationWillTerminate(_:)": delegate.applicationWillTerminate(self)
    case "applicationDidReceiveMemoryWarning(_:)":
      delegate.applicationDidReceiveMemoryWarning(self)
    case "applicationSignificantTimeChange(_:)": delegate.applicationSignificantTimeChange(self)
    case "applicationProtectedDataWillBecomeUnavailable(_:)":
      delegate.applicationProtectedDataWillBecomeUnavailable(self)
    case "applicationProtectedDataDidBecomeAvailable(_:)":
      delegate.applicationProtectedDataDidBecomeAvailable(self)
    default: return nil
    }
    return [:]
  }

  private func performScenes(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord? {
    switch call.name {
    case "application(_:configurationForConnecting:options:)":
      return configureSession(call, delegate)
    case "application(_:didDiscardSceneSessions:)":
      discardSessions(call, delegate)
      return [:]
    default: return nil
    }
  }
}
