/// What an app's `Info.plist` says about its life; the defaults hold for an app without one.
public struct AppManifest: Hashable, Sendable {
  /// `UIApplicationSceneManifest`; nil for an app whose life cycle is the app delegate's.
  public var scenes: SceneManifest?
  /// `UIBackgroundModes`, those that the device knows.
  public var backgroundModes: Set<BackgroundMode> = []
  /// `UIApplicationExitsOnSuspend`.
  public var exitsOnSuspend = false
  /// `UISupportedInterfaceOrientations`.
  public var orientations: Set<InterfaceOrientation> = InterfaceOrientation.standard

  public init() {}
}

/// `UIApplicationSceneManifest`.
public struct SceneManifest: Hashable, Sendable {
  /// `UIApplicationSupportsMultipleScenes`: the device is an iPad then.
  public var supportsMultipleScenes = false
  /// `UISceneConfigurations` of the role `UIWindowSceneSessionRoleApplication`, in order.
  public var configurations: [SceneConfiguration] = []

  public init() {}
}

/// One entry of `UISceneConfigurations`.
public struct SceneConfiguration: Hashable, Sendable {
  /// `UISceneConfigurationName`.
  public var name: String?
  /// `UISceneDelegateClassName`, without `$(PRODUCT_MODULE_NAME).`.
  public var delegateClass: String?
  /// `UISceneStoryboardFile`.
  public var storyboard: String?

  public init(name: String? = nil, delegateClass: String? = nil, storyboard: String? = nil) {
    self.name = name
    self.delegateClass = delegateClass
    self.storyboard = storyboard
  }
}

/// A value of `UIBackgroundModes`, by its word there.
public enum BackgroundMode: String, Hashable, Sendable, CaseIterable {
  case audio
  case location
  case voip
  case fetch
  case remoteNotification = "remote-notification"
  case processing
}

/// How the interface, or the device, is held; the raw value is a story's word.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  /// What an iPhone app supports that does not say: all but upside down.
  public static let standard: Set<InterfaceOrientation> = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}
