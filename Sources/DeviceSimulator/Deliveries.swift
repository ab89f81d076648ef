import AppLink
import LifecycleTrace

/// What the system hands over, as arguments of a call.
enum Deliveries {
  private static let browser = "com.apple.mobilesafari"
  /// The type of the activity that a universal link comes as.
  static let browsing = "NSUserActivityTypeBrowsingWeb"

  /// The launch options; nil for a launch by icon.
  static func options(_ delivery: Delivery?) -> LinkRecord? {
    switch delivery {
    case .url(let url): ["url": .string(url), "sourceApplication": .string(browser)]
    case .activity(let activity): ["activity": .record(record(activity))]
    case .ownActivity(let activity): ["activity": .record(activity)]
    case .notification: ["payload": .record(payload)]
    case .silentPush: ["payload": .record(silentPayload)]
    case .location: ["location": true]
    case .fetch, nil: nil
    }
  }

  /// The connection options of a scene.
  static func connection(_ delivery: Delivery?) -> LinkRecord {
    switch delivery {
    case .url(let url): ["urls": .list([.record(context(url))])]
    case .activity(let activity): ["activities": .list([.record(record(activity))])]
    case .ownActivity(let activity): ["activities": .list([.record(activity)])]
    case .notification: ["notification": .record(payload)]
    default: [:]
    }
  }

  static func context(_ url: String) -> LinkRecord {
    ["url": .string(url), "sourceApplication": .string(browser)]
  }

  /// A universal link has a web address, another activity a type.
  static func record(_ activity: String) -> LinkRecord {
    let isLink = activity.hasPrefix("https://") || activity.hasPrefix("http://")
    return isLink
      ? ["type": .string(browsing), "webpageURL": .string(activity), "userInfo": .record([:])]
      : ["type": .string(activity), "userInfo": .record([:])]
  }

  static let payload: LinkRecord = [
    "aps": .record(["alert": .record(["title": "Lab", "body": "Something happened"])])
  ]

  static let silentPayload: LinkRecord = ["aps": .record(["content-available": .int(1)])]
}

extension Device {
  /// Hands over what the app was launched or woken for.
  ///
  /// The order is that of FACTS.md A3–A8 and C9–C14.
  func deliver(_ delivery: Delivery, to scene: SessionID?) throws(AppOutcome) {
    switch delivery {
    case .url(let url): try open(url, in: scene)
    case .activity(let activity): try continueActivity(Deliveries.record(activity), in: scene)
    case .ownActivity(let activity): try continueActivity(activity, in: scene)
    case .notification: try notify(.didReceiveNotificationResponse)
    case .silentPush:
      try complete(.didReceiveRemoteNotification, ["payload": .record(Deliveries.silentPayload)])
    case .fetch: try complete(.performFetch, [:])
    // The reason stands in the launch options.
    case .location: break
    }
  }

  private func open(_ url: String, in scene: SessionID?) throws(AppOutcome) {
    if let scene {
      let contexts = LinkValue.list([.record(Deliveries.context(url))])
      try enter(.sceneOpenURLContexts, onScene: scene, arguments: ["urls": contexts])
    } else if app?.refusedDelivery != true {
      try enter(.openURL, arguments: Deliveries.context(url))
    }
  }

  private func continueActivity(
    _ activity: LinkRecord, in scene: SessionID?
  ) throws(AppOutcome) {
    let type: LinkRecord = ["type": activity["type"] ?? .null]
    let whole: LinkRecord = ["activity": .record(activity)]
    if let scene {
      try enter(.sceneWillContinueActivity, onScene: scene, arguments: type)
      try rest()
      try enter(.sceneContinueActivity, onScene: scene, arguments: whole)
    } else if app?.refusedDelivery != true {
      try enter(.willContinueActivity, arguments: type)
      try rest()
      try enter(.continueActivity, arguments: whole)
    }
  }

  /// A notification that arrives while the app is in front.
  func present() throws(AppOutcome) {
    try notify(.willPresentNotification)
    try rest()
  }

  /// A notification goes to the notification centre's delegate; without one to the app delegate
  /// (A7), unless the app has scenes (C13).
  private func notify(_ callback: CallbackName) throws(AppOutcome) {
    let payload: LinkRecord = ["payload": .record(Deliveries.payload)]
    if let delegate = app?.notificationDelegate {
      try enter(callback, named: delegate, arguments: payload)
    } else if !situation.usesScenes {
      try complete(.didReceiveRemoteNotification, payload)
    }
  }

  /// Calls what gets a completion handler; the app is kept awake until that is called.
  private func complete(_ callback: CallbackName, _ arguments: LinkRecord) throws(AppOutcome) {
    guard let completion = app?.background.addCompletion() else { return }
    var arguments = arguments
    arguments["completion"] = .int(completion)
    let returned = try enter(callback, arguments: arguments)
    if returned["implemented"]?.bool == false { app?.background.complete(completion) }
  }
}
