import AppLink
import Foundation

/// Which classes a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role
  /// A subclass of `UIScene`; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// The delegate's class by its name, where the device knows it from Info.plist.
  private(set) var delegateClassName: String?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// What the device has to know of it: `name`, `delegateClass`, `storyboard`.
  var linkValue: LinkValue {
    var record: LinkRecord = [:]
    if let name { record["name"] = .string(name.cappedForLink) }
    if let delegateClass {
      record["delegateClass"] = .string(_typeName(delegateClass, qualified: false))
    }
    if let storyboard { record["storyboard"] = .string(storyboard.name.cappedForLink) }
    return .record(record)
  }

  /// Adds what Info.plist says to what code has set.
  func complete(from record: LinkRecord) {
    delegateClassName = record["delegateClass"]?.string ?? delegateClassName
  }
}
