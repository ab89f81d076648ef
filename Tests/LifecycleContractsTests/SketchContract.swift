import LifecycleContracts

/// The contract that the style guide sketches, as written there.
public let contract = Contract("Saving across suspension") {
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
