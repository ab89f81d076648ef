import NibFormat
import SourceMapping
import XcodeProject

/// Reads the files that an app is made of, and says of the others why they are left out.
struct FileCollector {
  private let intake: Intake
  private let listing: FolderListing
  private let fetcher: FileFetcher
  private let found: FoundTarget
  private(set) var submission: Submission
  private var use = FileUse()
  private var names = BundleNames()
  private var resourceBytes = 0

  init(_ root: OpenFolder, intake: Intake) throws(Refusal) {
    self.intake = intake
    listing = try FolderListing(root, intake: intake)
    fetcher = FileFetcher(root: root, intake: intake)
    found = try FoundTarget(listing, fetcher)
    submission = Submission(files: [], target: found.target)
    submission.project = found.project
  }

  /// Whether an Xcode project says what the app is made of: what it names must be there.
  private var isProject: Bool { found.project != nil }

  mutating func collect() throws(Refusal) {
    try collectSources()
    try collectInterfaces()
    try collectResources()
    collectAssets()
    if let path = found.target.infoPlist, listing.files.contains(path) {
      submission.infoPlist = try fetcher.file(path)
      use.files.append(.init(path: path, role: .settings))
    }
    sumUp()
  }

  var whyThereIsNoSource: String {
    guard found.project != nil else { return "The submission holds no Swift file." }
    return
      "The target “\(ShownText.path.shown(found.target.name))” of the project has no Swift file."
  }

  // MARK: Kinds

  private mutating func collectSources() throws(Refusal) {
    guard found.target.sources.count <= intake.maxFiles else {
      throw Refusal("The submission holds more than \(intake.maxFiles) Swift files.")
    }
    var bytes = 0
    for path in found.target.sources {
      let file = try fetcher.file(path)
      bytes += file.text.count
      guard bytes <= intake.maxTotalBytes else {
        throw Refusal(
          "The Swift files of the submission have more than \(intake.maxTotalBytes >> 10) KiB.")
      }
      submission.files.append(file)
      use.files.append(.init(path: path, role: .source))
    }
    submission.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func collectInterfaces() throws(Refusal) {
    let all =
      found.target.storyboards.map { ($0, NibArchive.Kind.storyboard) }
      + found.target.xibs.map { ($0, NibArchive.Kind.xib) }
    guard all.count <= intake.maxInterfaces else {
      throw Refusal("The submission holds more than \(intake.maxInterfaces) storyboards and xibs.")
    }
    for (path, kind) in all {
      let name = plainName(of: path)
      guard names.take(kind.fileName(of: name), isOurs: true) else {
        leaveOut(path, "has the name of another one")
        continue
      }
      submission.interfaces.append(
        .init(name: name, kind: kind, file: try fetcher.file(path)))
      use.files.append(.init(path: path, role: .interface))
    }
  }

  private func plainName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private mutating func collectResources() throws(Refusal) {
    for resource in found.target.resources where resource.path != found.target.infoPlist {
      guard names.take(resource.name, isOurs: false) else {
        leaveOut(resource.path, "has the name of another file of the app")
        continue
      }
      if isProject {
        try add(resource, content: try fetcher.bytes(of: resource.path))
      } else if let content = fetcher.content(of: resource.path, atMost: intake.maxFileBytes),
        submission.resources.count < intake.maxResources,
        resourceBytes + content.count <= intake.maxResourceBytes
      {
        try add(resource, content: content)
      } else {
        leaveOut(resource.path, "is larger, or one more, than an app here carries")
      }
    }
  }

  private mutating func add(
    _ resource: XcodeTarget.Resource, content: [UInt8]
  ) throws(Refusal) {
    resourceBytes += content.count
    guard submission.resources.count < intake.maxResources else {
      throw Refusal("The app has more than \(intake.maxResources) resource files.")
    }
    guard resourceBytes <= intake.maxResourceBytes else {
      throw Refusal(
        "The resource files of the app have more than \(intake.maxResourceBytes >> 10) KiB.")
    }
    submission.resources.append(.init(name: resource.name, content: content))
    use.files.append(.init(path: resource.path, role: .resource))
  }

  private mutating func collectAssets() {
    let fetcher = self.fetcher
    var reader = AssetCatalogue(files: listing.files) { fetcher.beginning(of: $0, upTo: $1) }
    for catalogue in found.target.catalogues {
      reader.add(catalogue)
      use.files.append(.init(path: catalogue, role: .resource))
    }
    submission.assets = reader.assets
    for resource in submission.resources {
      submission.assets.addImage(named: resource.name, Array(resource.content.prefix(256 << 10)))
    }
  }

  // MARK: What is told

  private mutating func leaveOut(_ path: String, _ reason: String) {
    use.leftOut.append(.init(path: path, reason: reason))
  }

  private mutating func sumUp() {
    if let project = found.project {
      use.project = project.split(separator: "/").dropLast().joined(separator: "/")
      use.target = found.target.name
      use.files.append(.init(path: project, role: .settings))
    }
    use.files += found.configurations.map { .init(path: $0, role: .settings) }
    use.notes = found.notes
    use.leftOut += listing.leftOut
    use.leftOut += found.target.leftOut.map { .init(path: $0.path, reason: $0.reason) }
    for missing in found.target.missing where !missing.isSource {
      leaveOut(missing.path, "is named by the project, but is not in the submission")
    }
    leaveOutTheRest()
    let told = Set(use.files.map(\.path))
    use.leftOut.removeAll { told.contains($0.path) }
    use.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    use.leftOut.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    submission.fileUse = use
  }

  /// Files that an app could be made of, and this one is not.
  private mutating func leaveOutTheRest() {
    let told = Set(use.files.map(\.path) + use.leftOut.map(\.path))
    for path in listing.files
    where !told.contains(path) && [.swift, .storyboard, .xib].contains(FileType(path: path)) {
      if let owner = found.target.owners[path] {
        leaveOut(path, "belongs to the target \(owner)")
      } else {
        leaveOut(path, isProject ? "belongs to no target" : "is no part of an app")
      }
    }
  }
}

/// The names of an app's files, each of which it can carry once.
private struct BundleNames {
  private static let ours: Set = ["Info.plist", "Assets.json", "Info.plist/", "Assets.json/"]

  private var files: Set<String> = []
  private var folders: Set<String> = []

  /// Whether the name was free, and no file stands where a folder does.
  mutating func take(_ name: String, isOurs: Bool) -> Bool {
    let isReserved =
      Self.ours.contains(name) || name.hasSuffix(".storyboardc.json") || name.hasSuffix(".nib.json")
    guard isOurs || !isReserved, !folders.contains(name) else { return false }
    var above: [String] = []
    for part in name.split(separator: "/").dropLast() {
      above.append(above.last.map { "\($0)/\(part)" } ?? String(part))
    }
    guard above.allSatisfy({ !files.contains($0) && !Self.ours.contains($0) }),
      files.insert(name).inserted
    else { return false }
    folders.formUnion(above)
    return true
  }
}

extension NibArchive.Kind {
  /// The name that an app's file of this kind has.
  func fileName(of name: String) -> String {
    switch self {
    case .storyboard: "\(name).storyboardc.json"
    case .xib: "\(name).nib.json"
    }
  }
}
