/// A criterion on what the user finds, judged by scenarios.
public struct RefreshExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  private static let beginsAnew =
    "The app promises that it begins anew each time the user comes back to it."
  private static let resetThere =
    "Is it set again in the method that your applicationWillEnterForeground(_:) calls?"

  public static let choices = RefreshExpectation(
    title: "Shows what the user chooses", points: 3,
    because: "A segment or a switch that changes nothing is broken to whoever taps it.",
    hint:
      "Connect the segmented control and the switch to actions (Value Changed). Each of them "
      + "concerns the caption: it depends on both.")

  public static let caption = RefreshExpectation(
    title: "Shows the first caption again on return", points: 3, because: beginsAnew,
    hint:
      resetThere + " If you work the text out from the controls, set the controls first: setting "
      + "them in code sends no action.")

  public static let segment = RefreshExpectation(
    title: "Selects the first segment again on return", points: 3, because: beginsAnew,
    hint: resetThere + " The property is selectedSegmentIndex.")

  public static let capitals = RefreshExpectation(
    title: "Turns the switch off again on return", points: 3, because: beginsAnew,
    hint: resetThere + " The property is isOn.")

  public static let picture = RefreshExpectation(
    title: "Shows the first picture again on return", points: 3, because: beginsAnew,
    hint: resetThere + " The property is image, and UIImage(named:) makes one.")

  public static let visits = RefreshExpectation(
    title: "Counts each return, once", points: 3,
    because:
      "The number is right only if the reset runs once for each time that the user comes back, and "
      + "at no other time.",
    hint:
      "The app also becomes active at its launch and after each interruption; it enters the "
      + "foreground only when it comes from the background. Who hears of that twice, counts twice.")

  public static let covered = RefreshExpectation(
    title: "Keeps the choices when the app was only covered", points: 4,
    because: "A call that is not answered is no reason to lose what one was looking at.",
    hint:
      "Play the story and look at which callbacks come: applicationWillResignActive(_:) and "
      + "applicationDidBecomeActive(_:), and no other.")

  public static let newProcess = RefreshExpectation(
    title: "Begins each process as the storyboard says, without a reset", points: 2,
    because:
      "A new process has nothing to reset: its views have just been made. Visit 1 is the first of "
      + "this process, whatever was before.",
    hint:
      "A launch comes with application(_:didFinishLaunchingWithOptions:), and without "
      + "applicationWillEnterForeground(_:). Is the number kept anywhere but in memory?")
}
