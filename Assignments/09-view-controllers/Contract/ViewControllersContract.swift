import LifecycleContracts
import LifecycleTrace

/// What holds for every screen; of what the screens show speaks `ScreenExpectation`.
///
/// To be judged once an article was opened: before that there is little to do wrong.
public let viewControllers = Contract("View controllers") {
  Rule("Calls super in every callback that it overrides", points: 2) {
    for callback in callbacks {
      Absence(of: .skipsSuper(in: callback))
    }
  }
  .exercised(by: .stimulus("wait"))
  .because("A screen's superclass has work of its own in these callbacks, today or some day.")
  .hint("Write the call of super first, before your own code.")
  Rule("Gives UIKit no reason to complain", points: 2) {
    Absence(of: .complaint())
  }
  .exercised(by: .stimulus("wait"))
  .because("What UIKit complains of goes wrong sooner or later, on one system or the next.")
  .hint(
    "viewWillAppear(_:) and its kin are UIKit's to call. What they share with other code goes into "
      + "a method of its own.")
  Rule("Never crashes, hangs or exits", points: 2) {
    Absence(of: .appFails)
  }
  .exercised(by: .stimulus("wait"))
  .because("Nobody opens an article twice that has ended the app once.")
  .hint("The report names the callback, and for a crash the file and the line.")
}

/// Those of which Apple says, or every course teaches, that super has to be called.
private let callbacks: [CallbackName] = [
  .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
  .viewDidDisappear, .didReceiveMemoryWarning,
]
