import LifecycleTrace

extension Rule {
  /// The app does not end by its own doing.
  ///
  /// - Meaning: its process ends by the device or not at all: not by a crash, an exit, the watchdog, a
  ///   hang, a flood of output, memory or queued work.
  /// - Sources: FACTS.md A23, A24 (who ends an app).
  /// - Exercised: the app has a callback of its life of its own. Better is `exercised(by:)` with what
  ///   the assignment is about, as an app that does nothing ends by nothing.
  /// - Finds: whatever ends the process; the finding names the callback, and of a crash file and line.
  public static func neverEndsItself(
    _ title: String = "Never crashes, hangs or exits", points: Int,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      Absence(of: .appFails)
    }
    .exercised(by: .anyOf((CallbackName.ofAppsLife + CallbackName.ofScenesLife).map(ownCall)))
    .because("An iOS app does not end itself: to its user every such end is a crash.")
    .hint("The report names the callback, and for a crash the file and the line.")
  }

  private static func ownCall(_ callback: CallbackName) -> EventPattern { .implemented(callback) }
}
