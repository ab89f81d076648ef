/// Which files of a submission its app is made of, and which are left out, for reports.
public struct FileUse: Hashable, Sendable, Codable {
  /// What a file is to the app.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    case source
    /// A storyboard or a xib.
    case interface
    case resource
    /// The project's file, configurations, `Info.plist`.
    case settings
  }

  public struct Used: Hashable, Sendable, Codable {
    /// Inside the submission's folder. It is student text.
    public var path: String
    public var role: Role

    public init(path: String, role: Role) {
      self.path = path
      self.role = role
    }
  }

  public struct LeftOut: Hashable, Sendable, Codable {
    /// Inside the submission's folder; of a folder with a slash at its end. It is student text.
    public var path: String
    /// Goes on after the path: “belongs to the target NotesTests”.
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The Xcode project whose target says what the app is made of; nil for a folder without one, and
  /// for one whose project cannot be read. It is student text.
  public var project: String?
  /// The target of the project.
  public var target: String?
  /// Sentences on what was found, such as why a project does not count.
  public var notes: [String]
  /// Sorted by path.
  public var files: [Used]
  /// Sorted by path; only files that an app could be made of.
  public var leftOut: [LeftOut]

  public init(
    project: String? = nil, target: String? = nil, notes: [String] = [], files: [Used] = [],
    leftOut: [LeftOut] = []
  ) {
    self.project = project
    self.target = target
    self.notes = notes
    self.files = files
    self.leftOut = leftOut
  }
}
