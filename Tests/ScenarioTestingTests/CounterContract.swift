import LifecycleContracts
import LifecycleTrace

/// What the app in `Apps/Counter` is held to.
let counterContract = Contract("Counter") {
  Rule("Saves the score before it can be suspended", points: 3) {
    Response(
      to: .entry(of: .applicationDidEnterBackground), .effect(.defaultsWrite(key: "score")),
      before: .return(of: .applicationDidEnterBackground))
  }
  .because("A suspended app can be purged without another callback.")
  .hint("applicationDidEnterBackground(_:) is the last call you are sure to get.")
  Rule("Ends its upload before the time is over", points: 2) {
    Response(
      to: .effect(.backgroundTaskStart), .effect(.backgroundTaskEnd),
      before: .entry(of: .expirationHandler))
  }
  Rule("Stops its timer when it stops being active", points: 2) {
    Response(
      to: .entry(of: .applicationWillResignActive), .effect(.timerStop),
      before: .return(of: .applicationWillResignActive))
  }
  Rule("Runs one timer", points: 1) {
    BoundedExistence(of: .effect(.timerStart), atMost: 1, during: .state(.active))
  }
  Rule("Stops observing when it leaves the screen", points: 2) {
    Response(
      to: .entry(of: .viewDidDisappear, on: counter),
      .effect(.observerRemoved(for: .didReceiveMemoryWarning)),
      before: .return(of: .viewDidDisappear, on: counter))
  }
  Rule("Calls super", points: 1) {
    for callback in [CallbackName.viewDidLoad, .viewWillAppear, .viewDidDisappear] {
      Absence(of: .skipsSuper(in: callback, on: counter))
    }
  }
  .exercised(by: .implemented(.viewDidLoad, on: counter))
  Rule("Restores the score at launch", points: 2) {
    Response(
      to: .entry(of: .didFinishLaunching), .effect(.print("restored")),
      before: .return(of: .didFinishLaunching))
  }
  Rule("Shows nothing while nobody looks", points: 2) {
    Absence(of: .effect(.userInterfaceUpdate(property: "text")), during: .state(.background))
  }
}

private let counter = "CounterViewController"
