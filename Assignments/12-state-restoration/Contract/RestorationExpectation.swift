/// A criterion on what the user finds again, judged by scenarios.
public struct RestorationExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  private static let userNeverLeft =
    "The user did not see the app end: to them it was only away, and is where they left it."

  public static let trail = RestorationExpectation(
    title: "Before iOS 13: comes back to where the user was after a purge", points: 4,
    because: userNeverLeft,
    hint:
      "The app delegate has to say yes twice, every controller from the window's root on needs a "
      + "restoration identifier, and what is not there when the app has launched needs somebody who "
      + "makes it: its restoration class, or the app delegate.")

  public static let pane = RestorationExpectation(
    title: "Before iOS 13: shows the pane that the user chose", points: 2,
    because: userNeverLeft,
    hint:
      "Which child shows is the state of the container: encode it there, and show it when the "
      + "container decodes. Its view is loaded by then.")

  public static let panes = RestorationExpectation(
    title: "Before iOS 13: gives both panes their own state back", points: 4,
    because: "What the user typed is lost even if the screen looks right at first.",
    hint: "The pane that is not on the screen has a state as well. Is it in the container's coder?")

  public static let sceneTrail = RestorationExpectation(
    title: "From iOS 13 on: comes back to where the user was after a purge", points: 4,
    because: userNeverLeft,
    hint:
      "Return an NSUserActivity from stateRestorationActivity(for:) that says what shows, and read "
      + "session.stateRestorationActivity when the scene connects.")

  public static let scenePanes = RestorationExpectation(
    title: "From iOS 13 on: gives the panes back as they were", points: 3,
    because: "What the user typed is lost even if the screen looks right at first.",
    hint:
      "The activity has to hold the pane and the state of both panes as they are when the system "
      + "asks for it.")

  public static let sceneAlone = RestorationExpectation(
    title: "From iOS 13 on: comes back when only its scene was taken away", points: 2,
    because: "The system may take the scene of an app that is not on the screen and leave the app.",
    hint: "The scene is connected again with the same session, and by the same code as at a launch."
  )

  public static let back = RestorationExpectation(
    title: "Leads from the restored trail back to the list", points: 2,
    because: "A screen without a way back is a dead end.",
    hint: "The navigation controller's stack is the list and the trail, not the trail alone.")

  public static let thrownOut = RestorationExpectation(
    title: "Begins with the list after the user has thrown the app out", points: 2,
    because:
      "Who throws an app out wants it to begin anew, perhaps because it shows something broken. The "
      + "system forgets the saved state then.",
    hint: "State that is kept in UserDefaults or in a file is not forgotten with it.")
}
