import AppLink
import Foundation

/// What a table or collection view has: numbers, cells, selection, changes under way.
///
/// The device decides which cell shows what, and when; this obeys.
@MainActor final class ListContents {
  /// Blocks of one batch of changes.
  typealias Completion = (Bool) -> Void

  /// How many items of a list may be selected at once; the device takes no more.
  static let maximumSelection = 5000

  private unowned let view: UIView & ListView

  /// Goes up when all that the device knows of the data is void.
  private(set) var dataRevision: Int64 = 0
  /// Goes up when the layout is void.
  private(set) var layoutRevision: Int64 = 0
  /// Items by section, as the data source told them last.
  private(set) var counts: [Int] = []
  private var hasCounts = false

  /// All cells that the device knows, on the screen or not.
  private var cells: [ObjectID: any ListCell] = [:]
  private var displayed: [ListElement: any ListCell] = [:]
  private(set) var selected: [IndexPath] = []
  private var highlighted: IndexPath?

  private var batchDepth = 0
  private var changes: [LinkValue] = []
  private var completions: [Completion] = []
  private var toldState: LinkRecord = [:]

  init(of view: UIView & ListView) {
    self.view = view
  }

  // MARK: Data

  func reloadData() {
    dataRevision += 1
    hasCounts = false
    selected = []
    highlighted = nil
    changes = []
  }

  func invalidateLayout() { layoutRevision += 1 }

  /// The numbers of items; asks for them where they are not known.
  func currentCounts() -> [Int] {
    if !hasCounts { AppProcess.shared.ask(.countList, on: view.id) }
    return counts
  }

