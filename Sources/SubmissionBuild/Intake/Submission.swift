import SourceMapping

/// What was taken from a submission's folder.
public struct Submission: Hashable, Sendable {
  /// Sorted by path; at least one.
  public var files: [SourceFile]
  /// The first `Info.plist`, if there is one.
  public var infoPlist: SourceFile?

  public init(files: [SourceFile], infoPlist: SourceFile? = nil) {
    self.files = files
    self.infoPlist = infoPlist
  }
}
