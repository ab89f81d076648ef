import SourceMapping

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
  /// Bytes of all Swift files.
  public var maxTotalBytes = 8 << 20
  /// Storyboards and xibs.
  public var maxInterfaces = 100
  /// Files that the app carries.
  public var maxResources = 200
  /// Bytes of all files that the app carries.
  public var maxResourceBytes = 8 << 20
  /// Bytes of a path inside the folder.
  public var maxPathBytes = 200
  /// Files and folders of any kind.
  public var maxEntries = 10_000

  public init() {}

  /// Reads the folder; follows no link inside it and waits for no device.
  public func take(_ folder: String) -> Outcome {
    do throws(Refusal) {
      guard let root = OpenFolder(path: folder) else {
        return .missing("There is no submission: its folder does not exist.")
      }
      var collector = try FileCollector(root, intake: self)
      try collector.collect()
      guard !collector.submission.files.isEmpty else {
        return .missing(collector.whyThereIsNoSource)
      }
      return .taken(collector.submission)
    } catch {
      return .refused(error.reason)
    }
  }

  /// Which files of a folder its app is made of; nil for a folder that is not taken.
  public func fileUse(of folder: String) -> FileUse? {
    if case .taken(let submission) = take(folder) { submission.fileUse } else { nil }
  }
}

/// Why a submission is not taken, for the student.
struct Refusal: Error {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
