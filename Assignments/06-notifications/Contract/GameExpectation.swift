/// A criterion on what the game shows, saves and leaves behind, judged by scenarios.
public struct GameExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let counting = GameExpectation(
    title: "Counts one point a second while the app is active", points: 1,
    because: "The score is how long the player has played.",
    hint: "On each fire of a repeating timer of one second, add a point and show the score.")

  public static let newGame = GameExpectation(
    title: "Starts each new game at once and at 0, and keeps its pace", points: 3,
    because: "An old game that still runs counts beside the new one, or draws over it.",
    hint:
      "A game that is made while the app is active gets no notification that it is. And the old "
      + "one has to go: does a closure of an observer or a timer keep it?")

  public static let breaks = GameExpectation(
    title: "Counts a break for each return from the background", points: 2,
    because:
      "willEnterForegroundNotification is posted on the way back from the background; not at a "
      + "launch, and not when only an alert has covered the app.",
    hint: "Add a break on UIApplication.willEnterForegroundNotification, and only there.")

  public static let replay = GameExpectation(
    title: "Forgets the replay on a memory warning, and nothing else", points: 2,
    because: "An app that gives no memory back is among the first to be ended.",
    hint: "Empty the replay on UIApplication.didReceiveMemoryWarningNotification.")

  public static let saved = GameExpectation(
    title: "Saves the score of the game that is being played", points: 2,
    because: "What an old game saves is not what the player has reached.",
    hint: "Write the score of the newest game, as a number under the key “score”.")

  public static let observers = GameExpectation(
    title: "Leaves no observer of an old game behind", points: 4,
    because:
      "The notification centre keeps a block, and all that it holds, until its observer is "
      + "removed.",
    hint:
      "Keep what addObserver(forName:object:queue:using:) returns, and hand it to removeObserver(_:) "
      + "when the game goes. deinit only comes to a game that nothing holds: capture [weak self].")
}
