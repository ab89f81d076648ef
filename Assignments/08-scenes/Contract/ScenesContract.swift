import LifecycleContracts

/// What holds for the app as a whole; of its windows speaks `WindowExpectation`.
public let scenes = Contract("Scenes") {
  Rule("Never crashes, hangs or exits", points: 3) {
    Absence(of: .appFails)
  }
  .exercised(by: .timerFires)
  .because("All windows live in one process: a crash in one closes them all.")
  .hint("The report names the callback, and for a crash the file and the line.")
}
