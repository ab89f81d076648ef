import LifecycleTrace

extension Rule {
  /// A view controller that overrides one of these callbacks calls `super` in it.
  ///
  /// - Meaning: no such callback of the app's own returns without having called `super`. Where in the
  ///   callback it does so is left to the app.
  /// - Sources: Apple's pages of the methods; of `viewDidLoad()` every course's word.
  /// - Exercised: one of them is called that the app has of its own.
  /// - Finds: an override that forgets `super`, or calls that of another method.
  ///
  /// - Parameter callbacks: callbacks of UIKit's classes; those of delegates have no `super`.
  public static func callsSuper(
    _ title: String = "Calls super in every callback that it overrides", points: Int,
    in callbacks: [CallbackName] = CallbackName.needingSuper,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      for callback in callbacks { Absence(of: .skipsSuper(in: callback)) }
    }
    .exercised(by: .anyOf(callbacks.map { .implemented($0) }))
    .because("A screen's superclass has work of its own in these callbacks, today or some day.")
    .hint("Write the call of super first, before your own code.")
  }
}

extension CallbackName {
  /// Those of a view controller's callbacks of which Apple says that `super` has to be called, and
  /// `viewDidLoad()`.
  public static let needingSuper: [CallbackName] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .didReceiveMemoryWarning, .viewWillTransition, .willTransitionTraits,
    .encodeRestorableState, .decodeRestorableState,
  ]
}
