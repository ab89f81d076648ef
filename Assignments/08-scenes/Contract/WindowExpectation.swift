/// A criterion on what windows show and keep, judged by scenarios.
public struct WindowExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let inTime = WindowExpectation(
    title: "Shows its note in each window before that becomes active", points: 2,
    because: "A window that becomes active with nothing in it is an empty window to its user.",
    hint:
      "scene(_:willConnectTo:options:) is called for each window, new or not. Find out there which "
      + "note it is, and give it to the view controller before viewDidAppear(_:).")

  public static let link = WindowExpectation(
    title: "Shows the note of a link in the window that gets it, and only there", points: 3,
    because: "The user has chosen the window as well as the note.",
    hint:
      "A connected scene gets links in scene(_:openURLContexts:). One that is just being connected "
      + "gets them in the connection options, and nowhere else.")

  public static let newWindow = WindowExpectation(
    title: "Opens a new window for a link that asks for one", points: 3,
    because: "notes://window/eggs is a wish for one more window.",
    hint:
      "Call requestSceneSessionActivation(_:userActivity:options:errorHandler:) without a session. "
      + "The activity arrives in the new scene's connection options.")

  public static let untitled = WindowExpectation(
    title: "Begins a window that was opened for nothing as Untitled", points: 2,
    because: "What another window shows, or a closed one has shown, is no business of a new one.",
    hint: "Keep what a window shows with its session, not in a place that all windows share.")

  public static let reconnected = WindowExpectation(
    title: "Gives a window its note back when its scene is connected again", points: 4,
    because:
      "The system may take the scene of a window away that is not on the screen. The user never "
      + "closed it, and finds it where it was.",
    hint:
      "After sceneDidDisconnect(_:) the scene and its delegate are gone. The session stays: with its "
      + "stateRestorationActivity, and with the same persistentIdentifier.")

  public static let relaunched = WindowExpectation(
    title: "Gives every window its note back after the app was purged", points: 4,
    because: "The user did not see the app end, so should not see it begin anew.",
    hint:
      "Variables are gone with the process. Return an activity from "
      + "stateRestorationActivity(for:), or store by persistentIdentifier.")

  public static let closed = WindowExpectation(
    title: "Keeps nothing of a window that was closed", points: 3,
    because: "Its session never comes back, and what is kept for it stays forever.",
    hint:
      "application(_:didDiscardSceneSessions:) names the sessions of closed windows: at once, or, "
      + "when the app was not running, at its next launch.")

  public static let oneTimer = WindowExpectation(
    title: "Runs one timer for all windows", points: 2,
    because: "Two timers on one clock let it run at double speed.",
    hint: "Let one object own the timer, and the windows only say that they are there.")

  public static let lastWindow = WindowExpectation(
    title: "Runs its timer while a window is on the screen, and no longer", points: 2,
    because: "The resource belongs to all windows: neither the first to leave nor nobody ends it.",
    hint:
      "Count the windows on the screen. One that is closed there gets sceneDidDisconnect(_:), and "
      + "no sceneDidEnterBackground(_:).")

  public static let quiet = WindowExpectation(
    title: "Draws in no window that has left the screen or is gone", points: 2,
    because: "Nobody sees it, and what still draws for a window that is gone was never released.",
    hint:
      "What sceneWillEnterForeground(_:) starts, sceneDidEnterBackground(_:) stops, and "
      + "sceneDidDisconnect(_:) as well.")
}
