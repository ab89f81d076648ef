/// Takes a submission's files out of its folder: by content, and only regular ones.
public struct Intake: Sendable {
  public enum Outcome: Hashable, Sendable {
    case taken(Submission)
    /// There is no folder, or no Swift file in it.
    case missing(String)
    /// Something in it is not taken; the reason, for the student.
    case refused(String)
  }

  /// Swift files.
  public var maxFiles = 200
  /// Bytes of one file.
  public var maxFileBytes = 1 << 20
  /// Bytes of all files.
  public var maxTotalBytes = 8 << 20
  /// Bytes of a path inside the folder.
  public var maxPathBytes = 200
  /// Files and folders of any kind.
  public var maxEntries = 10_000

  public init() {}

  /// Reads the folder; follows no link inside it and waits for no device.
  public func take(_ folder: String) -> Outcome {
    var reader = FolderReader(intake: self)
    do {
      guard let root = OpenFolder(path: folder) else {
        return .missing("There is no submission: its folder does not exist.")
      }
      try reader.read(root, at: "")
    } catch {
      return .refused(error.reason)
    }
    guard !reader.files.isEmpty else {
      return .missing("The submission holds no Swift file.")
    }
    let files = reader.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return .taken(Submission(files: files, infoPlist: reader.infoPlist))
  }
}

/// Why a submission is not taken, for the student.
struct Refusal: Error {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
