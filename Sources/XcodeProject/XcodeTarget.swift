/// The application that a project builds: its files, as paths in the submission, and its settings.
public struct XcodeTarget: Hashable, Sendable {
  /// A file that is copied into the app, under its name there.
  public struct Resource: Hashable, Sendable {
    public var path: String
    /// With its folders where a folder is copied as it is.
    public var name: String
  }

  public var name: String
  public var settings: BuildSettings
  /// Swift files, in the project's order.
  public var sources: [String] = []
  public var storyboards: [String] = []
  public var xibs: [String] = []
  /// Folders of asset catalogues.
  public var catalogues: [String] = []
  public var resources: [Resource] = []
  /// What the target names and the submission does not hold, or not as a file.
  public var missing: [Missing] = []
  /// Files of the target that are not built here, with the reasons.
  public var leftOut: [LeftOut] = []
  /// Other application targets of the project, which are not built.
  public var otherApplications: [String] = []
  /// The file of `INFOPLIST_FILE`, where the target names one; nil too where it leads outside.
  public var infoPlist: String?
  /// The targets that other files belong to.
  public var owners: [String: String] = [:]

  /// A file that Xcode would look for in vain.
  public struct Missing: Hashable, Sendable {
    public var path: String
    public var isSource: Bool
  }

  public struct LeftOut: Hashable, Sendable {
    public var path: String
    public var reason: String
  }
}
