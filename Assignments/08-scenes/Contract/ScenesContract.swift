import LifecycleContracts

/// What holds for the app as a whole; of its windows speaks `WindowExpectation`.
public let scenes = Contract("Scenes") {
  Rule.neverEndsItself(points: 3)
    .exercised(by: .timerFires)
    .because("All windows live in one process: a crash in one closes them all.")
}
