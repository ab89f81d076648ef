import AppLink
import Foundation

extension UIApplication {
  /// What comes with a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  func performOpening(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord? {
    switch call.name {
    case "application(_:open:options:)":
      guard let url = URL(call.arguments["url"]) else { return ["result": false] }
      return ["result": .bool(open(url, from: call.arguments["sourceApplication"]?.string))]
    case "application(_:willContinueUserActivityWithType:)":
      let type = call.arguments["type"]?.string ?? ""
      let result = delegate.application(self, willContinueUserActivityWithType: type)
      return ["result": .bool(result)]
    case "application(_:continue:restorationHandler:)":
      guard let activity = NSUserActivity(call.arguments["activity"]) else {
        return ["result": false]
      }
      let result = delegate.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
      return ["result": .bool(result)]
    default: return nil
    }
  }

  private func open(_ url: URL, from application: String?) -> Bool {
    var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
    options[.sourceApplication] = application
    return delegate?.application(self, open: url, options: options) ?? false
  }
}

extension UIApplicationDelegate {
  /// UIKit falls back to the older method where this one is missing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String, annotation: [:])
  }

  /// UIKit falls back to the oldest method where this one is missing.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    self.application(application, handleOpen: url)
  }

  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}

  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
}
