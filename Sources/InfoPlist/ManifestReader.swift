import Wording

extension AppManifest {
  /// Reads an `Info.plist` as Xcode writes it, in XML.
  ///
  /// Keys that say nothing about an app's life may hold what they like. Throws a `LabError` that names
  /// every value of a wrong shape, with its line; binary and old-style property lists are refused.
  ///
  /// - Parameter file: the name in errors.
  public init(plist: [UInt8], file: String = "Info.plist") throws(LabError) {
    let root: PropertyListValue
    do {
      root = try PropertyListParser.parse(plist)
    } catch {
      throw LabError(error.message, file: file, line: error.line)
    }
    try self.init(propertyList: root, file: file)
  }

  /// Reads what an app carries: its `Info.plist`, merged with the keys that its project generates.
  package init(propertyList root: PropertyListValue, file: String) throws(LabError) {
    var reader = ManifestReader(file: file)
    self = reader.manifest(root)
    guard reader.problems.isEmpty else {
      throw LabError(problems: reader.problems.sorted { $0.line ?? 0 < $1.line ?? 0 })
    }
  }
}

/// Reads a manifest out of a property list, and collects what is wrong with it.
private struct ManifestReader {
  /// The longest name of a configuration, a class or a storyboard, in characters.
  private static let longestName = 200
  /// Entries of a list or dictionary that is looked into.
  private static let mostEntries = 50
  /// Problems that are told at most.
  private static let maximumProblems = 20

  let file: String
  private(set) var problems: [LabError.Problem] = []

  init(file: String) {
    self.file = file
  }

  mutating func manifest(_ root: PropertyListValue) -> AppManifest {
    var manifest = AppManifest()
    guard case .dictionary(let entries) = root.content else {
      complain("holds \(root.kind), not a dictionary", line: root.line)
      return manifest
    }
    let app = index(entries, of: ManifestKey.ofApp)
    manifest.scenes = app[ManifestKey.scenes].flatMap { scenes($0) }
    manifest.mainStoryboard = name(ManifestKey.mainStoryboard, in: app).flatMap {
      $0.isEmpty ? nil : $0
    }
    manifest.exitsOnSuspend = bool(ManifestKey.exitsOnSuspend, in: app) ?? false
    manifest.backgroundModes = Set(
      words(
        ManifestKey.backgroundModes, in: app, known: { BackgroundMode(rawValue: $0) },
        all: ManifestKey.otherBackgroundModes.union(BackgroundMode.allCases.map(\.rawValue))))
    let all = orientations(ManifestKey.orientations, in: app)
    let phone = orientations(ManifestKey.phoneOrientations, in: app)
    let pad = orientations(ManifestKey.padOrientations, in: app)
    let isOnPad = manifest.scenes?.supportsMultipleScenes == true
    if let said = (isOnPad ? pad : phone) ?? all { manifest.orientations = said }
    return manifest
  }

  // MARK: Scenes

  private mutating func scenes(_ value: PropertyListValue) -> SceneManifest? {
    guard
      let entries = dictionary(value, of: ManifestKey.scenes, known: ManifestKey.ofManifest)
    else { return nil }
    var scenes = SceneManifest()
    scenes.supportsMultipleScenes = bool(ManifestKey.supportsMultipleScenes, in: entries) ?? false
    guard let value = entries[ManifestKey.configurations],
      let roles = dictionary(
        value, of: ManifestKey.configurations, known: ManifestKey.ofConfigurations),
      let list = roles[ManifestKey.windowRole]
    else { return scenes }
    guard case .list(let items) = list.content else {
      complain(ManifestKey.windowRole, is: "a list of dictionaries", not: list)
      return scenes
    }
    guard isShort(items.count, ManifestKey.windowRole, line: list.line) else { return scenes }
    scenes.configurations = items.compactMap { configuration($0) }
    return scenes
  }

  private mutating func configuration(_ value: PropertyListValue) -> SceneConfiguration? {
    guard case .dictionary = value.content else {
      complain(ManifestKey.windowRole, is: "a list of dictionaries", not: value)
      return nil
    }
    let entries =
      dictionary(value, of: ManifestKey.windowRole, known: ManifestKey.ofConfiguration) ?? [:]
    return SceneConfiguration(
      name: name(ManifestKey.configurationName, in: entries),
      delegateClass: className(ManifestKey.delegateClass, in: entries),
      storyboard: name(ManifestKey.storyboard, in: entries))
  }

