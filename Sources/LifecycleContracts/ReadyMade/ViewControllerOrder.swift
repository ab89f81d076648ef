import LifecycleTrace

extension Rule {
  /// Each view controller's callbacks come in the order of its way to the screen and from it.
  ///
  /// ```
  ///   viewDidLoad ─► viewWillAppear ─► viewDidAppear ─► viewWillDisappear ─► viewDidDisappear
  ///                     ▲  │                                   ▲  │                 │
  ///                     │  └──────── let go halfway ───────────┘  │                 │
  ///                     └──────────────────┴──────────────────────┴─────────────────┘
  /// ```
  ///
  /// - Meaning, for each view controller: its view has loaded before it appears or disappears;
  ///   `viewWillAppear(_:)` and `viewWillDisappear(_:)` take turns; each `viewDidAppear(_:)` has a
  ///   `viewWillAppear(_:)` of its own before it, and each `viewDidDisappear(_:)` a
  ///   `viewWillDisappear(_:)`. The app calls none of these four itself.
  /// - Sources: FACTS.md D1, D18, and D8 and D14 for transitions that are let go halfway.
  /// - Left open: the order between two view controllers, which differs with the kind of transition
  ///   (D6 to D14); the order of `viewDidAppear(_:)` and the app's activation (D4), of a view's
  ///   loading and its scene's way to the front (X1); what comes when the app is killed (D21).
  /// - Exercised: the app has one of the callbacks, or shows a sign.
  /// - Finds: an appearance callback that the app calls itself. By signs: a line in the wrong callback,
  ///   work of `viewDidAppear(_:)` that comes without its `viewWillAppear(_:)`.
  ///
  /// - Parameter sign: how a view controller shows each call; the calls themselves when nil. What it
  ///   does within its own calls is told apart from what other view controllers do.
  public static func standardViewControllerOrder(
    _ title: String = "Follows the order of a view controller's life", points: Int,
    shownBy sign: CallbackSign? = nil, file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(
      title, points: points, file: file, line: line, order: CallbackName.ofControllersLife,
      shownBy: sign, controllerOrder
    )
    .because("A screen loads once, and comes and goes many times.")
    .hint("viewWillAppear(_:) and its kin are UIKit's to call, and each has its counterpart.")
  }

  private static func controllerOrder(_ sign: CallbackSign) -> [Demand] {
    let (comes, came) = (sign(.viewWillAppear), sign(.viewDidAppear))
    let (goes, went) = (sign(.viewWillDisappear), sign(.viewDidDisappear))
    return [
      forEach(.viewController) {
        Precedence(of: sign(.viewDidLoad), before: .anyOf(comes, came, goes, went))
        BalancedPairs(of: comes, and: goes, atMost: 1, mayStayOpen: true)
        PartialOrder(of: [comes], before: came)
        PartialOrder(of: [goes], before: went)
      },
      Absence(of: .complaint(containing: "Do not call view")).demand,
    ]
  }
}

extension CallbackName {
  /// The steps of a view controller's life.
  static let ofControllersLife: [CallbackName] = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
}
