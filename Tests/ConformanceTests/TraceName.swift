import LifecycleTrace

/// A name in published traces, as a device's trace spells it.
struct TraceName: Hashable {
  var kind: Event.Kind
  var name: String
  /// Which of the trace's view controllers it is called on (`A`, `cur`); nil where it names none.
  var role: String?
  /// Where a child moves, as a role or `nil`; nil where the name does not say.
  var parent: String?

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
    "viewControllerAfter": "pageViewController(_:viewControllerAfter:)",
    "viewControllerBefore": "pageViewController(_:viewControllerBefore:)",
    "willTransitionTo": "pageViewController(_:willTransitionTo:)",
    "didFinishAnimating":
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    "numberOfSections": "numberOfSections(in:)",
    "numberOfItemsInSection": "collectionView(_:numberOfItemsInSection:)",
    "cellForItemAt": "collectionView(_:cellForItemAt:)",
    "willDisplay": "collectionView(_:willDisplay:forItemAt:)",
    "didEndDisplaying": "collectionView(_:didEndDisplaying:forItemAt:)",
    "shouldHighlightItemAt": "collectionView(_:shouldHighlightItemAt:)",
    "didHighlightItemAt": "collectionView(_:didHighlightItemAt:)",
    "shouldSelectItemAt": "collectionView(_:shouldSelectItemAt:)",
    "didSelectItemAt": "collectionView(_:didSelectItemAt:)",
    "didUnhighlightItemAt": "collectionView(_:didUnhighlightItemAt:)",
  ]

  /// Callbacks of a view controller that say whether they are animated.
  private static let animated: Set = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// Nil for what is passed over.
  init?(published name: String) {
    if Self.passedOver.contains(name) { return nil }
    if let (role, rest) = Self.roleAndRest(name) {
      guard let own = TraceName(published: rest) else { return nil }
      self = own
      self.role = role
      return
    }
    if let (method, parent) = Self.methodAndParent(name) {
      self.init(kind: .callback, name: method)
      self.parent = parent
      return
    }
    if name == "process terminated" {
      self.init(kind: .process, name: "ended")
    } else if name.hasSuffix("Notification") {
      self.init(kind: .notification, name: Self.swiftName(ofNotification: name))
    } else {
      self.init(kind: .callback, name: Self.fullName(ofCallback: name))
    }
  }

  init(kind: Event.Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Splits `A.viewDidLoad`; a role is a letter with a number, or a word in small letters.
  private static func roleAndRest(_ name: String) -> (role: String, rest: String)? {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, ["A", "B", "C1", "C2", "P", "cur", "new"].contains(parts[0]) else {
      return nil
    }
    return (String(parts[0]), String(parts[1]))
  }

  /// Splits `willMove(toParent: P)`.
  private static func methodAndParent(_ name: String) -> (method: String, parent: String)? {
    guard name.hasSuffix(")"), let colon = name.firstIndex(of: ":"),
      name[colon...].hasPrefix(": ")
    else { return nil }
    return ("\(name[...colon]))", String(name[colon...].dropFirst(2).dropLast()))
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
      name.hasPrefix("application") || name.hasPrefix("scene")
      || name.hasPrefix("presentationController") || animated.contains(name)
    return hasArgument ? "\(name)(_:)" : "\(name)()"
  }
}
