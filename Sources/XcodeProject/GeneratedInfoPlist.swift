import InfoPlist

extension XcodeTarget {
  /// The `Info.plist` that the app carries: the file's keys, those that `INFOPLIST_KEY_…` settings
  /// generate, and the settings' values in the place of their `$(NAMES)`.
  ///
  /// Merged as Xcode's build system merges (swift-build, `InfoPlistProcessorTaskAction`): a
  /// generated text or number replaces the file's, lists are joined, of dictionaries the outermost
  /// keys are.
  ///
  /// - Parameter file: what `INFOPLIST_FILE` holds; nil for a target without one.
  package func infoPlist(merging file: PropertyListValue?) -> PropertyListValue {
    var entries: [PropertyListValue.Entry] = []
    if case .dictionary(let own)? = file?.content { entries = own }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      for (key, content) in generatedKeys {
        Self.merge(key, content, into: &entries)
      }
    }
    for (key, value) in Self.identity where !entries.contains(where: { $0.key == key }) {
      entries.append(.init(key: key, value: .init(content: .string(value))))
    }
    let merged = PropertyListValue(line: file?.line ?? 0, content: .dictionary(entries))
    return merged.expanded(by: settings)
  }

  /// What every app says of itself.
  private static let identity = [
    ("CFBundleName", "$(PRODUCT_NAME)"), ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
    (
      "CFBundleIdentifier",
      "$(PRODUCT_BUNDLE_IDENTIFIER:default=org.example.$(PRODUCT_NAME:rfc1034identifier))"
    ),
    ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
    ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
    ("CFBundleInfoDictionaryVersion", "6.0"),
    ("CFBundleShortVersionString", "$(MARKETING_VERSION:default=1.0)"),
    ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION:default=1)"),
  ]

  private static func merge(
    _ key: String, _ content: PropertyListValue.Content,
    into entries: inout [PropertyListValue.Entry]
  ) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      entries.append(.init(key: key, value: .init(content: content)))
      return
    }
    switch (entries[index].value.content, content) {
    case (.list(let own), .list(let more)):
      let words = Set(own.map(\.content))
      entries[index].value.content = .list(own + more.filter { !words.contains($0.content) })
    case (.dictionary(let own), .dictionary(let more)):
      let keys = Set(more.map(\.key))
      entries[index].value.content = .dictionary(own.filter { !keys.contains($0.key) } + more)
    default: entries[index].value.content = content
    }
  }

  // MARK: Keys

  private var generatedKeys: [(key: String, content: PropertyListValue.Content)] {
    var keys: [(String, PropertyListValue.Content)] = []
    for (key, kind) in GeneratedKey.all(in: settings) {
      let name = "INFOPLIST_KEY_" + GeneratedKey.setting(of: key)
      guard let value = settings[name] else { continue }
      switch kind {
      case .text: keys.append((key, .string(value)))
      case .bool: keys.append((key, .bool(settings.isOn(name))))
      case .list:
        keys.append((key, .list(settings.words(name).map { .init(content: .string($0)) })))
      }
    }
    for (key, setting) in GeneratedKey.ofSettings {
      if let value = settings[setting] { keys.append((key, .string(value))) }
    }
    keys.append(("LSRequiresIPhoneOS", .bool(true)))
    if settings.isOn("INFOPLIST_KEY_UILaunchScreen_Generation") {
      let empty = PropertyListValue(content: .dictionary([]))
      keys.append(("UILaunchScreen", .dictionary([.init(key: "UILaunchScreen", value: empty)])))
    }
    if settings.isOn("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") {
      keys.append(("UIApplicationSceneManifest", GeneratedKey.sceneManifest))
    }
    return keys
  }
}

/// The keys that Xcode generates out of settings, for iOS.
private enum GeneratedKey {
  enum Kind {
    case text
    case bool
    case list
  }

  private static let known: [(String, Kind)] = [
    ("CFBundleDisplayName", .text), ("LSApplicationCategoryType", .text),
    ("NSHumanReadableCopyright", .text), ("NSPrincipalClass", .text),
    ("ITSAppUsesNonExemptEncryption", .bool), ("ITSEncryptionExportComplianceCode", .text),
    ("UILaunchStoryboardName", .text), ("UIMainStoryboardFile", .text),
    ("UIRequiredDeviceCapabilities", .list), ("UISupportedInterfaceOrientations", .list),
    ("UISupportedInterfaceOrientations~ipad", .list),
    ("UISupportedInterfaceOrientations~iphone", .list), ("UIUserInterfaceStyle", .text),
    ("LSSupportsOpeningDocumentsInPlace", .bool), ("NSSupportsLiveActivities", .bool),
    ("NSSupportsLiveActivitiesFrequentUpdates", .bool),
    ("UIApplicationSupportsIndirectInputEvents", .bool), ("UIRequiresFullScreen", .bool),
    ("UIStatusBarHidden", .bool), ("UIStatusBarStyle", .text),
    ("UISupportsDocumentBrowser", .bool), ("MetalCaptureEnabled", .bool),
  ]

  static let ofSettings = [
    ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
  ]

  static let sceneManifest: PropertyListValue.Content = .dictionary([
    .init(key: "UIApplicationSupportsMultipleScenes", value: .init(content: .bool(true))),
    .init(key: "UISceneConfigurations", value: .init(content: .dictionary([]))),
  ])

  /// Those that are known, and what an app wants of its user, such as `NSCameraUsageDescription`.
  static func all(in settings: BuildSettings) -> [(String, Kind)] {
    let prefix = "INFOPLIST_KEY_NS"
    let descriptions = settings.names.filter {
      $0.hasPrefix(prefix) && $0.hasSuffix("UsageDescription")
    }
    return known + descriptions.map { (String($0.dropFirst("INFOPLIST_KEY_".count)), .text) }
  }

  static func setting(of key: String) -> String {
    switch key {
    case "UISupportedInterfaceOrientations~ipad": "UISupportedInterfaceOrientations_iPad"
    case "UISupportedInterfaceOrientations~iphone": "UISupportedInterfaceOrientations_iPhone"
    default: key
    }
  }
}

extension PropertyListValue {
  /// With the settings' values in all texts, but in no key.
  fileprivate func expanded(by settings: BuildSettings) -> PropertyListValue {
    var value = self
    switch content {
    case .string(let text): value.content = .string(settings.expand(text))
    case .list(let items): value.content = .list(items.map { $0.expanded(by: settings) })
    case .dictionary(let entries):
      value.content = .dictionary(
        entries.map {
          .init(key: $0.key, line: $0.line, value: $0.value.expanded(by: settings))
        })
    case .bool, .other: break
    }
    return value
  }
}
