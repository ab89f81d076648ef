/// A criterion on which parts of the film are saved, judged by scenarios.
public struct SavingExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let afterLeaving = SavingExpectation(
    title: "Goes on saving after the user has left", points: 5,
    because: "Without a background task an app is suspended as soon as it has left the screen.",
    hint:
      "Call beginBackgroundTask(withName:expirationHandler:) before "
      + "applicationDidEnterBackground(_:) returns.")

  public static let inOrder = SavingExpectation(
    title: "Saves each part once, in order, one after the other", points: 4,
    because: "Two saves of one film at the same time spoil it.",
    hint:
      "A save that is still at work when the next one begins goes on beside it. A serial queue lets "
      + "the second wait for the first.")

  public static let goesOn = SavingExpectation(
    title: "Goes on where it stopped when the app is back", points: 4,
    because: "What did not fit into the time in the background is still to be saved.",
    hint:
      "Keep the number of recorded parts, too, and look for unsaved ones in "
      + "applicationDidBecomeActive(_:): it is called at every launch and every return.")

  public static let suspended = SavingExpectation(
    title: "Lets the app be suspended as soon as all is saved", points: 2,
    because: "An app that stays awake for nothing costs battery.",
    hint: "End the task with the last part, and begin none when there is nothing to save.")

  public static let terminated = SavingExpectation(
    title: "Saves what it can where leaving ends the app", points: 2,
    because: "A system without multitasking has no background: there is only the end.",
    hint:
      "applicationWillTerminate(_:) may take about 5 s. Save in it, and stop in time; keep the rest "
      + "for the next launch.")
}
