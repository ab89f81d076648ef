import LifecycleTrace

/// A name in published traces, as a device's trace spells it.
struct TraceName: Hashable {
  var kind: Event.Kind
  var name: String

  /// Names of what is no callback and no notification, and leaves nothing in a device's trace.
  static let passedOver: Set = [
    "UIApplicationMain", "load main storyboard/nib", "state restoration", "event delivered",
    "snapshot",
  ]

  /// Names of another spelling than Swift's, where no rule below leads to it.
  private static let spellings = [
    "AppDelegate.init": "init()",
    "+viewController(withRestorationIdentifierPath:coder:)":
      "viewController(withRestorationIdentifierPath:coder:)",
    "userNotificationCenter(_:didReceive:)":
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    "applicationFinishedRestoringState": "applicationFinishedRestoringState()",
  ]

  /// Callbacks of a view controller that say whether they are animated.
  private static let animated: Set = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// Nil for what is passed over.
  init?(published name: String) {
    if Self.passedOver.contains(name) { return nil }
    if name == "process terminated" {
      self.init(kind: .process, name: "ended")
    } else if name.hasSuffix("Notification") {
      self.init(kind: .notification, name: Self.swiftName(ofNotification: name))
    } else {
      self.init(kind: .callback, name: Self.fullName(ofCallback: name))
    }
  }

  private init(kind: Event.Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Whether it is a callback or notification of a scene.
  var isOfScene: Bool { name.hasPrefix("scene") || name.hasPrefix("UIScene.") }

  /// `UIDevice.orientationDidChangeNotification` for `UIDeviceOrientationDidChangeNotification`.
  private static func swiftName(ofNotification name: String) -> String {
    let classes = ["UIApplication", "UIDevice", "UIScene"]
    guard !name.contains("."), let type = classes.first(where: { name.hasPrefix($0) }) else {
      return name
    }
    let stem = name.dropFirst(type.count)
    return "\(type).\(stem.prefix(1).lowercased())\(stem.dropFirst())"
  }

  /// `applicationDidBecomeActive(_:)` for `applicationDidBecomeActive`.
  private static func fullName(ofCallback name: String) -> String {
    if let spelling = spellings[name] { return spelling }
    if name.contains("(") { return name }
    let hasArgument =
      name.hasPrefix("application") || name.hasPrefix("scene") || animated.contains(name)
    return hasArgument ? "\(name)(_:)" : "\(name)()"
  }
}
