import LifecycleContracts
import LifecycleTrace

/// What UIKit demands of a container; of what the user gets to see speaks `SwitcherExpectation`.
public let container = Contract("Container") {
  Rule("Tells each pane that it has become a child", points: 3) {
    for pane in Pane.allCases {
      Response(
        to: .entry(of: .willMoveToParent, on: pane.className),
        .effect(.containment(.didMoveToParent, on: pane.className)))
    }
  }
  .exercised(by: .anyOf(Pane.allCases.map { .entry(of: .willMoveToParent, on: $0.className) }))
  .because(
    "addChild(_:) calls willMove(toParent:) itself, and leaves didMove(toParent:) to the container, "
      + "which alone knows when its animation is over."
  )
  .hint("Call didMove(toParent: self) of the child when its view is where it belongs.")
  Rule("Gives UIKit no reason to complain", points: 2) {
    Absence(of: .complaint())
  }
  .exercised(by: secondPaneAppears)
  .because("Calls that do not balance leave a pane half on the screen, for as long as it lives.")
  .hint(
    "Appearance callbacks are UIKit's to call. A container that forwards them itself says "
      + "beginAppearanceTransition and endAppearanceTransition, each once for the other.")
  Rule.neverEndsItself(points: 2)
    .exercised(by: secondPaneAppears)
    .because("A container takes everything with it that it contains.")
}

private let secondPaneAppears = EventPattern.anyOf(
  [Pane.plan, .budget, .photos].map { .entry(of: .viewDidAppear, on: $0.className) })
