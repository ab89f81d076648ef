import AppJail
import Foundation
import InfoPlist

/// What `grading.json` and the assignments' own files say.
public struct Course: Hashable, Sendable {
  /// What to do on a machine that cannot jail an app process as it should.
  public enum IsolationPolicy: String, Hashable, Sendable, CaseIterable {
    case required
    case bestEffort = "best-effort"
  }

  public var folder: CourseFolder
  public var title: String
  /// In the file's order.
  public var assignments: [Assignment]
  public var isolation: IsolationPolicy

  public init(
    folder: CourseFolder, title: String, assignments: [Assignment],
    isolation: IsolationPolicy = .bestEffort
  ) {
    self.folder = folder
    self.title = title
    self.assignments = assignments
    self.isolation = isolation
  }
}

/// One assignment of a course.
public struct Assignment: Hashable, Sendable {
  /// The Swift language mode that submissions are compiled in.
  public enum LanguageMode: Int, Hashable, Sendable, CaseIterable {
    case swift5 = 5
    case swift6 = 6
  }

  /// Names the folders, such as `01-callback-log`.
  public var id: String
  /// The prefix of its targets: `CallbackLog` has `CallbackLogContract`, `CallbackLogVisible`
  /// and `CallbackLogHidden`.
  public var module: String
  public var title: String
  /// The sum of the rubric's points, as the course file promises it.
  public var points: Int
  public var limits: AppLimits
  public var languageMode: LanguageMode
  /// What holds for a submission without an `Info.plist`: what the starter's says.
  public var manifest: AppManifest
  /// `Assignments/<id>/` in the course.
  public var folder: URL
  /// Where `points` stands, for a rubric with another sum.
  public var pointsPlace: CoursePlace

  public init(
    id: String, module: String, title: String, points: Int, limits: AppLimits = AppLimits(),
    languageMode: LanguageMode = .swift5, manifest: AppManifest = AppManifest(), folder: URL,
    pointsPlace: CoursePlace
  ) {
    self.id = id
    self.module = module
    self.title = title
    self.points = points
    self.limits = limits
    self.languageMode = languageMode
    self.manifest = manifest
    self.folder = folder
    self.pointsPlace = pointsPlace
  }

  /// Files that each app carries; need not exist.
  public var resources: URL { folder.appending(path: "Resources") }

  /// The submission that earns full marks; a handout has none.
  public var reference: URL { folder.appending(path: "Reference") }
}

/// A place in a course file.
public struct CoursePlace: Hashable, Sendable {
  /// As the user named it.
  public var file: String
  /// 1-based.
  public var line: Int
  public var key: String

  public init(file: String, line: Int, key: String) {
    self.file = file
    self.line = line
    self.key = key
  }
}
