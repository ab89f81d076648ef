import LifecycleContracts

/// What holds on every system.
public let restoration = Contract("State restoration") {
  Rule.neverEndsItself(points: 2)
    .exercised(
      by: .anyOf(
        .implemented(.decodeRestorableState, on: trail), .implemented(.stateRestorationActivity))
    )
    .because("An app that crashes while it restores its state loses the state.")
}

/// How view controllers save themselves before iOS 13.
public let controllers = Contract("Controllers that save themselves") {
  Rule("Before iOS 13: has the container encode its children, which save themselves", points: 3) {
    for child in ["MapViewController", "NotesViewController"] {
      Response(
        to: .implemented(.encodeRestorableState, on: trail),
        .implemented(.encodeRestorableState, on: child))
    }
  }
  .because(
    "The system knows the children of its own containers. Of any other container it saves the "
      + "children that this encodes, whether they are on the screen or not."
  )
  .hint(
    "Give the children restoration identifiers, encode both of them with coder.encode(_:forKey:) in "
      + "encodeRestorableState(with:) of TrailViewController, and have each save its own state.")

  Rule("Before iOS 13: calls super when it saves and restores state", points: 2) {
    Absence(
      of: .anyOf(
        .skipsSuper(in: .encodeRestorableState), .skipsSuper(in: .decodeRestorableState)))
  }
  .exercised(by: .callsSuper(in: .decodeRestorableState, on: trail))
  .because("The superclass saves what the controller presents, and the state of its views.")
  .hint("Call super.encodeRestorableState(with: coder), and super in the decoding method as well.")
}

private let trail = "TrailViewController"
