/// Finds an app's files by their folders, as Xcode's templates lay them out: for a submission
/// without a project, or with one that cannot be read.
public struct FolderLayout: Hashable, Sendable {
  /// The files, under a target of the given name; `infoPlist` is the first `Info.plist`.
  public var target: XcodeTarget

  public init(files: [String], name: String) {
    target = XcodeTarget(name: name, settings: .standard(name: name))
    let files = SubmittedFiles(files).paths
    target.infoPlist = files.first {
      ProjectPath.name(of: $0) == "Info.plist" && Self.reason(toLeaveOut: $0) == nil
        && Wrapped.bundle(of: $0) == nil && Wrapped.catalogue(of: $0) == nil
    }
    var taken: Set<String> = []
    for path in Self.oneLanguage(of: files, region: "en") where path != target.infoPlist {
      add(path, taken: &taken)
    }
  }

  private mutating func add(_ path: String, taken: inout Set<String>) {
    let type = FileType(path: path)
    if let reason = Self.reason(toLeaveOut: path) {
      if [.swift, .storyboard, .xib].contains(type) {
        target.leftOut.append(.init(path: path, reason: reason))
      }
      return
    }
    if let catalogue = Wrapped.catalogue(of: path) {
      if taken.insert(catalogue).inserted { target.catalogues.append(catalogue) }
      return
    }
    guard Wrapped.bundle(of: path) == nil || type == .swift else { return }
    let name = ProjectPath.name(of: path)
    switch type {
    case .swift:
      target.sources.append(path)
      return
    case .storyboard, .xib, .resource:
      guard name != "Info.plist" else { return }
      guard taken.insert(name).inserted else {
        target.leftOut.append(.init(path: path, reason: "another file has its name"))
        return
      }
    case .media, .foreign, .other: return
    }
    switch type {
    case .storyboard: target.storyboards.append(path)
    case .xib: target.xibs.append(path)
    default: target.resources.append(.init(path: path, name: name))
    }
  }

  /// Why a file is no part of the app; nil for one that is.
  static func reason(toLeaveOut path: String) -> String? {
    if path == "Package.swift" { return "is a package's manifest" }
    for part in path.split(separator: "/").dropLast() {
      if let reason = reason(toLeaveOutFolder: String(part)) { return reason }
      if part.hasSuffix("Tests") { return "is in a folder of tests" }
      if part.hasSuffix(".playground") { return "is in a playground" }
      if part == "Preview Content" { return "is for Xcode's previews" }
    }
    return nil
  }

  /// Why a folder is not even looked into; nil for one that is.
  public static func reason(toLeaveOutFolder name: String) -> String? {
    switch name {
    case "Pods", "Carthage": "is in a folder of libraries"
    case ".build", "DerivedData", "build": "is in a folder that a build has made"
    case "__MACOSX": "is in a folder that an archiver has made"
    default: nil
    }
  }

  /// Without those languages of localised files that an English phone does not show.
  static func oneLanguage(of paths: [String], region: String) -> [String] {
    var languages: [String: [String]] = [:]
    func key(_ path: String) -> String {
      let folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
      return folder + "/" + ProjectPath.name(of: path)
    }
    for path in paths {
      if let language = Wrapped.language(of: path) {
        languages[key(path), default: []].append(language)
      }
    }
    return paths.filter { path in
      guard let language = Wrapped.language(of: path) else { return true }
      return Wrapped.preferred(languages[key(path)] ?? [], region: region) == language
    }
  }
}
