import LifecycleTrace

extension Rule {
  /// Callbacks return before the system loses patience.
  ///
  /// - Meaning: each call of these callbacks returns within so many seconds on the device's clock,
  ///   which passes while the app sleeps or waits. A call that never returns breaks the rule as well,
  ///   whatever keeps it.
  /// - Sources: FACTS.md, A-limits and X8: about 5 s for `applicationDidEnterBackground(_:)` and
  ///   `applicationWillTerminate(_:)`; for `sceneDidEnterBackground(_:)` by analogy.
  /// - Exercised: one of them is called that the app has of its own.
  /// - Finds: work in the callback that belongs into a background task.
  ///
  /// - Parameters:
  ///   - callbacks: those that are timed.
  ///   - seconds: on the device's clock, the last moment included.
  public static func returnsInTime(
    _ title: String = "Returns in time", points: Int,
    from callbacks: [CallbackName] = [
      .applicationDidEnterBackground, .sceneDidEnterBackground, .applicationWillTerminate,
    ], within seconds: Double = 5, file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      for callback in callbacks {
        Response(to: .entry(of: callback), .return(of: callback), within: seconds)
      }
    }
    .exercised(by: .anyOf(callbacks.map { .implemented($0) }))
    .because("The system ends an app that does not return in its time.")
    .hint("Begin a background task, put the work on a queue, and return.")
  }
}
