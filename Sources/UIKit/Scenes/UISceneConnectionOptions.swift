import AppLink
import Foundation

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public let notificationResponse: UNNotificationResponse?
    public let sourceApplication: String?
    public let handoffUserActivityType: String?

    init(_ record: LinkRecord) {
      urlContexts = UIOpenURLContext.all(in: record["urls"])
      let activities = (record["activities"]?.list ?? []).compactMap { NSUserActivity($0) }
      userActivities = Set(activities)
      notificationResponse = record["notification"]?.record.map {
        UNNotificationResponse(payload: $0, identifier: nil, action: nil)
      }
      sourceApplication = record["sourceApplication"]?.string
      handoffUserActivityType = nil
    }
  }

  /// What comes with a URL.
  @preconcurrency @MainActor open class OpenURLOptions {
    public let sourceApplication: String?
    public var annotation: Any? { nil }
    public var openInPlace: Bool { false }

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
    }
  }

  /// How a scene is to be activated.
  @preconcurrency @MainActor open class ActivationRequestOptions {
    open var requestingScene: UIScene?

    public init() {}
  }
}

/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: Hashable {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
  }

  /// The contexts of a list of records with `url` and `sourceApplication`.
  static func all(in value: LinkValue?) -> Set<UIOpenURLContext> {
    let contexts = (value?.list ?? []).compactMap { element -> UIOpenURLContext? in
      guard let record = element.record, let url = URL(record["url"]) else { return nil }
      return UIOpenURLContext(
        url: url,
        options: UIScene.OpenURLOptions(sourceApplication: record["sourceApplication"]?.string))
    }
    return Set(contexts)
  }

  public nonisolated static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(url)
  }
}

extension URL {
  /// The URL that a value spells.
  init?(_ value: LinkValue?) {
    guard let text = value?.string else { return nil }
    self.init(string: text)
  }
}
