import LifecycleTrace

extension Rule {
  /// Each scene delegate's callbacks come in the order of its scene's life.
  ///
  /// ```
  ///   willConnectTo ─► sceneWillEnterForeground ─► sceneDidBecomeActive ◄──┐
  ///                              ▲                          ▼              │
  ///                   sceneDidEnterBackground ◄── sceneWillResignActive ───┘
  ///   sceneDidDisconnect is the last of all, until the scene is connected again
  /// ```
  ///
  /// - Meaning: the app has launched before its first scene connects. Then, for each scene: it is
  ///   connected first, and once; it becomes active by way of `sceneWillEnterForeground(_:)`, resigns
  ///   only what it was, and goes to the background by way of `sceneWillResignActive(_:)`.
  /// - Sources: FACTS.md C1, C3, C4, C5, C7, C15.
  /// - Left open, since sources differ: what a kill in front calls before the disconnection (X4),
  ///   whether `configurationForConnecting` comes (X6), where views load and appear meanwhile (X1),
  ///   and where the application's notifications stand (X2).
  /// - Exercised: the app has one of the callbacks, or shows a sign.
  /// - Finds, by signs: a line in the wrong callback, work of one window done for another, work for a
  ///   scene that is disconnected. As with `standardAppOrder`, no app can put the calls themselves out
  ///   of order.
  ///
  /// - Parameter sign: how a scene's delegate shows each call; the calls themselves when nil. What it
  ///   does within its own calls is told apart from what other scenes do.
  public static func standardSceneOrder(
    _ title: String = "Follows the order of each scene's life", points: Int,
    shownBy sign: CallbackSign? = nil, file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(
      title, points: points, file: file, line: line, order: CallbackName.ofScenesLife,
      shownBy: sign, sceneOrder
    )
    .because("Each window lives its own life, and hears of it from its own scene.")
    .hint("Let each of a scene delegate's callbacks do its own part, for its own scene.")
  }

  private static func sceneOrder(_ sign: CallbackSign) -> [Demand] {
    let (connected, gone) = (sign(.sceneWillConnect), sign(.sceneDidDisconnect))
    let (active, resigning) = (sign(.sceneDidBecomeActive), sign(.sceneWillResignActive))
    let (behind, front) = (sign(.sceneDidEnterBackground), sign(.sceneWillEnterForeground))
    let life = EventPattern.anyOf(front, active, resigning, behind)
    let launch = Precedence(
      of: .entry(of: .didFinishLaunching), before: connected, during: .process)
    return [
      launch.demand,
      forEach(.scene) {
        Precedence(of: connected, before: .anyOf(life, gone))
        BalancedPairs(of: connected, and: gone, atMost: 1, mayStayOpen: true)
        Precedence(of: front, before: active, during: .sinceEach(.anyOf(connected, behind)))
        PartialOrder(of: [active], before: resigning)
        Precedence(of: resigning, before: behind, during: .sinceEach(active))
        Precedence(of: behind, before: front, during: .sinceEach(active))
        Absence(of: life, during: .after(gone, until: connected))
      },
    ]
  }
}

extension CallbackName {
  /// The steps of a scene's life.
  static let ofScenesLife: [CallbackName] = [
    .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
    .sceneDidEnterBackground, .sceneDidDisconnect,
  ]
}