  func count(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The device asks for the numbers anew.
  func beginCounting() {
    counts = []
    hasCounts = true
  }

  /// Takes over a number that the data source gave; sections come in order.
  func note(items: Int, inSection section: Int) {
    if section == counts.count { counts.append(max(0, items)) }
  }

  /// What the device may not know yet; nil when it knows all.
  func newState() -> LinkRecord? {
    var state = view.listState
    state["list"] = .object(view.id)
    state["dataRevision"] = .int(dataRevision)
    state["layoutRevision"] = .int(layoutRevision)
    guard state != toldState else { return nil }
    toldState = state
    return state
  }

  // MARK: Cells

  /// A cell of this identifier: one that was used before, or a new one from `make`.
  func dequeue<Cell: ListCell>(
    kind: String, identifier: String, at indexPath: IndexPath?, make: () -> Cell?
  ) -> Cell? {
    var arguments = indexPath?.linkRecord ?? [:]
    arguments["kind"] = .string(kind)
    arguments["identifier"] = .string(identifier.cappedForLink)
    let answer = AppProcess.shared.ask(.dequeue, on: view.id, arguments)
    let old = answer["cell"]?.object.flatMap { cells[$0] } as? Cell
    let cell = old ?? make()
    cell?.listPlace = ListCellPlace(
      element: indexPath.map { ListElement(kind, $0) }, display: .preparing)
    return cell
  }

  /// The data source gave a cell; answers what the device has to know of it.
  func take(_ cell: any ListCell, for element: ListElement) -> LinkRecord {
    let id = cell.id
    cells[id] = cell
    if displayed.first(where: { $0.value === cell })?.key != nil {
      displayed = displayed.filter { $0.value !== cell }
      cell.detach()
    }
    cell.listPlace = ListCellPlace(element: element, display: .prepared)
    mark(cell)
    var record: LinkRecord = ["cell": .object(id)]
    record["identifier"] = cell.reuseIdentifier.map { .string($0.cappedForLink) }
    return record
  }

  /// A cell comes to the screen.
  func display(_ arguments: LinkRecord) -> (any ListCell, ListElement)? {
    guard let cell = arguments["cell"]?.object.flatMap({ cells[$0] }),
      let element = element(of: arguments)
    else { return nil }
    cell.listPlace = ListCellPlace(element: element, display: .displayed)
    displayed[element] = cell
    mark(cell)
    view.attach(cell)
    return (cell, element)
  }

  /// A cell leaves the screen.
  func endDisplay(_ arguments: LinkRecord) -> (any ListCell, ListElement)? {
    guard let cell = arguments["cell"]?.object.flatMap({ cells[$0] }),
      let element = element(of: arguments)
    else { return nil }
    // It may show something else by now.
    let hasMovedOn = cell.listPlace.display != .displayed || displayed[element] !== cell
    if displayed[element] === cell { displayed[element] = nil }
    if !hasMovedOn || !displayed.values.contains(where: { $0 === cell }) {
      if cell.listPlace.display == .displayed { cell.listPlace.display = .offScreen }
      if cell.superview === view { cell.detach() }
    }
    return (cell, element)
  }

  func takeBack(_ arguments: LinkRecord) {
    guard let id = arguments["cell"]?.object, let cell = cells[id] else { return }
    if arguments["isDropped"]?.bool == true { cells[id] = nil }
    if cell.listPlace.display != .displayed { cell.listPlace.display = .offScreen }
  }

  private func element(of arguments: LinkRecord) -> ListElement? {
    if let element = ListElement(arguments) { return element }
    guard let section = arguments["section"]?.int else { return nil }
    return ListElement(
      arguments["kind"]?.string ?? ListElement.cell, IndexPath(item: 0, section: Int(section)))
  }

  func cell(_ element: ListElement) -> (any ListCell)? { displayed[element] }

  /// Begins what a storyboard says of the cell that the user has chosen.
  func follow(_ arguments: LinkRecord) {
    guard let element = ListElement(arguments), let cell = displayed[element] else { return }
    cell.leadsTo?.fire(sender: cell)
  }

  /// A cell that is filled for what is not on the screen yet.
  func preparedCell(_ element: ListElement) -> (any ListCell)? {
    cells.values.first { $0.listPlace.display == .prepared && $0.listPlace.element == element }
  }

  /// Where a cell is displayed.
  func indexPath(of cell: any ListCell) -> IndexPath? {
    displayed.first { $0.value === cell }?.key.indexPath
  }

  /// Places of what is displayed of a kind, in order.
  func displayedPaths(_ kind: String = ListElement.cell) -> [IndexPath] {
    displayed.keys.filter { $0.kind == kind }.map(\.indexPath).sorted()
  }

  /// All that is displayed, in no order.
  var displayedElements: [(element: ListElement, cell: any ListCell)] {
    displayed.map { ($0.key, $0.value) }
  }

  // MARK: Selection

  /// Takes over from the device where cells are and which items are selected.
  func markItems(_ arguments: LinkRecord) {
    selected = arguments.indexPaths("selected")
    highlighted = arguments["highlighted"]?.record.flatMap { IndexPath($0) }
    let places = (arguments["cells"]?.list ?? []).compactMap(\.record)
    var moved: [ListElement: any ListCell] = [:]
    for place in places {
      guard let element = ListElement(place), let id = place["cell"]?.object, let cell = cells[id]
      else { continue }
      cell.listPlace.element = element
      if cell.listPlace.display == .displayed { moved[element] = cell }
      mark(cell)
    }
    // Those that are about to leave keep their place until then.
    for (element, cell) in displayed where moved[element] == nil {
      if !moved.values.contains(where: { $0 === cell }) { moved[element] = cell }
    }
    displayed = moved
  }

  func select(_ paths: [IndexPath]) {
    selected = Array(paths.prefix(Self.maximumSelection))
    AppProcess.shared.ask(
      .selectItems, on: view.id, ["selected": .list(selected.map { .record($0.linkRecord) })])
    for (_, cell) in displayedElements { mark(cell) }
  }

  private func mark(_ cell: any ListCell) {
    guard let element = cell.listPlace.element, element.kind == ListElement.cell else { return }
    cell.mark(
      isSelected: selected.contains(element.indexPath),
      isHighlighted: highlighted == element.indexPath)
  }

  // MARK: Batches of changes

  func beginUpdates() {
    if batchDepth == 0 { AppProcess.shared.ask(.countList, on: view.id) }
    batchDepth += 1
  }

  func endUpdates(_ completion: Completion? = nil) {
    guard batchDepth > 0 else { return }
    if let completion { completions.append(completion) }
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    var arguments: LinkRecord = ["updates": .list(changes)]
    changes = []
    if !completions.isEmpty {
      let blocks = completions
      completions = []
      arguments["completion"] = AppProcess.shared.keep(finished: { finished in
        for block in blocks { block(finished) }
      })
    }
    AppProcess.shared.ask(.endListUpdates, on: view.id, arguments)
  }

  /// A change, as a batch of its own outside of any.
  func change(
    _ word: String, section: Int? = nil, _ paths: [IndexPath] = [], to goal: IndexPath? = nil,
    toSection: Int? = nil
  ) {
    beginUpdates()
    if let section {
      add(["change": .string(word), "section": .int(Int64(section))], to: goal, toSection)
    }
    for path in paths {
      add(path.linkRecord.merging(["change": .string(word)]) { old, _ in old }, to: goal, toSection)
    }
    endUpdates()
  }

  private func add(_ record: LinkRecord, to goal: IndexPath?, _ toSection: Int?) {
    var record = record
    if let goal {
      record["toSection"] = .int(Int64(goal.section))
      record["toItem"] = .int(Int64(goal.item))
    }
    if let toSection { record["toSection"] = .int(Int64(toSection)) }
    changes.append(.record(record))
  }
}

/// A table or collection view, as its contents see it.
@MainActor protocol ListView: UIScrollView {
  var contents: ListContents { get }
  /// What the device has to know to display it.
  var listState: LinkRecord { get }
}

/// The lists of the app, in the order in which they were made; holds none of them alive.
@MainActor final class ListRegistry {
  static let shared = ListRegistry()

  private struct Entry {
    weak var list: (any ListView)?
  }

  private var entries: [Entry] = []

  func add(_ list: any ListView) {
    entries.append(Entry(list: list))
    EffectLog.shared.add(Effect.listNeedsDisplay, on: list.id)
  }

  /// What has changed since the device asked last.
  func newStates() -> LinkRecord {
    entries.removeAll { $0.list == nil }
    let states = entries.compactMap { $0.list?.contents.newState() }
    return ["lists": .list(states.map { .record($0) })]
  }
}
