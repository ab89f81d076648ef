/// A criterion on what the switcher shows, and what its panes hear of it, judged by scenarios.
public struct SwitcherExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let shows = SwitcherExpectation(
    title: "Shows the chosen pane, and no other", points: 3,
    because: "This is what a switcher is for.",
    hint: "The view of the pane that was shown has to go when the new one comes.")

  public static let knows = SwitcherExpectation(
    title: "Knows at once which panes there are, and which is chosen", points: 2,
    because: "Who calls show(_:animated:) goes on with what the switcher says right after it.",
    hint: "Set selectedViewController before the animation begins, not when it ends.")

  public static let loads = SwitcherExpectation(
    title: "Loads each pane when it is first shown, and keeps it", points: 3,
    because: "A pane that nobody looks at costs nothing; one that was used is as it was left.",
    hint: "Whoever reads the view of a view controller loads it.")

  public static let pairs = SwitcherExpectation(
    title: "Lets panes appear and disappear in pairs when it switches", points: 5,
    because:
      "Panes start in viewDidAppear(_:) what they stop in viewDidDisappear(_:). A view that is only "
      + "hidden, or lies below another, is still on the screen for UIKit.",
    hint:
      "As long as the pane is a child, UIKit calls these when its view is added and removed. Only "
      + "who returns false for shouldAutomaticallyForwardAppearanceMethods has to say it.")

  public static let withSwitcher = SwitcherExpectation(
    title: "Lets the chosen pane come and go with the switcher itself", points: 4,
    because: "Another tab is chosen, something is pushed: the pane has gone, too.",
    hint:
      "UIKit hands the switcher's own callbacks on to its children. Who forwards by hand does it in "
      + "all four of them.")

  public static let offScreen = SwitcherExpectation(
    title: "Lets no pane appear while the switcher is off the screen", points: 3,
    because: "A pane that is told it appears starts to work for nobody.",
    hint:
      "Switch without an animation then: view.window is nil. Who forwards by hand has to know "
      + "whether the switcher itself is shown.")

  public static let rapid = SwitcherExpectation(
    title: "Ends on the last pane chosen when it is switched in the middle of switching", points: 4,
    because: "Users do not wait for animations.",
    hint:
      "Note what was chosen last, and when the animation under way is over, go on from there. Or end "
      + "it before you begin the next.")

  public static let leaves = SwitcherExpectation(
    title: "Lets a pane leave its parent in order", points: 3,
    because: "A pane that is no child any more hears of nothing that happens to its view.",
    hint: "willMove(toParent: nil), then the view goes, then removeFromParent().")

  public static let released = SwitcherExpectation(
    title: "Lets go of a pane that was removed", points: 2,
    because: "A removed pane does not come back, and should not stay in memory.",
    hint: "It is in the array, among the children, in a closure or in a property of yours.")

  public static let size = SwitcherExpectation(
    title: "Hands a new size on, and gives panes the room there is", points: 2,
    because: "Panes lay themselves out for the size that they are told.",
    hint:
      "viewWillTransition(to:with:) reaches children through the container's super. A pane that is "
      + "shown later needs the size that holds then.")

  public static let again = SwitcherExpectation(
    title: "Leaves the shown pane alone when it is chosen again", points: 2,
    because: "Nothing has changed, so nobody has anything to do.",
    hint: "Compare the new choice with what is shown, before anything else.")
}
