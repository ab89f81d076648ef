import NibFormat
import SourceMapping
import XcodeProject

/// What was taken from a submission's folder.
public struct Submission: Hashable, Sendable {
  /// A storyboard or a xib, under its name in the app.
  public struct Interface: Hashable, Sendable {
    public var name: String
    public var kind: NibArchive.Kind
    public var file: SourceFile
  }

  /// A file that the app carries.
  public struct Resource: Hashable, Sendable {
    /// In the app's bundle, its parts joined by `/`.
    public var name: String
    public var content: [UInt8]
  }

  /// Sorted by path; at least one.
  public var files: [SourceFile]
  /// The target's property list, or of a folder without a project the first `Info.plist`.
  public var infoPlist: SourceFile?
  /// The target of the Xcode project; of a folder without one what its layout says.
  public var target: XcodeTarget
  /// The path of the `project.pbxproj` that the target is of.
  public var project: String?
  public var interfaces: [Interface] = []
  public var resources: [Resource] = []
  public var assets = Assets()
  public var fileUse = FileUse()

  public init(files: [SourceFile], infoPlist: SourceFile? = nil, target: XcodeTarget? = nil) {
    self.files = files
    self.infoPlist = infoPlist
    self.target = target ?? FolderLayout(files: files.map(\.path), name: "App").target
  }
}
