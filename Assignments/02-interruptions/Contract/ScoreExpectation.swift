/// A criterion on the score that the game shows, judged by scenarios.
public struct ScoreExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let counting = ScoreExpectation(
    title: "Counts one point a second while the app is active", points: 1,
    because: "The score is how long the player has played.",
    hint: "On each fire of a repeating timer of one second, add a point and show the score.")

  public static let uncovered = ScoreExpectation(
    title: "Goes on with the same score after a call, an alert or the switcher", points: 2,
    because: "An interrupted game is neither a new game nor one that plays by itself.",
    hint: "These interruptions end without applicationWillEnterForeground(_:).")

  public static let returned = ScoreExpectation(
    title: "Goes on with the same score after a stay in the background", points: 2,
    because: "An interrupted game is neither a new game nor one that plays by itself.",
    hint: "Keep the score in a property that neither pausing nor resuming changes.")

  public static let pace = ScoreExpectation(
    title: "Keeps its pace after several interruptions", points: 1,
    because: "A timer that was never stopped goes on beside the next one, and counts with it.",
    hint: "Before you start a timer, make sure that no other one is still running.")
}
