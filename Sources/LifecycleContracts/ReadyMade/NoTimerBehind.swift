import LifecycleTrace

extension Rule {
  /// No timer starts or fires while the app is inactive or in the background.
  ///
  /// - Meaning: read from the app's own state, so a launch counts as inactive until the app is
  ///   active, and an app with several windows is active as long as one of them is.
  /// - Sources: FACTS.md A12, A16 (what the state is when); Apple's advice to invalidate timers when
  ///   the app is deactivated.
  /// - Exercised: a timer starts and fires while the app is active.
  /// - Finds: a timer that is never stopped, is stopped only in the background, or starts during the
  ///   launch.
  /// - For games, clocks and the like: an app may have good reasons for a timer during a launch or in
  ///   a background task, and is not asked this then.
  public static func runsNoTimerBehind(
    _ title: String = "Runs no timer while inactive or in the background", points: Int,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      for state in [Scope.state(.inactive), .state(.background)] {
        Absence(of: .effect(.timerStart), during: state)
        Absence(of: .timerFires, during: state)
      }
    }
    .because("While an alert or a call covers the game, its player cannot play.")
    .hint(
      "An app is inactive while it launches, too: start no timer before it is active, and keep no "
        + "timer that nothing can stop any more.")
  }
}
