import LifecycleContracts

/// How an app treats the time that it was given.
public let backgroundTask = Contract("Background task") {
  Rule("Ends every background task that it begins", points: 4) {
    Response(to: .effect(.backgroundTaskStart), .effect(.backgroundTaskEnd))
    savesInTheBackground
  }
  .because(
    "A task that nobody ends keeps the app awake until its time is over, and costs it its life "
      + "then."
  )
  .hint("Call endBackgroundTask(_:) with the task's identifier when the last part is saved.")
  Rule("Ends its task when the time in the background is over", points: 4) {
    Response(to: .entry(of: .expirationHandler), .effect(.backgroundTaskEnd))
    savesInTheBackground
  }
  .because("The system calls the expiration handler once, as the last warning before a kill.")
  .hint(
    "Give beginBackgroundTask(withName:expirationHandler:) a handler that stops the work and ends "
      + "the task."
  )
  Rule("Saves no part inside applicationDidEnterBackground(_:)", points: 2) {
    Absence(of: savedPart, during: .callback(.applicationDidEnterBackground))
  }
  .because(
    "The system waits a few seconds for the callback to return, whatever time a background task "
      + "gets."
  )
  .hint("Begin the task in the callback, put the work on a background queue, and return.")
  Rule.neverEndsItself("Never crashes, hangs, exits or is killed by the watchdog", points: 3)
    .exercised(by: savedPart)
    .because("An app that is killed while it saves leaves half a film.")
    .hint("The report names the callback. 0x8badf00d is the watchdog's signature.")
}

/// Holds always; puts a rule to the test only where a part was saved in the background: a task around
/// nothing is easily ended.
private let savesInTheBackground = Response(
  to: savedPart, .anyOf(savedPart, .processStart), during: .state(.background)
)
.saying("a part saved while the app is in the background")

private let savedPart = EventPattern.effect(.defaultsWrite(key: "saved"))
