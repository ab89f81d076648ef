import LifecycleContracts

/// The game runs exactly while the app is active.
public let interruptions = Contract("Interruptions") {
  starting
  stopping
  noTimerBehind
  noDrawingBehind
  Rule.neverEndsItself(points: 3)
    .exercised(by: .timerFires)
    .because("A game that is gone after a phone call has lost more than a point.")
}

private let starting = Rule(
  "Starts its timer each time the app becomes active", points: 3
) {
  Response(
    to: .entry(of: .applicationDidBecomeActive), .effect(.timerStart),
    before: .anyOf(.stimulus("wait"), .entry(of: .applicationWillResignActive)))
}
.because(
  "Every interruption ends with applicationDidBecomeActive(_:). A call that is ignored never "
    + "sends the app to the background, so no other callback tells of its end."
)
.hint("Start a new repeating timer in applicationDidBecomeActive(_:), at launch and after.")

private let stopping = Rule(
  "Stops its timer before applicationWillResignActive(_:) returns", points: 3
) {
  Response(
    to: .entry(of: .applicationWillResignActive), .effect(.timerStop),
    before: .return(of: .applicationWillResignActive))
}
.because(
  "applicationWillResignActive(_:) is the only callback that comes before every interruption."
)
.hint(
  "Call invalidate() on the running timer in applicationWillResignActive(_:). If no timer was "
    + "running then, look first at where it starts."
)

private let noTimerBehind = Rule.runsNoTimerBehind(points: 3)
  .hint(
    "An app is inactive while it launches, too: start no timer before it is active, and keep no "
      + "timer that nothing can stop any more."
  )

private let noDrawingBehind = Rule(
  "Leaves the screen alone while inactive or in the background", points: 2
) {
  Response(to: .timerFires, .effect(.userInterfaceUpdate))
  // An app is inactive during its launch, and has to build its screen then.
  Precedence(of: .processStart, before: .effect(.userInterfaceUpdate), during: .state(.inactive))
    .exercised(by: .timerFires)
  Absence(of: .effect(.userInterfaceUpdate), during: .state(.background))
}
.because(
  "Nobody can use a screen that is covered, and what is drawn in the background costs battery."
)
.hint(
  "Only during its launch may an inactive app draw. Work that you queue in "
    + "applicationWillResignActive(_:) runs after it, when the app is inactive already."
)
