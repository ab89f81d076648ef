/// Collects the files of a target: what its build phases name, and what its folders hold.
struct TargetMembers {
  let graph: ProjectGraph
  let tree: ProjectTree
  let files: SubmittedFiles
  /// The project's development region.
  let region: String
  var target: XcodeTarget

  private var seen: Set<String> = []
  private var catalogues: Set<String> = []
  private var missed: Set<String> = []

  init(
    graph: ProjectGraph, tree: ProjectTree, files: SubmittedFiles, region: String,
    target: XcodeTarget
  ) {
    self.graph = graph
    self.tree = tree
    self.files = files
    self.region = region
    self.target = target
  }

  // MARK: Build phases

  /// Adds what an entry of a build phase names.
  mutating func add(_ file: ProjectGraph.Object, isSource: Bool) {
    let filters =
      file.strings("platformFilters") + [file.string("platformFilter")].compactMap(\.self)
    guard filters.isEmpty || filters.contains("ios"), let id = file.string("fileRef"),
      let reference = graph[id]
    else { return }
    guard reference.isa == "PBXVariantGroup" else {
      add(id, reference, isSource: isSource)
      return
    }
    // The languages of a localised file are children that bear the languages' names.
    let children = graph.objects("children", of: reference)
    let languages = children.compactMap { $0.object.string("name") ?? $0.object.string("path") }
    let preferred = Wrapped.preferred(languages, region: region)
    let chosen = children.first {
      ($0.object.string("name") ?? $0.object.string("path")) == preferred
    }
    if let chosen { add(chosen.id, chosen.object, isSource: isSource) }
  }

  private mutating func add(_ id: String, _ reference: ProjectGraph.Object, isSource: Bool) {
    let said = reference.string("path") ?? reference.string("name") ?? id
    guard let path = tree.path(of: id, in: graph) else {
      // Of the SDK or of another target.
      let trees: Set = ["SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR"]
      if !trees.contains(reference.string("sourceTree") ?? "") {
        miss(said, isSource: isSource)
      }
      return
    }
    if files.contains(path) {
      add(path, isSource: isSource)
      return
    }
    let inside = files.inside(of: path)
    guard !inside.isEmpty else {
      miss(path, isSource: isSource)
      return
    }
    if ProjectPath.type(of: path) == "xcassets" {
      addCatalogue(path)
    } else if FileType(path: path) == .foreign {
      leaveOut(path, "is of no kind that is built here")
    } else {
      addFolder(path, inside)
    }
  }

  private mutating func add(_ path: String, isSource: Bool) {
    guard seen.insert(path).inserted else { return }
    switch FileType(path: path) {
    case .swift:
      if isSource { target.sources.append(path) } else { leaveOut(path, "is no resource") }
    case .storyboard: target.storyboards.append(path)
    case .xib: target.xibs.append(path)
    case .foreign: leaveOut(path, "is of no kind that is built here")
    case .media: leaveOut(path, "is sound or film, which no app here plays")
    case .resource, .other:
      if isSource {
        leaveOut(path, "is of no kind that is built here")
      } else {
        target.resources.append(.init(path: path, name: ProjectPath.name(of: path)))
      }
    }
  }

  private mutating func addCatalogue(_ path: String) {
    if catalogues.insert(path).inserted { target.catalogues.append(path) }
  }

  /// A folder that is copied as it is.
  private mutating func addFolder(_ folder: String, _ inside: ArraySlice<String>) {
    let parent = ProjectPath.folder(of: folder)
    for path in inside where seen.insert(path).inserted {
      let name = parent.isEmpty ? path : String(path.dropFirst(parent.count + 1))
      target.resources.append(.init(path: path, name: name))
    }
  }

  private mutating func miss(_ path: String, isSource: Bool) {
    if missed.insert(path).inserted {
      target.missing.append(.init(path: path, isSource: isSource))
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    target.leftOut.append(.init(path: path, reason: reason))
  }

  // MARK: Folders whose files are members by being there

  mutating func addFolders(of id: String, _ object: ProjectGraph.Object) {
    let own = Set(object.strings("fileSystemSynchronizedGroups"))
    for group in object.strings("fileSystemSynchronizedGroups") {
      guard let folder = graph[group], let path = tree.path(of: group, in: graph) else { continue }
      addMembers(of: path, folder, except: exceptions(in: folder, of: id))
    }
    // Files of other targets' folders can be members of this one too.
    for group in graph.synchronizedGroups where !own.contains(group.id) {
      guard let path = tree.path(of: group.id, in: graph) else { continue }
      for name in exceptions(in: group.object, of: id) {
        if let file = ProjectPath.resolve(name, in: path), files.contains(file) {
          add(file, isSource: FileType(path: file) == .swift)
        }
      }
    }
  }

  /// The paths that a folder excepts for a target.
  private func exceptions(in folder: ProjectGraph.Object, of target: String) -> Set<String> {
    var names: Set<String> = []
    for (_, set) in graph.objects("exceptions", of: folder) where set.string("target") == target {
      names.formUnion(set.strings("membershipExceptions"))
    }
    return names
  }

  private mutating func addMembers(
    of folder: String, _ object: ProjectGraph.Object, except: Set<String>
  ) {
    let whole = Set(
      object.strings("explicitFolders").compactMap { ProjectPath.resolve($0, in: folder) })
    let info = target.infoPlist
    let members = files.inside(of: folder).filter { path in
      let name = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      return path != info && !isExcepted(name, except)
    }
    for inner in whole.sorted() {
      addFolder(inner, members.filter { $0.hasPrefix(inner + "/") }[...])
    }
    for path in FolderLayout.oneLanguage(of: members, region: region) {
      if let catalogue = Wrapped.catalogue(of: path) {
        addCatalogue(catalogue)
      } else if let bundle = Wrapped.bundle(of: path) {
        if ProjectPath.type(of: bundle) == "bundle" { addFolder(bundle, files.inside(of: bundle)) }
      } else if FileType(path: path) != .other {
        add(path, isSource: [.swift, .foreign].contains(FileType(path: path)))
      }
    }
  }

  /// An exception is a file, a folder, or a localised file in whatever language.
  private func isExcepted(_ name: String, _ exceptions: Set<String>) -> Bool {
    if exceptions.isEmpty { return false }
    if exceptions.contains(name) || exceptions.contains("/Localized: \(ProjectPath.name(of: name))")
    {
      return true
    }
    var folder = ProjectPath.folder(of: name)
    while !folder.isEmpty {
      if exceptions.contains(folder) { return true }
      folder = ProjectPath.folder(of: folder)
    }
    return false
  }
}

extension ProjectGraph {
  /// The folders of the project whose files are members by being there.
  var synchronizedGroups: [(id: String, object: Object)] {
    all { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
  }
}
