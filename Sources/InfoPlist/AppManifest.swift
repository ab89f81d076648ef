/// What an app's `Info.plist` says about its life; the defaults hold for an app without one.
///
/// `init(plist:file:)` reads it.
public struct AppManifest: Hashable, Sendable, Codable {
  /// `UIApplicationSceneManifest`; nil for an app whose life cycle is the app delegate's.
  public var scenes: SceneManifest?
  /// `UIMainStoryboardFile`: the storyboard that the app begins with, without its extension.
  public var mainStoryboard: String?
  /// `UIBackgroundModes`, those that the device knows.
  public var backgroundModes: Set<BackgroundMode> = []
  /// `UIApplicationExitsOnSuspend`.
  public var exitsOnSuspend = false
  /// `UISupportedInterfaceOrientations`, or those of `…~iphone` where there are some; of an app that
  /// plays on an iPad, those of `…~ipad`.
  public var orientations: Set<InterfaceOrientation> = InterfaceOrientation.standard

  public init() {}
}

/// `UIApplicationSceneManifest`.
public struct SceneManifest: Hashable, Sendable, Codable {
  /// `UIApplicationSupportsMultipleScenes`: the device is an iPad then.
  public var supportsMultipleScenes = false
  /// `UISceneConfigurations` of the role `UIWindowSceneSessionRoleApplication`, in order.
  public var configurations: [SceneConfiguration] = []

  public init() {}
}

/// One entry of `UISceneConfigurations`.
public struct SceneConfiguration: Hashable, Sendable, Codable {
  /// `UISceneConfigurationName`.
  public var name: String?
  /// `UISceneDelegateClassName`, without its module: `SceneDelegate` for
  /// `$(PRODUCT_MODULE_NAME).SceneDelegate`.
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
public enum BackgroundMode: String, Hashable, Sendable, Codable, CaseIterable {
  case audio
  case location
  case voip
  case fetch
  case remoteNotification = "remote-notification"
  case processing
}

/// How the interface, or the device, is held; the raw value is a story's word.
public enum InterfaceOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  case portrait
  case portraitUpsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  /// What an iPhone app supports that does not say: all but upside down.
  public static let standard: Set<InterfaceOrientation> = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}

extension AppManifest {
  private enum CodingKeys: CodingKey {
    case scenes, mainStoryboard, backgroundModes, exitsOnSuspend, orientations
  }

  /// Writes sets in one order, so that equal manifests are equal bytes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(scenes, forKey: .scenes)
    try container.encodeIfPresent(mainStoryboard, forKey: .mainStoryboard)
    try container.encode(
      backgroundModes.sorted { $0.rawValue < $1.rawValue }, forKey: .backgroundModes)
    try container.encode(exitsOnSuspend, forKey: .exitsOnSuspend)
    try container.encode(orientations.sorted { $0.rawValue < $1.rawValue }, forKey: .orientations)
  }
}
