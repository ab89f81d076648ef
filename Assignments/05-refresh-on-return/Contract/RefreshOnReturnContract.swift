import LifecycleContracts

/// Where the interface is reset, and where it is left alone.
///
/// To be judged where the user had changed something before each return.
public let refreshOnReturn = Contract("Refresh on return") {
  Rule("Resets the window's own screen in applicationWillEnterForeground(_:)", points: 3) {
    Response(
      to: .entry(of: .applicationWillEnterForeground),
      .effect(.userInterfaceUpdate(property: "text")),
      before: .return(of: .applicationWillEnterForeground))
    Absence(of: .effect(.userInterfaceUpdate), during: .callback(.applicationDidBecomeActive))
      .exercised(by: .entry(of: .applicationWillEnterForeground))
    Absence(
      of: .anyOf(.entry(of: .viewDidLoad), .effect(.offScreenUpdate())),
      during: .callback(.applicationWillEnterForeground)
    )
    .exercised(by: .entry(of: .applicationWillEnterForeground))
  }
  .because(
    "In applicationWillEnterForeground(_:) nobody sees the app yet, and the screen that they will "
      + "see is there: it is the one that the window has had since the launch."
  )
  .hint(
    "Find the view controller through window?.rootViewController and call a method of it that sets "
      + "everything back. A view controller that you make there yourself is not on the screen.")

  Rule("Changes nothing on the way to the background", points: 2) {
    Absence(of: .effect(.userInterfaceUpdate), during: .callback(.applicationWillResignActive))
    Absence(of: .effect(.userInterfaceUpdate), during: .callback(.applicationDidEnterBackground))
    Precedence(of: wayBack, before: .effect(.userInterfaceUpdate), during: .state(.background))
  }
  .exercised(by: controlIsSet)
  .because(
    "The system photographs the app when it goes to the background, and shows that picture in the "
      + "switcher and on the way back. The user should see there what they have left."
  )
  .hint("applicationWillResignActive(_:) and applicationDidEnterBackground(_:) come too early.")

  Rule.neverEndsItself(points: 1)
    .exercised(by: controlIsSet)
    .because("To end the app and to have it launched again is no way to begin anew.")
}

/// The app's code sets the segmented control or the switch; what the user does to them is no effect.
private let controlIsSet = EventPattern.anyOf(
  .effect(.userInterfaceUpdate(property: "selectedSegmentIndex")),
  .effect(.userInterfaceUpdate(property: "isOn")))

/// Whoever hears of the return, by whatever way.
private let wayBack = EventPattern.anyOf(
  .entry(of: .applicationWillEnterForeground), .entry(of: .sceneWillEnterForeground),
  .notification("UIApplication.willEnterForegroundNotification"),
  .notification("UIScene.willEnterForegroundNotification"))
