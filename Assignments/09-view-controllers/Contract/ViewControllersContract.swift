import LifecycleContracts
import LifecycleTrace

/// What holds for every screen; of what the screens show speaks `ScreenExpectation`.
///
/// To be judged once an article was opened: before that there is little to do wrong.
public let viewControllers = Contract("View controllers") {
  Rule.callsSuper(points: 2, in: callbacks)
    .exercised(by: .stimulus("wait"))
  Rule("Gives UIKit no reason to complain", points: 2) {
    Absence(of: .complaint())
  }
  .exercised(by: .stimulus("wait"))
  .because("What UIKit complains of goes wrong sooner or later, on one system or the next.")
  .hint(
    "viewWillAppear(_:) and its kin are UIKit's to call. What they share with other code goes into "
      + "a method of its own.")
  Rule.neverEndsItself(points: 2)
    .exercised(by: .stimulus("wait"))
    .because("Nobody opens an article twice that has ended the app once.")
}

/// Those of which Apple says, or every course teaches, that super has to be called.
private let callbacks: [CallbackName] = [
  .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
  .viewDidDisappear, .didReceiveMemoryWarning,
]
