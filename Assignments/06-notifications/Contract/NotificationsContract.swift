import LifecycleContracts

/// The game follows the app's life by its notifications.
public let notifications = Contract("Notifications") {
  starting
  stopping
  noTimerBehind
  saving
  alone
  Rule.neverEndsItself(points: 2)
    .exercised(by: .timerFires)
    .because("A game that is gone after a phone call has lost more than a point.")
}

private let didBecomeActive = EventPattern.notification(
  "UIApplication.didBecomeActiveNotification")
private let willResignActive = EventPattern.notification(
  "UIApplication.willResignActiveNotification")
private let didEnterBackground = EventPattern.notification(
  "UIApplication.didEnterBackgroundNotification")

// An asynchronous sequence hears of a notification right after it was posted, so nothing is due
// before the post returns.

private let starting = Rule("Starts its timer on didBecomeActiveNotification", points: 2) {
  Response(
    to: didBecomeActive, .effect(.timerStart),
    before: .anyOf(.stimulus("wait"), willResignActive))
}
.because("It is posted at launch and at the end of each interruption.")
.hint(
  "The game has to observe UIApplication.didBecomeActiveNotification before it is posted for the "
    + "first time, so viewDidAppear(_:) may be too late to begin with it.")

private let stopping = Rule("Stops its timer on willResignActiveNotification", points: 3) {
  Response(
    to: willResignActive, .effect(.timerStop),
    before: .anyOf(.stimulus("wait"), didEnterBackground, didBecomeActive))
}
.because("It is the only one of the five that is posted before every interruption.")
.hint("Call invalidate() on the running timer. If none was running, look first at where it starts.")

private let noTimerBehind = Rule.runsNoTimerBehind(points: 3)
  .hint(
    "A game that is thrown away has to stop its timer, too; and one that is made while the app is not "
      + "active starts none.")

private let saving = Rule(
  "Saves the score once, each time the app enters the background", points: 4
) {
  Response(
    to: .entry(of: .applicationDidEnterBackground), .effect(.defaultsWrite(key: "score")),
    before: .state(.suspended))
  BoundedExistence(
    of: .effect(.defaultsWrite(key: "score")), atMost: 1, during: .state(.background))
}
.because(
  "A suspended app can be purged without another notification. And who saves twice is observed by "
    + "two: one of them is a game that should be gone."
)
.hint(
  "Write the score on UIApplication.didEnterBackgroundNotification. If it is written twice, look for "
    + "an observer that was added twice, or never removed.")

private let alone = Rule("Hears of the app's life by notifications alone", points: 2) {
  Absence(
    of: .anyOf(
      .implemented(.applicationDidBecomeActive), .implemented(.applicationWillResignActive))
  )
  .exercised(by: .timerFires)
  Absence(
    of: .anyOf(
      .implemented(.applicationDidEnterBackground), .implemented(.applicationWillEnterForeground),
      .implemented(.applicationDidReceiveMemoryWarning))
  )
  .exercised(by: .effect(.observerAdded()))
}
.because("The app delegate need not know of a game, and a game need not know of the app delegate.")
.hint("Add observers to NotificationCenter.default, and leave these five out of the app delegate.")
