import LifecycleTrace

extension Rule {
  /// What the user had is there again when they come back after a purge.
  ///
  /// ```
  ///   ──purge──launch──shown──active──     kept
  ///   ──purge──launch──active──shown──     kept, unless the app stops being active before
  ///   ──purge──launch──active──            broken
  /// ```
  ///
  /// - Meaning: an app that becomes active for the first time since a purge has shown it by then, or
  ///   shows it before it is inactive again.
  /// - Sources: FACTS.md A23; both orders are right since a view may appear before the app is active
  ///   or after (D4). A launch in the background (A9) has nothing to show.
  /// - Exercised: the app becomes active after a purge.
  /// - Finds: an app that never restores, restores on a way back that a purged app does not come
  ///   (`applicationWillEnterForeground(_:)` in an app without scenes), or restores from what was only
  ///   in memory.
  ///
  /// - Parameter shown: the sign, such as
  ///   `.effect(.userInterfaceUpdate(property: "text")).where("value", .contains("milk"))`. One that an
  ///   app also gives that has forgotten everything, proves nothing.
  public static func restoresAfterPurge(
    _ title: String = "Restores what the user had after a purge", shownBy shown: EventPattern,
    points: Int, file: String = #fileID, line: Int = #line
  ) -> Rule {
    // A segment that the purge opened would be cut by the end that it brings.
    let purged = EventPattern.processEnd().inside(
      .after(.stimulus("purge"), until: .processStart))
    let stillMissing = EventPattern.state(.active).inside(.after(purged, until: shown))
    return Rule(title, points: points, file: file, line: line) {
      Response(to: stillMissing, shown, before: .state(.inactive))
        .saying("\(shown) in the first activity after a purge")
    }
    .exercised(by: .state(.active).inside(.after(purged, until: .leavesFront)))
    .because("The user does not know that the system has ended the app, and never needs to.")
    .hint("Read what was saved when the process starts, not only when the app comes back.")
  }
}