  /// A class without its module, which is called otherwise here than in the student's project.
  private mutating func className(
    _ key: String, in entries: [String: PropertyListValue]
  ) -> String? {
    guard let value = entries[key], let written = name(key, in: entries) else { return nil }
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, name.allSatisfy(Self.isPartOfName) else {
      complain(
        "names no class with “\(shownBriefly(written))”; Xcode writes "
          + "$(PRODUCT_MODULE_NAME).SceneDelegate", key: key, line: value.line)
      return nil
    }
    return String(name)
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  // MARK: Shapes

  /// The values of some keys; one that stands twice is a problem.
  private mutating func index(
    _ entries: [PropertyListValue.Entry], of keys: Set<String>
  ) -> [String: PropertyListValue] {
    var lines: [String: Int] = [:]
    var index: [String: PropertyListValue] = [:]
    for entry in entries where keys.contains(entry.key) {
      if let first = lines[entry.key] {
        complain(
          "stands in line \(first) and in line \(entry.line)", key: entry.key, line: entry.line)
      } else {
        lines[entry.key] = entry.line
        index[entry.key] = entry.value
      }
    }
    return index
  }

  /// A dictionary's values; a key that is nearly one of the known ones is a problem.
  private mutating func dictionary(
    _ value: PropertyListValue, of key: String, known: Set<String>
  ) -> [String: PropertyListValue]? {
    guard case .dictionary(let entries) = value.content else {
      complain(key, is: "a dictionary", not: value)
      return nil
    }
    guard isShort(entries.count, key, line: value.line) else { return nil }
    for entry in entries where !known.contains(entry.key) {
      guard let meant = nearest(to: String(entry.key.prefix(100)), in: known) else { continue }
      complain(
        "is not a key that iOS knows here", key: shownBriefly(entry.key), line: entry.line,
        suggestion: meant)
    }
    return index(entries, of: known)
  }

  private mutating func bool(_ key: String, in entries: [String: PropertyListValue]) -> Bool? {
    guard let value = entries[key] else { return nil }
    if case .bool(let bool) = value.content { return bool }
    complain(key, is: "a Boolean, <true/> or <false/>", not: value)
    return nil
  }

  private mutating func name(_ key: String, in entries: [String: PropertyListValue]) -> String? {
    guard let value = entries[key] else { return nil }
    guard case .string(let text) = value.content else {
      complain(key, is: "a string", not: value)
      return nil
    }
    guard text.unicodeScalars.count <= Self.longestName else {
      complain("is longer than \(Self.longestName) characters", key: key, line: value.line)
      return nil
    }
    return text
  }

  /// The meaning of each word of a list; a word that is nearly one of `all` is a problem.
  private mutating func words<Meaning>(
    _ key: String, in entries: [String: PropertyListValue], known: (String) -> Meaning?,
    all: Set<String>
  ) -> [Meaning] {
    guard let value = entries[key] else { return [] }
    guard case .list(let items) = value.content else {
      complain(key, is: "a list of words", not: value)
      return []
    }
    guard isShort(items.count, key, line: value.line) else { return [] }
    var meanings: [Meaning] = []
    for item in items {
      guard case .string(let word) = item.content else {
        complain(key, is: "a list of words", not: item)
        continue
      }
      if let meaning = known(word) {
        meanings.append(meaning)
      } else if !all.contains(word), let meant = nearest(to: String(word.prefix(100)), in: all) {
        complain(
          "knows no “\(shownBriefly(word))”", key: key, line: item.line, suggestion: meant)
      }
    }
    return meanings
  }

  /// Nil where the key says nothing.
  private mutating func orientations(
    _ key: String, in entries: [String: PropertyListValue]
  ) -> Set<InterfaceOrientation>? {
    let all = InterfaceOrientation.allCases
    let said = Set(
      words(
        key, in: entries, known: { word in all.first { $0.plistWord == word } },
        all: Set(all.map(\.plistWord))))
    return said.isEmpty ? nil : said
  }

  // MARK: Complaints

  /// Whether a list or dictionary is no longer than one may be.
  private mutating func isShort(_ count: Int, _ key: String, line: Int) -> Bool {
    if count <= Self.mostEntries { return true }
    complain("has more than \(Self.mostEntries) entries", key: key, line: line)
    return false
  }

  private mutating func complain(_ key: String, is shape: String, not value: PropertyListValue) {
    complain("is \(shape); line \(value.line) has \(value.kind)", key: key, line: value.line)
  }

  private mutating func complain(
    _ message: String, key: String? = nil, line: Int, suggestion: String? = nil
  ) {
    guard problems.count < Self.maximumProblems else { return }
    problems.append(
      LabError.Problem(
        message, file: file, line: line > 0 ? line : nil, key: key, suggestion: suggestion))
  }
}
