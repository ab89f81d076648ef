import LifecycleContracts

/// What holds in every story, for an app of this form.
public func eventCount(_ form: LifeCycle) -> Contract {
  Contract("Event count") {
    Rule("Sets no label when it has left the screen", points: 2) {
      Absence(of: labelIsSet, during: .callback(form.didEnterBackground))
    }
    .because(
      "Nobody sees what is drawn there, and the app has other things to do in the seconds that it "
        + "has left."
    )
    .hint("Count in this callback, and leave the labels to the next activation.")

    Rule.neverEndsItself(points: 2)
      .exercised(by: labelIsSet)
      .because("An app that crashes at its launch counts nothing.")
      .hint(
        "When the app is launched and its scene is connected, the view is not loaded and its outlets "
          + "are nil. Count there, and set labels later. An outlet that is connected to nothing is nil "
          + "for ever; one that the class does not have ends the app.")
  }
}

private let labelIsSet = EventPattern.effect(.userInterfaceUpdate(property: "text"))
