import AppLink
import Foundation

/// The type of an activity that stands for a web page, as universal links bring it.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user was doing, to be taken up elsewhere or later.
///
/// Handing it to other devices is not simulated: `becomeCurrent()` only notes which one is current.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var expirationDate = Date.distantFuture
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  private var isValid = true

  public init(activityType: String) {
    self.activityType = activityType
  }

  /// The same on every run, unlike an address.
  open override var hash: Int { activityType.hashValue }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}

  open func invalidate() { isValid = false }
}

extension NSUserActivity {
  /// The longest activity that the system keeps, in bytes of its record.
  private static let longest = 128 * 1024

  /// The activity of a record with `type`, `title`, `webpageURL` and `userInfo`.
  convenience init?(_ value: LinkValue?) {
    guard let record = value?.record, let type = record["type"]?.string else { return nil }
    self.init(activityType: type)
    title = record["title"]?.string
    webpageURL = URL(record["webpageURL"])
    targetContentIdentifier = record["targetContentIdentifier"]?.string
    userInfo = record["userInfo"]?.record?.userInfo
  }

  /// The activity as a record; traps when it holds what no activity can.
  var linkValue: LinkValue {
    var record: LinkRecord = ["type": .string(activityType.cappedForLink)]
    record["title"] = title.map { .string($0.cappedForLink) }
    record["webpageURL"] = webpageURL.map { .string($0.absoluteString.cappedForLink) }
    record["targetContentIdentifier"] = targetContentIdentifier.map { .string($0.cappedForLink) }
    if let userInfo {
      guard let told = LinkRecord(userInfo: userInfo) else {
        fatalError(
          "NSUserActivity userInfo contained an invalid object type: property-list values and URLs, "
            + "by keys that are strings, are all it can hold")
      }
      record["userInfo"] = .record(told)
    }
    guard LinkValue.record(record).roughSize <= Self.longest else {
      fatalError("NSUserActivity is too long: \(Self.longest / 1024) KiB is the most")
    }
    return .record(record)
  }
}

/// An object that an activity can be taken up in.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension LinkRecord {
  /// The key of a record that stands for a URL, which property lists cannot hold.
  private static let urlKey = "NSURL"

  /// nil when an entry can neither be held by a property list nor is a URL.
  init?(userInfo: [AnyHashable: Any]) {
    self = [:]
    for (key, value) in userInfo {
      guard let key = key.base as? String else { return nil }
      if let url = value as? URL {
        self[key] = .record([Self.urlKey: .string(url.absoluteString)])
      } else if let told = LinkValue(propertyList: value) {
        self[key] = told
      } else {
        return nil
      }
    }
  }

  /// The entries as student code reads them.
  var userInfo: [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    for (key, value) in self {
      if let entry = value.record, entry.count == 1, let url = URL(entry[Self.urlKey]) {
        userInfo[key] = url
      } else {
        userInfo[key] = value.propertyList
      }
    }
    return userInfo
  }
}
