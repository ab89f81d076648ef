import AppJail

/// The keys of `grading.json` and `assignment.json`, in one place.
enum CourseSchema {
  static let grading = Schema.object([
    .required("course", .text(.nonEmpty)),
    .required("assignments", .list(of: assignment)),
    .optional("limits", limits),
    .optional("isolation", .word(Course.IsolationPolicy.allCases.map(\.rawValue))),
  ])

  static let assignment = Schema.object([
    .required("id", .text(.folderName)),
    .required("module", .text(.moduleName)),
    .optional("title", .text(.nonEmpty)),
    .required("points", .wholeNumber(1...10_000)),
    .optional("limits", limits),
  ])

  static let limits = Schema.object(
    LimitKey.allCases.map { .optional($0.rawValue, .wholeNumber($0.range)) })

  /// `Assignments/<id>/assignment.json`.
  static let assignmentFile = Schema.object([
    .optional("title", .text(.nonEmpty)),
    .optional("languageMode", .wholeNumber(5...6)),
  ])
}

/// The keys under `limits`, with the range that each may have.
enum LimitKey: String, CaseIterable {
  case cpuSeconds, wallSeconds, memoryMiB, outputKiB, processes

  var range: ClosedRange<Int> {
    switch self {
    case .cpuSeconds: 1...600
    case .wallSeconds: 1...3600
    // A Foundation program does not start with less.
    case .memoryMiB: 128...65_536
    case .outputKiB: 1...1_048_576
    case .processes: 8...4096
    }
  }

  var keyPath: WritableKeyPath<AppLimits, Int> {
    switch self {
    case .cpuSeconds: \.cpuSeconds
    case .wallSeconds: \.wallSeconds
    case .memoryMiB: \.memoryMiB
    case .outputKiB: \.outputKiB
    case .processes: \.processes
    }
  }
}

extension AppLimits {
  /// These limits, with those that a checked `limits` object names.
  func overridden(by json: LocatedJSON?) -> AppLimits {
    var limits = self
    for key in LimitKey.allCases {
      if let number = json?[key.rawValue]?.wholeNumber { limits[keyPath: key.keyPath] = number }
    }
    return limits
  }
}
