import AppLink
import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate struct Fields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
  }

  fileprivate var fields = Fields()

  open var title: String { fields.title }
  open var subtitle: String { fields.subtitle }
  open var body: String { fields.body }
  open var badge: NSNumber? { fields.badge }
  open var sound: UNNotificationSound? { fields.sound }
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  open var categoryIdentifier: String { fields.categoryIdentifier }
  open var threadIdentifier: String { fields.threadIdentifier }

  public override init() {}

  /// The content of a remote notification's payload.
  init(payload: LinkRecord) {
    let aps = payload["aps"]?.record ?? [:]
    let alert = aps["alert"]?.record ?? [:]
    fields.userInfo = payload.userInfo
    fields.title = alert["title"]?.string ?? ""
    fields.subtitle = alert["subtitle"]?.string ?? ""
    fields.body = alert["body"]?.string ?? aps["alert"]?.string ?? ""
    fields.badge = aps["badge"]?.int.map { NSNumber(value: $0) }
    fields.categoryIdentifier = aps["category"]?.string ?? ""
    fields.threadIdentifier = aps["thread-id"]?.string ?? ""
  }

  /// As it is now, whatever becomes of a mutable one.
  var snapshot: UNNotificationContent {
    let content = UNNotificationContent()
    content.fields = fields
    return content
  }
}

/// Content that an app makes itself.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }
  open override var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }
  open override var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }
  open override var badge: NSNumber? {
    get { fields.badge }
    set { fields.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { fields.sound }
    set { fields.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { fields.userInfo }
    set { fields.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }
}

/// What a notification sounds like; nothing is heard.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
}
