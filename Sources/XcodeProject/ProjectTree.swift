/// Where the files and groups of a project stand in the submission.
struct ProjectTree {
  /// The folder that paths of the project begin in.
  let root: String
  private var paths: [String: String?] = [:]

  /// Walks the groups once, each of them at its first place.
  ///
  /// - Parameter folder: the one that holds the project's own folder.
  init(_ graph: ProjectGraph, in folder: String) {
    let directory = graph.project.string("projectDirPath") ?? ""
    root = ProjectPath.resolve(directory, in: folder) ?? folder
    guard let main = graph.project.string("mainGroup") else { return }
    var open: [(id: String, folder: String?)] = [(main, root)]
    while let (id, folder) = open.popLast() {
      guard paths[id] == nil, let object = graph[id] else { continue }
      let path = place(of: object, in: folder)
      paths[id] = .some(path)
      for child in object.strings("children").reversed() { open.append((child, path)) }
    }
  }

  private func place(of object: ProjectGraph.Object, in folder: String?) -> String? {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return folder.flatMap { ProjectPath.resolve(path, in: $0) }
    case "SOURCE_ROOT": return ProjectPath.resolve(path, in: root)
    // What the SDK has, what another target builds, or a place of the student's own machine.
    default: return nil
    }
  }

  /// The path of a file reference or group; nil where it is not inside of the submission.
  func path(of id: String, in graph: ProjectGraph) -> String? {
    if let known = paths[id] { return known }
    // In no group: Xcode takes it from the project's folder.
    return graph[id].flatMap { place(of: $0, in: root) }
  }
}
