import LifecycleContracts

/// Nothing that the user has put on the list is ever lost.
///
/// To be judged when the app is behind or gone: a change in front may still wait for its save.
public let saveAndRestore = Contract("Save and restore") {
  Rule("Saves each change before the app is suspended or ends", points: 3) {
    Response(
      to: .entry(of: .openURL), .anyOf(.effect(.defaultsWrite()), .effect(.defaultsRemoval())),
      before: .state(.suspended))
  }
  .because(
    "A suspended app is purged without another callback: what is not saved by then is lost. "
      + "applicationWillTerminate(_:) does not come to an app that is suspended."
  )
  .hint(
    "Write the list to UserDefaults in applicationDidEnterBackground(_:), or right after each "
      + "change. What you order for later does not run in an app that is suspended by then.")
  Rule.neverEndsItself(points: 3)
    .exercised(by: .effect(.defaultsWrite()))
    .because("A list that cannot be opened any more is as bad as a list that is lost.")
}
