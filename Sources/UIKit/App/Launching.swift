import AppLink
import Foundation

extension UIApplication {
  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = named("URL")
    public static let sourceApplication = named("SourceApplication")
    public static let remoteNotification = named("RemoteNotification")
    public static let localNotification = named("LocalNotification")
    public static let annotation = named("Annotation")
    public static let location = named("Location")
    public static let shortcutItem = named("ShortcutItem")
    public static let userActivityDictionary = named("UserActivityDictionary")
    public static let userActivityType = named("UserActivityType")

    private static func named(_ stem: String) -> LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptions\(stem)Key")
    }
  }

  /// Under which Apple puts the activity itself into the dictionary of a user activity.
  private static let launchActivityKey = "UIApplicationLaunchOptionsUserActivityKey"

  func performLaunch(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord? {
    let options = call.arguments["options"]?.record.map(Self.launchOptions)
    switch call.name {
    case "application(_:willFinishLaunchingWithOptions:)":
      let result = delegate.application(self, willFinishLaunchingWithOptions: options)
      return ["result": .bool(result)]
    case "application(_:didFinishLaunchingWithOptions:)":
      let result = delegate.application(self, didFinishLaunchingWithOptions: options)
      restoration.forgetControllers()
      return ["result": .bool(result)]
    default: return nil
    }
  }

  private static func launchOptions(_ record: LinkRecord) -> [LaunchOptionsKey: Any] {
    var options: [LaunchOptionsKey: Any] = [:]
    options[.url] = URL(record["url"])
    options[.sourceApplication] = record["sourceApplication"]?.string
    options[.remoteNotification] = record["payload"]?.record?.userInfo
    options[.location] = record["location"]?.bool.map { NSNumber(value: $0) }
    if let activity = NSUserActivity(record["activity"]) {
      options[.userActivityDictionary] = [
        LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        launchActivityKey: activity,
      ]
    }
    return options
  }
}
