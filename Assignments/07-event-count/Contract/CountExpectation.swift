/// A criterion on what the labels show, judged by scenarios.
public struct CountExpectation: Sendable {
  public let title: String
  public let points: Int
  /// Whose labels it speaks of.
  public let callbacks: [CountedCallback]
  public let because: String
  public let hint: String

  /// What is judged after every story.
  public static let counts = [launch, activation, resignation, background, foreground]

  public static let launch = CountExpectation(
    title: "Counts its launch", points: 4,
    callbacks: [.didFinishLaunching, .configurationForConnecting, .willConnectTo, .willTerminate],
    because: "The process is launched once, and its one scene is connected once.",
    hint:
      "Count when the view may not be loaded yet, and show the counts when the app becomes active. "
      + "With a scene delegate there are three labels; without one, those of the launch and of "
      + "willTerminate, which says 0 as long as anybody can read it.")

  public static let activation = CountExpectation(
    title: "Counts each activation, the first one too, and each once", points: 5,
    callbacks: [.didBecomeActive],
    because: "An app becomes active at its launch, and after everything that has interrupted it.",
    hint: called("sceneDidBecomeActive(_:)", "applicationDidBecomeActive(_:)")
      + " Count in that one place, before the labels are set.")

  public static let resignation = CountExpectation(
    title: "Counts each time it stops being active", points: 4,
    callbacks: [.willResignActive],
    because: "An app resigns for each interruption, whether or not it leaves the screen then.",
    hint: called("sceneWillResignActive(_:)", "applicationWillResignActive(_:)"))

  public static let background = CountExpectation(
    title: "Counts each time it enters the background", points: 4,
    callbacks: [.didEnterBackground],
    because: "Only what takes the app off the screen sends it to the background.",
    hint: called("sceneDidEnterBackground(_:)", "applicationDidEnterBackground(_:)"))

  public static let foreground = CountExpectation(
    title: "Counts each time it enters the foreground", points: 4,
    callbacks: [.willEnterForeground],
    because: "Who was only covered comes back without entering the foreground.",
    hint: called("sceneWillEnterForeground(_:)", "applicationWillEnterForeground(_:)")
      + " A scene enters the foreground at a launch as well; an app without scenes does not.")

  public static let inTime = CountExpectation(
    title: "Has the counts on the screen when it has become active", points: 3, callbacks: [],
    because: "From then on the user reads them.",
    hint: "Count first, then call updateView() in the same callback: not later, and not elsewhere.")

  public static let anew = CountExpectation(
    title: "Counts anew in each process", points: 2, callbacks: [],
    because: "A purged app is launched again, and has lost all that was in its memory.",
    hint: "Keep the counts in properties, not in UserDefaults, and set none of them on your own.")

  /// Fits an app of either form.
  private static func called(_ scene: String, _ application: String) -> String {
    "In a project with a scene delegate the system calls \(scene) of the scene delegate, and never "
      + "\(application). Without one it is the other way round."
  }
}
