import LifecycleContracts
import LifecycleTrace

/// The examples of `Documentation/Contracts.md`, as they stand there; a test compares them.
public let saving = Contract("Saving across suspension") {
  Rule("Saves the score before the app can be suspended", points: 4) {
    Response(
      to: .entry(of: .applicationDidEnterBackground), .effect(.defaultsWrite(key: "score")),
      before: .return(of: .applicationDidEnterBackground))
  }
  .because("A suspended app can be purged without another callback.")
  .hint("applicationDidEnterBackground(_:) is the last call you are sure to get.")

  Rule("Leaves the screen alone in the background", points: 2) {
    Absence(of: .effect(.userInterfaceUpdate), during: .state(.background))
  }
}

enum DocumentedExamples {
  @ConditionBuilder static var patterns: [Demand] {
    Absence(
      of: .effect(.timerStart).outside(.callback(.applicationDidBecomeActive)), during: .process)
    Universality(of: .isIn(.active), during: .between(.stimulus("open"), and: .stimulus("home")))
    Existence(of: .effect(.defaultsWrite(key: "score")).where("value", .atLeast(1)))
  }

  @ConditionBuilder static var objects: [Demand] {
    forEach(.timer) {
      Response(to: .effect(.timerStart), .effect(.timerStop), before: .state(.background))
    }
    forEach(.backgroundTask) {
      BalancedPairs(of: .effect(.backgroundTaskStart), and: .effect(.backgroundTaskEnd), atMost: 1)
    }
    forEach(.viewController) {
      BoundedExistence(of: .entry(of: .viewDidLoad), exactly: 1)
    }
  }

  @ConditionBuilder static var times: [Demand] {
    Response(
      to: .entry(of: .applicationDidEnterBackground), .return(of: .applicationDidEnterBackground),
      within: 5)
    Absence(
      of: .effect(.userInterfaceUpdate), during: .seconds(0.5, after: .stimulus("memory-warning")))
  }

  @ConditionBuilder static var together: [Demand] {
    Existence(of: .effect(.defaultsWrite())).or(Existence(of: .effect(.fileWrite())))
    Existence(of: .effect(.observerAdded())).implies(Existence(of: .effect(.observerRemoved())))
  }

  @ConditionBuilder static var exercised: [Demand] {
    Absence(of: .appFails).exercised(by: .implemented(.applicationDidEnterBackground))
  }

  /// The patterns in the table of events.
  static let events: [EventPattern] = [
    .entry(of: .viewDidLoad, on: "MenuViewController"), .return(of: .viewDidLoad),
    .implemented(.viewDidLoad), .callsSuper(in: .viewDidLoad), .skipsSuper(in: .viewDidLoad),
    .effect(.timerStart), .effect(.defaultsWrite(key: "score")), .stimulus("home"),
    .stimulus("tap"), .state(.background), .state(.foregroundActive, on: "SceneDelegate"),
    .notification("UIApplication.didEnterBackgroundNotification"), .processStart,
    .processEnd(.crashed), .appFails, .deinitialization(on: "MenuViewController"),
    .complaint(containing: "Unbalanced"), .isIn(.background),
    .isIn(.foregroundActive, on: "SceneDelegate"), .isIn(.appeared, on: "MenuViewController"),
  ]
}
