/// A criterion on what the screens show and keep, judged by scenarios.
public struct ScreenExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let builtOnce = ScreenExpectation(
    title: "Has everything on each screen once, however often it appears", points: 2,
    because: "A view that is added again lies over the first, and the user sees two of it.",
    hint: "viewDidLoad() is called once in a screen's life, viewWillAppear(_:) each time.")

  public static let count = ScreenExpectation(
    title: "Shows how many articles are read whenever the list appears", points: 3,
    because: "The list was loaded long before the article was read.",
    hint: "viewWillAppear(_:) is called each time, before the screen can be seen.")

  public static let note = ScreenExpectation(
    title: "Shows a saved note as soon as the sheet has gone", points: 4,
    because: "A sheet leaves the screen below where it is: that one neither goes nor comes back.",
    hint:
      "The sheet has to tell the article what was written, by a closure or a delegate. Or keep the "
      + "note where both find it, and let the article hear of the change.")

  public static let cancelled = ScreenExpectation(
    title: "Leaves the note as it was when the sheet is cancelled or swiped away", points: 2,
    because: "Only Save means that the note is to be kept.",
    hint: "A sheet disappears in the same way whether it was saved, cancelled or swiped away.")

  public static let counts = ScreenExpectation(
    title: "Counts the seconds while an article is on the screen", points: 2,
    because: "This is how the reader knows for how long an article was read.",
    hint: "Start a repeating timer of one second when the article appears.")

  public static let stops = ScreenExpectation(
    title: "Runs nothing for an article that has been closed", points: 3,
    because: "A timer that nobody sees costs battery, and keeps alive what it works on.",
    hint: "Who starts in viewDidAppear(_:) or viewWillAppear(_:) stops in the matching callback.")

  public static let letGo = ScreenExpectation(
    title: "Goes on counting, and not twice as fast, when a swipe back is let go", points: 3,
    because:
      "The article gets viewWillDisappear(_:), then viewWillAppear(_:) and viewDidAppear(_:), and "
      + "never viewDidDisappear(_:).",
    hint:
      "Start where a swipe that is let go comes by again, and end what runs before you start anew.")

  public static let inactive = ScreenExpectation(
    title: "Stands still while the app is not active, and goes on afterwards", points: 3,
    because: "Who takes a call does not read. No screen disappears for it.",
    hint:
      "Observe UIApplication.willResignActiveNotification and didBecomeActiveNotification, or let "
      + "the app delegate tell the article.")

  public static let released = ScreenExpectation(
    title: "Lets go of each article and note that has been closed", points: 4,
    because: "A screen that is still held stays in memory, and one more with each article opened.",
    hint:
      "Closures of timers, observers, buttons and sheets hold what they use: write [weak self]. "
      + "Two objects that hold each other never go.")

  public static let observers = ScreenExpectation(
    title: "Leaves no observers behind", points: 2,
    because: "A block that observes is called until it is removed, whoever has gone by then.",
    hint:
      "Keep what addObserver(forName:object:queue:using:) returns, and give it to "
      + "removeObserver(_:) in the callback that matches.")

  public static let keepsPages = ScreenExpectation(
    title: "Lays out an article once while there is memory", points: 2,
    because: "Opening an article again should be quick.",
    hint: "Keep the pages in an object that outlives the article's screen.")

  public static let memory = ScreenExpectation(
    title: "Gives the pages back on a memory warning, shown or not", points: 4,
    because: "An app that keeps what it could make again is the next to be ended.",
    hint:
      "didReceiveMemoryWarning() is called for screens that are covered as well, and "
      + "UIApplication.didReceiveMemoryWarningNotification is posted.")
}
