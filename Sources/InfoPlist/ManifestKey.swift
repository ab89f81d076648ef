/// The keys and words of an `Info.plist` that say something about an app's life.
enum ManifestKey {
  static let scenes = "UIApplicationSceneManifest"
  static let backgroundModes = "UIBackgroundModes"
  static let exitsOnSuspend = "UIApplicationExitsOnSuspend"
  static let mainStoryboard = "UIMainStoryboardFile"
  static let orientations = "UISupportedInterfaceOrientations"
  static let phoneOrientations = "UISupportedInterfaceOrientations~iphone"
  static let padOrientations = "UISupportedInterfaceOrientations~ipad"

  static let supportsMultipleScenes = "UIApplicationSupportsMultipleScenes"
  static let configurations = "UISceneConfigurations"
  static let windowRole = "UIWindowSceneSessionRoleApplication"
  static let configurationName = "UISceneConfigurationName"
  static let delegateClass = "UISceneDelegateClassName"
  static let storyboard = "UISceneStoryboardFile"

  /// What is read of an app's `Info.plist`; there are hundreds beside these.
  static let ofApp: Set = [
    scenes, mainStoryboard, backgroundModes, exitsOnSuspend, orientations,
    phoneOrientations, padOrientations,
  ]
  /// Apple's keys of `UIApplicationSceneManifest`.
  static let ofManifest: Set = [
    supportsMultipleScenes, configurations, "UIApplicationPreferredDefaultSceneSessionRole",
    "UIApplicationSupportsTabbedSceneCollection",
  ]
  /// Apple's keys of `UISceneConfigurations`.
  static let ofConfigurations: Set = [
    windowRole, "UIWindowSceneSessionRoleExternalDisplay",
    "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
    "UIWindowSceneSessionRoleVolumetricApplication", "UISceneSessionRoleImmersiveSpaceApplication",
    "CPTemplateApplicationSceneSessionRoleApplication",
    "CPTemplateApplicationDashboardSceneSessionRoleApplication",
    "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
  ]
  /// Apple's keys of one configuration.
  static let ofConfiguration: Set = [
    configurationName, delegateClass, storyboard, "UISceneClassName",
    "UISceneInitialImmersionStyle",
  ]

  /// Apple's words of `UIBackgroundModes` beside those that the device knows.
  static let otherBackgroundModes: Set = [
    "bluetooth-central", "bluetooth-peripheral", "external-accessory", "nearby-interaction",
    "network-authentication", "newsstand-content", "push-to-talk",
  ]
}

extension InterfaceOrientation {
  /// Apple's word in `UISupportedInterfaceOrientations`.
  var plistWord: String {
    switch self {
    case .portrait: "UIInterfaceOrientationPortrait"
    case .portraitUpsideDown: "UIInterfaceOrientationPortraitUpsideDown"
    case .landscapeLeft: "UIInterfaceOrientationLandscapeLeft"
    case .landscapeRight: "UIInterfaceOrientationLandscapeRight"
    }
  }
}
