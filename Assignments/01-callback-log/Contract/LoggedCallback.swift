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
      meaning: "This call is the first that an app's delegate gets in a launch."),
    LoggedCallback(
      callback: .didFinishLaunching, word: "didFinishLaunchingWithOptions", points: 2,
      meaning: "This call comes once in the life of a process, not each time the user returns."),
    LoggedCallback(
      callback: .applicationDidBecomeActive, word: "applicationDidBecomeActive", points: 2,
      meaning: "This call ends every launch, every return and every interruption."),
    LoggedCallback(
      callback: .applicationWillResignActive, word: "applicationWillResignActive", points: 2,
      meaning: "This call begins every interruption, also one in which the app stays in view."),
    LoggedCallback(
      callback: .applicationDidEnterBackground, word: "applicationDidEnterBackground", points: 2,
      meaning: "This call is the last one that an app is sure to get."),
    LoggedCallback(
      callback: .applicationWillEnterForeground, word: "applicationWillEnterForeground", points: 2,
      meaning: "This call comes with every return from the background, and never with a launch."),
    LoggedCallback(
      callback: .applicationWillTerminate, word: "applicationWillTerminate", points: 1,
      meaning:
        "This call comes to an app that runs when it is ended, never to a suspended one."),
    LoggedCallback(
      callback: .applicationDidReceiveMemoryWarning, word: "applicationDidReceiveMemoryWarning",
      points: 1,
      meaning: "This call is the chance to give memory back before the system takes it."),
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
