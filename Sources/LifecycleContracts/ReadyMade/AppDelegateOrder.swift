import LifecycleTrace

extension Rule {
  /// The app delegate's callbacks come in the order of its life.
  ///
  /// ```
  ///   willFinishLaunching ─► didFinishLaunching ─► didBecomeActive ◄──────────┐
  ///                                                       ▼                   │
  ///                                              willResignActive ────────────┤
  ///                                                       ▼                   │
  ///                                              didEnterBackground ─► willEnterForeground
  ///   applicationWillTerminate is the last of all
  /// ```
  ///
  /// - Meaning, in each process: it launches once, and before all else; it resigns only what it was;
  ///   once it was active, it goes to the background by way of `applicationWillResignActive(_:)`,
  ///   and from there to the front by way of `applicationWillEnterForeground(_:)`.
  /// - Sources: FACTS.md A1, A12, A13, A16, A17, A22, A24, A26.
  /// - Left open, since sources differ: what the first way to the front after a launch in the
  ///   background calls (X3), whether such a launch calls `applicationDidEnterBackground(_:)` (X7) or
  ///   a kill in front does (X5), and whether Notification Centre activates twice (X12).
  /// - Exercised: the app has one of the callbacks, or shows a sign.
  /// - Finds, by signs: a line in the wrong callback, a line that comes later than its callback, a
  ///   launch's line at each return. The calls themselves are the device's, and no app can put them
  ///   out of order: without signs the rule says in a handout what comes when.
  ///
  /// - Parameter sign: how the app shows each call, such as by
  ///   `{ .effect(.print($0.rawValue)) }`; the calls themselves when nil.
  public static func standardAppOrder(
    _ title: String = "Follows the order of an app's life", points: Int,
    shownBy sign: CallbackSign? = nil, file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(
      title, points: points, file: file, line: line, order: CallbackName.ofAppsLife, shownBy: sign,
      appOrder
    )
    .because("What a callback can rely on is what came before it.")
    .hint("Let each callback do its own part, when it is called and no later.")
  }

  private static func appOrder(_ sign: CallbackSign) -> [Demand] {
    let end = EventPattern.processEnd()
    let (launched, active) = (sign(.didFinishLaunching), sign(.applicationDidBecomeActive))
    let resigning = sign(.applicationWillResignActive)
    let (behind, back) = (
      sign(.applicationDidEnterBackground), sign(.applicationWillEnterForeground)
    )
    let terminating = sign(.applicationWillTerminate)
    let statements: [any Condition] = [
      BoundedExistence(of: launched, atMost: 1, during: .process),
      Precedence(of: sign(.willFinishLaunching), before: launched, during: .process),
      Precedence(
        of: launched, before: .anyOf(active, resigning, behind, back, terminating),
        during: .process),
      PartialOrder(of: [active], before: resigning, during: .process),
      Precedence(of: resigning, before: behind, during: .sinceEach(active)),
      Precedence(of: behind, before: back, during: .sinceEach(active)),
      Precedence(
        of: back, before: active,
        during: .sinceEach(behind.inside(.after(active, until: end)))
      )
      .saying(
        "\(back) before \(PatternPhrase(active).clause) again after "
          + PatternPhrase(behind).clause),
      Absence(
        of: .anyOf(active, resigning, behind, back), during: .after(terminating, until: end)),
    ]
    return statements.map(\.demand)
  }
}

extension CallbackName {
  /// The steps of the app delegate's life.
  static let ofAppsLife: [CallbackName] = [
    .willFinishLaunching, .didFinishLaunching, .applicationDidBecomeActive,
    .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
    .applicationWillTerminate,
  ]
}
