/// A criterion on the list that the app shows, judged by scenarios.
public struct ListExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let newList = ListExpectation(
    title: "Starts with bread at the very first launch", points: 2,
    because: "An app that was never used before has nothing to restore.",
    hint: "UserDefaults returns nil for a key that was never written.")

  public static let changed = ListExpectation(
    title: "Shows each change", points: 2,
    because: "Who puts milk on the list wants to see it there.",
    hint: "Set the label's text again in application(_:open:options:), after the change.")

  public static let purged = ListExpectation(
    title: "Shows the list again after a purge", points: 5,
    because: "The user does not know that the system has ended the app, and never needs to.",
    hint: "Read the saved list when the process starts, not when the app comes back.")

  public static let killed = ListExpectation(
    title: "Shows the list again after it was thrown out of the switcher", points: 3,
    because: "Many people throw apps out of the switcher all day long; none wants to lose a list.",
    hint: "An app that is in front then is told so; one that is suspended is told nothing.")

  public static let inTime = ListExpectation(
    title: "Has the list on the screen before the app becomes active", points: 3,
    because: "Otherwise the user first sees, and can already use, a list that is not theirs.",
    hint: "Restore in didFinishLaunching, or when the view is loaded or about to appear.")

  public static let empty = ListExpectation(
    title: "Brings an empty list back empty", points: 2,
    because: "A list that is done and a list that was never written are not the same.",
    hint: "Ask whether a list was saved, not whether the saved list has items.")

  public static let onTheWay = ListExpectation(
    title: "Keeps what a URL changes on the way to the front, and does it once", points: 3,
    because:
      "A URL comes after didFinishLaunching, or after applicationWillEnterForeground(_:), and in "
      + "both cases before applicationDidBecomeActive(_:).",
    hint:
      "Restore before the URL comes, and only once for each launch. The URL in the launch options "
      + "is handed to application(_:open:options:) as well.")

  public static let leftAlone = ListExpectation(
    title: "Leaves the list alone when the app was only away or covered", points: 2,
    because: "As long as the process lives, what it holds is newer than what it has saved.",
    hint: "The app becomes active after each interruption, not only after a launch.")

  public static let goesOn = ListExpectation(
    title: "Goes on with the restored list", points: 2,
    because: "Restoring the text of a label is not restoring the list behind it.",
    hint: "Restore the items, and let the label show them.")
}
