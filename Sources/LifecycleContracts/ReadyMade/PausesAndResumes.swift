import LifecycleTrace

extension Rule {
  /// What runs while the app is active stops when it resigns, and what stopped starts again.
  ///
  /// ```
  ///   ──active──start──resign──stop──active──start──     kept
  ///   ──active──start──resign──active──                  broken: it went on
  ///   ──active──start──resign──stop──active──resign──    broken: it did not start again
  ///   ──active──start──stop──resign──active──resign──    kept: it did not run, and does not
  /// ```
  ///
  /// - Meaning: what runs when the app resigns is stopped before it becomes active again or is
  ///   suspended. What was stopped on the way out of the front starts again once the app is active,
  ///   before it resigns the next time. In an app with scenes this holds for each scene by itself, of
  ///   what its delegate starts in `sceneDidBecomeActive(_:)` and stops in
  ///   `sceneWillResignActive(_:)` or `sceneDidEnterBackground(_:)`.
  /// - Sources: FACTS.md A12, A13, A16, A19, A20, A25; C3, C4, C5.
  /// - Left open: how often the app becomes active after an interruption (X12).
  /// - Exercised: it starts.
  /// - Finds: what is never stopped; what starts again only in
  ///   `applicationWillEnterForeground(_:)`, which no ignored call brings; what never starts again.
  ///
  /// - Parameters:
  ///   - stop: an event that every stop has, such as `.effect(.timerStop)`. Where the app has others
  ///     of the kind, which need not come back, the pattern has to leave them out.
  ///   - start: an event that every start has, such as `.effect(.timerStart)`.
  public static func pausesAndResumes(
    _ title: String = "Pauses when it resigns active, and resumes when it is active again",
    stop: EventPattern, start: EventPattern, points: Int,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    let (active, resigning) = (
      CallbackName.sceneDidBecomeActive, CallbackName.sceneWillResignActive
    )
    return Rule(title, points: points, file: file, line: line) {
      pausing(
        start, stop, .entry(of: .applicationDidBecomeActive),
        .entry(of: .applicationWillResignActive))
      forEach(.scene) {
        pausing(
          start.inside(.callback(active)),
          .anyOf(
            stop.inside(.callback(resigning)), stop.inside(.callback(.sceneDidEnterBackground))),
          .entry(of: active), .entry(of: resigning))
      }
    }
    .exercised(by: start)
    .because(
      "While a call or an alert covers the app, its user cannot use it; afterwards they go on where "
        + "they were."
    )
    .hint(
      "The callback that resigns comes before every interruption, the one that becomes active after "
        + "every one; other callbacks do not.")
  }

  private static func pausing(
    _ start: EventPattern, _ stop: EventPattern, _ active: EventPattern, _ resigning: EventPattern
  ) -> Demand {
    let running = Scope.after(start, until: stop)
    let stopped = stop.inside(.after(resigning, until: .anyOf(active, start)))
    let (pauses, resumes) = (PatternPhrase(resigning).clause, PatternPhrase(active).clause)
    return Response(
      to: resigning.inside(running), stop, before: .anyOf(active, .state(.suspended))
    )
    .saying("\(stop) when \(pauses) while it runs")
    .and(
      Response(
        to: active.inside(.after(stopped, until: start)), start, before: resigning
      )
      .saying("\(start) when \(resumes) after such a stop"))
  }
}
