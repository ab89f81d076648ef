import LifecycleContracts
import LifecycleTrace

/// A callback that the assignment asks to log.
public struct LoggedCallback: Hashable, Sendable {
  public let callback: CallbackName
  /// What has to stand in its line.
  public let word: String
  let points: Int
  /// What the callback tells an app, for the student.
  let meaning: String

  /// Its line in the log.
  var line: EventPattern { .effect(.print(containing: word)) }
}

extension LoggedCallback {
  /// In the order of a life, as far as there is one.
  public static let all = [
    LoggedCallback(
      callback: .willFinishLaunching, word: "willFinishLaunchingWithOptions", points: 2,
      meaning: "It is the first of your code that runs in a launch."),
    LoggedCallback(
      callback: .didFinishLaunching, word: "didFinishLaunchingWithOptions", points: 2,
      meaning: "It comes once in the life of a process, not each time the user returns."),
    LoggedCallback(
      callback: .applicationDidBecomeActive, word: "applicationDidBecomeActive", points: 2,
      meaning: "It ends every launch, every return and every interruption."),
    LoggedCallback(
      callback: .applicationWillResignActive, word: "applicationWillResignActive", points: 2,
      meaning: "It begins every interruption, also one from which the app never goes away."),
    LoggedCallback(
      callback: .applicationDidEnterBackground, word: "applicationDidEnterBackground", points: 2,
      meaning: "It is the last call that an app is sure to get."),
    LoggedCallback(
      callback: .applicationWillEnterForeground, word: "applicationWillEnterForeground", points: 2,
      meaning: "It tells a return from the background from a launch."),
    LoggedCallback(
      callback: .applicationWillTerminate, word: "applicationWillTerminate", points: 1,
      meaning: "It comes only when a running app is ended, never to a suspended one."),
    LoggedCallback(
      callback: .applicationDidReceiveMemoryWarning, word: "applicationDidReceiveMemoryWarning",
      points: 1,
      meaning: "It is the chance to give memory back before the system takes it."),
  ]
}

extension CallbackName {
  /// Where else an app's code runs.
  static let elsewhere: [CallbackName] = [
    .initializer, .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .didReceiveMemoryWarning, .mainQueueWork, .backgroundQueueWork, .taskStep,
    .timerFire,
  ]
}
