import Wording

/// Reads the application target of a project, against the files that a submission holds.
public struct TargetReader {
  /// Targets that are looked at.
  static let maximumTargets = 20
  /// Entries of all targets' build phases and folders that are looked at.
  static let maximumEntries = 50_000

  let graph: ProjectGraph
  let tree: ProjectTree
  let files: SubmittedFiles
  /// Of the project's own folder, without `.xcodeproj`.
  let projectName: String
  private let read: (String) -> [UInt8]?

  /// - Parameters:
  ///   - bytes: `project.pbxproj`.
  ///   - path: the project's folder in the submission, such as `Notes/Notes.xcodeproj`.
  ///   - files: the paths of all files of the submission.
  ///   - read: a small file of the submission; nil where it is not to be had.
  public init(
    _ bytes: [UInt8], at path: String, files: [String], read: @escaping (String) -> [UInt8]?
  ) throws(FileProblem) {
    graph = try ProjectGraph(bytes)
    tree = ProjectTree(graph, in: ProjectPath.folder(of: path))
    self.files = SubmittedFiles(files)
    projectName = String(ProjectPath.name(of: path).dropLast(".xcodeproj".count))
    self.read = read
  }

  /// The first application for iPhone or iPad.
  public func target() throws(FileProblem) -> XcodeTarget {
    let all = graph.distinctObjects("targets", of: graph.project, atMost: Self.maximumTargets)
    let budget = ReadingBudget(entries: Self.maximumEntries)
    let applications = all.filter {
      $0.object.string("productType") == "com.apple.product-type.application"
    }
    guard !applications.isEmpty else { throw FileProblem("has no target of an app") }
    let mobile = applications.filter { isForPhone(settings(of: $0.object)) }
    guard let chosen = mobile.first else {
      throw FileProblem("has no target of an app for iOS")
    }
    var target = XcodeTarget(
      name: name(of: chosen.object), settings: settings(of: chosen.object))
    target.otherApplications = mobile.dropFirst().map { name(of: $0.object) }
    if let path = target.settings["INFOPLIST_FILE"], !path.isEmpty {
      target.infoPlist = ProjectPath.resolve(path, in: tree.root)
      if target.infoPlist == nil { target.missing.append(.init(path: path, isSource: true)) }
    }
    collect(of: chosen, into: &target, budget)
    for other in all where other.id != chosen.id {
      var others = XcodeTarget(name: name(of: other.object), settings: BuildSettings())
      collect(of: other, into: &others, budget)
      for path in others.sources + others.storyboards + others.xibs
      where target.owners[path] == nil { target.owners[path] = others.name }
    }
    return target
  }

  private func name(of object: ProjectGraph.Object) -> String {
    object.string("name") ?? object.string("productName") ?? projectName
  }

  // MARK: Settings

  private func isForPhone(_ settings: BuildSettings) -> Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    switch settings["SDKROOT"] {
    case "macosx", "watchos", "appletvos", "xros": return false
    case "iphoneos", "iphonesimulator": return true
    default: return platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") }
    }
  }

  private func settings(of target: ProjectGraph.Object) -> BuildSettings {
    var settings = BuildSettings(layers: [
      BuildSettings.defaults(
        target: name(of: target), project: projectName,
        region: graph.project.string("developmentRegion") ?? "en")
    ])
    for object in [graph.project, target] {
      guard let configuration = configuration(of: object) else { continue }
      if let base = base(of: configuration) {
        settings.add(ConfigurationFile.layer(at: base, root: tree.root, read: read))
      }
      settings.add(BuildSettings.layer(of: configuration["buildSettings"]))
    }
    return settings
  }

  /// The one that Xcode runs an app with, or else the default one.
  private func configuration(of object: ProjectGraph.Object) -> ProjectGraph.Object? {
    guard let list = object.string("buildConfigurationList").flatMap({ graph[$0] }) else {
      return nil
    }
    let all = graph.objects("buildConfigurations", of: list).map(\.object)
    let standard = list.string("defaultConfigurationName")
    return all.first { $0.string("name") == "Debug" }
      ?? all.first { $0.string("name") == standard } ?? all.first
  }

  /// The path of a configuration's `.xcconfig` file.
  private func base(of configuration: ProjectGraph.Object) -> String? {
    if let id = configuration.string("baseConfigurationReference") {
      return tree.path(of: id, in: graph)
    }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let path = configuration.string("baseConfigurationReferenceRelativePath"),
      let folder = tree.path(of: anchor, in: graph)
    else { return nil }
    return ProjectPath.resolve(path, in: folder)
  }

  // MARK: Files

  private func collect(
    of target: (id: String, object: ProjectGraph.Object), into result: inout XcodeTarget,
    _ budget: ReadingBudget
  ) {
    var members = TargetMembers(
      graph: graph, tree: tree, files: files,
      region: graph.project.string("developmentRegion") ?? "en", budget: budget, target: result)
    for (_, phase) in graph.distinctObjects("buildPhases", of: target.object, atMost: 50)
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) {
      for (_, file) in graph.objects("files", of: phase) {
        guard budget.take(1) else { break }
        members.add(file, isSource: phase.isa == "PBXSourcesBuildPhase")
      }
    }
    members.addFolders(of: target.id, target.object)
    result = members.target
  }
}
