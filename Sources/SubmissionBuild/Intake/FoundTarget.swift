import SourceMapping
import Wording
import XcodeProject

/// What a submission's app is made of, before the files are read: by its Xcode project where there
/// is one, by its folders otherwise.
struct FoundTarget {
  /// The deepest place of a project's folder, in parts of its path.
  private static let deepestProject = 3

  var target: XcodeTarget
  /// The path of its `project.pbxproj`.
  var project: String?
  /// Files that said something about the target beside it.
  var configurations: Set<String> = []
  var notes: [String] = []

  init(_ listing: FolderListing, _ fetcher: FileFetcher) throws(Refusal) {
    guard let path = try Self.projectFolder(in: listing.files) else {
      target = FolderLayout(files: listing.files, name: "App").target
      return
    }
    do throws(FileProblem) {
      self = try Self(project: path, listing, fetcher)
    } catch {
      let name = path.split(separator: "/").last.map { String($0.dropLast(10)) } ?? "App"
      target = FolderLayout(files: listing.files, name: name).target
      let line = error.line.map { " (line \($0))" } ?? ""
      notes = [
        "“\(ShownText.path.shown(path))” \(error.message)\(line); "
          + "the files were found by their folders instead."
      ]
    }
  }

  private init(
    project path: String, _ listing: FolderListing, _ fetcher: FileFetcher
  ) throws(FileProblem) {
    let file = path + "/project.pbxproj"
    guard let bytes = fetcher.content(of: file, atMost: 4 << 20) else {
      throw FileProblem("cannot be read, or has more than 4 MiB")
    }
    let configurations = ReadFiles()
    let reader = try TargetReader(bytes, at: path, files: listing.files) { path in
      guard listing.files.contains(path) else { return nil }
      let content = fetcher.content(of: path, atMost: 64 << 10)
      if content != nil { configurations.paths.insert(path) }
      return content
    }
    target = try reader.target()
    project = file
    self.configurations = configurations.paths
    if !target.otherApplications.isEmpty {
      let others = target.otherApplications.prefix(5).map { "“\(ShownText.path.shown($0))”" }
      notes.append(
        "The project has more than one app; built is “\(ShownText.path.shown(target.name))”, not "
          + others.joined(separator: ", ") + ".")
    }
  }

  private final class ReadFiles {
    var paths: Set<String> = []
  }

  /// The one project of the submission, where it lies least deep.
  private static func projectFolder(in files: [String]) throws(Refusal) -> String? {
    let all = files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .map { String($0.dropLast("/project.pbxproj".count)) }
      .map { (path: $0, depth: $0.split(separator: "/").count) }
      .filter { $0.depth <= deepestProject }
    guard let least = all.map(\.depth).min() else { return nil }
    let projects = all.filter { $0.depth == least }.map(\.path)
    guard projects.count == 1 else {
      let names = projects.prefix(5).map { "“\(ShownText.path.shown($0))”" }
      throw Refusal(
        "The submission holds \(projects.count) Xcode projects, "
          + names.joined(separator: ", ") + (projects.count > 5 ? ", …" : "")
          + ". Submit the folder of one of them.")
    }
    return projects[0]
  }
}
