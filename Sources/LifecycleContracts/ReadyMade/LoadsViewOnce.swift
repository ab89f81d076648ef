import LifecycleTrace

extension Rule {
  /// Each view controller's view is loaded once.
  ///
  /// - Meaning: `viewDidLoad()` is not called a second time unless `viewDidUnload()` was called before,
  ///   as systems before iOS 6 do when memory is short.
  /// - Sources: FACTS.md D1, D20, D22.
  /// - Exercised: a view controller of the app's own has loaded its view with a `viewDidLoad()` of its
  ///   own.
  /// - Finds: `view = nil`, after which the view is made anew. A `viewDidLoad()` that the app calls
  ///   itself leaves no event of its own.
  public static func loadsViewOnce(
    _ title: String = "Loads each view once", points: Int,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      forEach(.viewController) {
        BalancedPairs(
          of: .entry(of: .viewDidLoad), and: .entry(of: .viewDidUnload), atMost: 1,
          mayStayOpen: true)
      }
    }
    .exercised(by: .implemented(.viewDidLoad))
    .because("What viewDidLoad() sets up is there for as long as the view controller lives.")
    .hint("What has to be done each time that the screen comes, belongs into viewWillAppear(_:).")
  }
}
