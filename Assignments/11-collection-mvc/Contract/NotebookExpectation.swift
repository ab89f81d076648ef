/// A criterion on what the notebook shows, judged by scenarios.
public struct NotebookExpectation: Sendable {
  public let title: String
  public let points: Int
  public let because: String
  public let hint: String

  public static let order = NotebookExpectation(
    title: "Shows the birds in the order of the notebook", points: 2,
    because: "Each card stands for one bird of the model, and for the same one after any scroll.",
    hint: "Give the card in collectionView(_:cellForItemAt:) the bird at indexPath.item.")

  public static let counting = NotebookExpectation(
    title: "Counts on the card and in the total", points: 3,
    because: "Two views of one model have to agree.",
    hint: "The button changes the model; the model tells the controller, which shows both.")

  public static let changes = NotebookExpectation(
    title: "Shows the right birds after some have come and gone", points: 4,
    because: "Cards move when a bird comes or goes, and no card is to show another one's bird.",
    hint:
      "Change the model, then call insertItems(at:) or deleteItems(at:) with the very place in the "
      + "model.")

  public static let reuse = NotebookExpectation(
    title: "Shows on each card what belongs to its bird, however far it is scrolled", points: 4,
    because: "A few cells serve for all birds: what a cell showed before is still on it.",
    hint:
      "Set everything a card shows whenever it is filled, also what is empty, or clear it in "
      + "prepareForReuse(). What is to be kept belongs to the model.")

  public static let latin = NotebookExpectation(
    title: "Shows each Latin name on the card of its bird, and on no other", points: 4,
    because:
      "When the answer comes, the cell may show another bird, and the bird may be at another place, "
      + "or gone.",
    hint: "Keep in the closure which bird was asked for, and look for its place with the answer.")

  public static let keeps = NotebookExpectation(
    title: "Knows a Latin name for good", points: 2,
    because: "The user who scrolls back does not want to wait for the same answer again.",
    hint: "The answer belongs into the model; from there cards are filled.")

  public static let live = NotebookExpectation(
    title: "Shows what is reported, on cards that are there and on those that come later",
    points: 3,
    because: "The model changes by itself, whether anybody looks or not.",
    hint:
      "A card can be filled well before it comes to the screen. cellForItem(at:) finds such a one, "
      + "visibleCells does not; reconfigureItems(at:) and reloadItems(at:) reach it as well.")

  public static let quiet = NotebookExpectation(
    title: "Leaves cards alone that have left the screen", points: 3,
    because: "A cell that is kept for reuse stands for no bird; who writes to it works for nobody.",
    hint:
      "Cells need not hear of the model. The controller does, and asks the collection view for the "
      + "cell at the place of the bird.")

  public static let selection = NotebookExpectation(
    title: "Marks the selected bird, and no other", points: 3,
    because: "“Remove” removes the selected bird, so the user has to see which one that is.",
    hint:
      "The collection view keeps the selection where it belongs when items come and go, but not "
      + "over reloadData(). A cell hears of it by isSelected.")

  public static let mainThread = NotebookExpectation(
    title: "Changes the interface on the main thread only", points: 2,
    because: "On any other thread UIKit does what it likes: late, wrong, or not at all.",
    hint: "Go to DispatchQueue.main, or into a task of the main actor, with the answer.")

  public static let few = NotebookExpectation(
    title: "Fills a card again only where its bird has changed", points: 2,
    because:
      "reloadData() forgets the selection, stops what the user's finger is doing, and asks for all "
      + "cards anew.",
    hint: "Let the model say which bird has changed, and show that one.")
}
