import AppLink

/// What a table or collection view shows, and which calls it is owed for that.
///
/// ```
///   data ─ numberOfSections, numberOfItems ─► counted ─ prepare, contentSize ─► laid out
///        ─ layoutAttributesForElements ─► found ─ for each that comes: cellForItemAt, willDisplay
///        ─ for each that goes: didEndDisplaying ─ prefetchItemsAt ─ cells ahead: cellForItemAt
/// ```
///
/// What is owed follows from how things stand, so that any callback may change them: `next` says what
/// comes, the other functions take in what came of it. The order is that of FACTS.md, section E.
struct ListDisplay {
  /// How many sections and items a list may have.
  static let maximumSections = 10_000
  static let maximumItems = 1_000_000
  /// How many elements may lie on the screen, a screen before it and one after it.
  static let maximumElements = 2000
  /// How often one display of a list may look for what shows.
  static let maximumPasses = 200

  /// What the device is to do next.
  enum Step: Hashable {
    case countSections
    case countItems(section: Int)
    case prepareLayout
    case findElements(in: ListRect)
    case measure([ListPath])
    case make(ListElement)
    case display(ListElement, ObjectID)
    case endDisplay(ListElement, ObjectID)
    case takeBack(ObjectID)
    /// Of a cell that nothing will show again.
    case drop(ObjectID)
    case prefetch([ListPath])
    case cancelPrefetch([ListPath])
  }

  struct Cell: Hashable {
    var id: ObjectID
    /// nil for one that cannot be used again.
    var key: CellPool.Key?
  }

  private(set) var settings = ListSettings()
  /// Whether the system prepares cells ahead, and keeps those that may come back (iOS 10).
  let preparesAhead: Bool
  /// Whether there is anyone to tell of prefetching.
  var hasPrefetchDataSource = false
  var selection = ListSelection()

  private(set) var counts: [Int]?
  var counting: [Int] = []
  var sections: Int?
  /// How many items there are, as far as they are counted.
  private(set) var itemCount = 0
  var isLaidOut = false
  private(set) var found: [PlacedElement]?

  var shown: [ListElement: Cell] = [:]
  var prepared: [ListElement: Cell] = [:]
  /// What is to go before anything comes, and after.
  var leavingFirst: [(element: ListElement, cell: Cell)] = []
  var leavingLast: [(element: ListElement, cell: Cell)] = []
  var takenBack: [ObjectID] = []
  var dropped: [ObjectID] = []
  var pool = CellPool()

  /// The element whose cell is being made; nil when there is none, or when it is gone meanwhile.
  var making: ListElement?
  /// Cells that have left the pool since the last one was made.
  var dequeued: [Cell] = []
  /// Elements for which no cell came.
  var missing: Set<ListElement> = []

  var told: Set<ListPath> = []
  var hasScrolled = false
  var goesBack = false

  init(preparesAhead: Bool) {
    self.preparesAhead = preparesAhead
  }

  // MARK: What the app says

  mutating func update(_ new: ListSettings) {
    let old = settings
    settings = new
    let size = (new.visible.width, new.visible.height)
    if new.layoutRevision != old.layoutRevision || size != (old.visible.width, old.visible.height) {
      isLaidOut = false
    }
    if new.visible != old.visible || !isLaidOut { found = nil }
    let from = old.visible.extent(isHorizontal: new.isHorizontal).lowerBound
    let to = new.visible.extent(isHorizontal: new.isHorizontal).lowerBound
    if from != to, !old.visible.isEmpty, !shown.isEmpty {
      hasScrolled = true
      goesBack = to < from
    }
    if new.dataRevision != old.dataRevision { reload() }
  }

  /// Nothing holds any more of what is known of the data.
  private mutating func reload() {
    forgetCounts()
    for (element, cell) in shown.sorted(by: Self.order) { leavingFirst.append((element, cell)) }
    shown = [:]
    for (_, cell) in prepared.sorted(by: Self.order) { takeBack(cell, last: nil) }
    prepared = [:]
    making = nil
    pool.forgetElements()
    told = []
    selection = ListSelection()
    hasScrolled = false
  }

  private mutating func forgetCounts() {
    counts = nil
    sections = nil
    counting = []
    isLaidOut = false
    found = nil
    missing = []
  }

  mutating func counted(sections: Int) {
    self.sections = sections
    counting = []
    itemCount = 0
    if sections == 0 { counts = [] }
  }

  mutating func counted(items: Int) {
    counting.append(items)
    itemCount += items
    if counting.count == sections { counts = counting }
  }

  mutating func laidOut() { isLaidOut = true }

  mutating func measured() { found = nil }

  mutating func found(_ elements: [PlacedElement]) {
    found = elements
    missing = []
  }

  /// The cell that the data source gave for the element that was to be made; nil for none.
  mutating func made(_ id: ObjectID?, identifier: String?) {
    defer { making = nil }
    let element = making
    let others = dequeued.filter { $0.id != id }
    dequeued = []
    for cell in others { takeBack(cell, last: nil) }
    guard let id else {
      if let element { missing.insert(element) }
      return
    }
    // A table view's headers and footers are of one stock.
    let kind = element.map { settings.isTable && $0.kind != .cell ? .header : $0.kind } ?? .cell
    let cell = Cell(id: id, key: identifier.map { CellPool.Key(kind: kind, identifier: $0) })
    withdraw(id)
    if let element { prepared[element] = cell } else { takeBack(cell, last: nil) }
  }

  /// The same for an element that was asked for before its time.
  mutating func made(_ id: ObjectID, identifier: String?, early element: ListElement) {
    let outer = making
    making = element
    made(id, identifier: identifier)
    making = outer
  }

  /// A cell that is given for a second element leaves the first.
  private mutating func withdraw(_ id: ObjectID) {
    for (element, cell) in shown where cell.id == id {
      shown[element] = nil
      missing.insert(element)
      leavingFirst.append((element, Cell(id: id, key: nil)))
    }
    for (element, cell) in prepared where cell.id == id {
      prepared[element] = nil
      missing.insert(element)
    }
  }

  /// A cell for student code that wants one to fill; whether it is ready, because it showed the same
  /// element a moment ago, or has to be prepared for reuse.
  mutating func dequeue(
    _ key: CellPool.Key, for path: ListPath?
  ) -> (cell: ObjectID, isReady: Bool)? {
    let wanted = path.map { ListElement(key.kind, $0.section, $0.item) } ?? making
    guard let taken = pool.take(key, for: preparesAhead ? wanted : nil) else { return nil }
    dequeued.append(Cell(id: taken.cell, key: key))
    return taken
  }

  /// Takes a batch of changes over; `new` are the numbers of items after it.
  mutating func apply(_ updates: ListUpdates, counts new: [Int]) {
    forgetCounts()
    counts = new
    for (element, cell) in shown.sorted(by: Self.order)
    where updates.isReloaded(element.path) || newElement(element, updates) == nil {
      shown[element] = nil
      leavingLast.append((element, cell))
    }
    for (element, cell) in prepared.sorted(by: Self.order)
    where updates.isReloaded(element.path) || newElement(element, updates) == nil {
      prepared[element] = nil
      takeBack(cell, last: nil)
    }
    shown = moved(shown, updates)
    prepared = moved(prepared, updates)
    making = making.flatMap { newElement($0, updates) }
    pool.forgetElements()
    told = Set(told.compactMap(updates.newPath))
    selection.apply(updates)
  }

  private func moved(
    _ cells: [ListElement: Cell], _ updates: ListUpdates
  ) -> [ListElement: Cell] {
    var moved: [ListElement: Cell] = [:]
    for (element, cell) in cells {
      if let new = newElement(element, updates) { moved[new] = cell }
    }
    return moved
  }

  /// Headers and footers go with their section.
  private func newElement(_ element: ListElement, _ updates: ListUpdates) -> ListElement? {
    if element.kind == .cell {
      return updates.newPath(of: element.path).map { ListElement(.cell, $0.section, $0.item) }
    }
    return updates.newSection(of: element.path.section).map {
      ListElement(element.kind, $0, element.path.item)
    }
  }

  // MARK: Cells

  mutating func takeBack(_ cell: Cell, last: ListElement?) {
    takenBack.append(cell.id)
    putAway(cell, last: last)
  }

  mutating func putAway(_ cell: Cell, last: ListElement?) {
    guard let key = cell.key else { return dropped.append(cell.id) }
    if let oldest = pool.add(cell.id, key, last: last) { dropped.append(oldest) }
  }

  static func order(
    _ a: (key: ListElement, value: Cell), _ b: (key: ListElement, value: Cell)
  ) -> Bool {
    (a.key.path, a.key.kind.word, a.value.id) < (b.key.path, b.key.kind.word, b.value.id)
  }

  /// Cells on the screen and those prepared for it, by their elements.
  var cells: [(element: ListElement, cell: ObjectID)] {
    (shown.map { ($0.key, $0.value.id) } + prepared.map { ($0.key, $0.value.id) })
      .sorted { $0.1 < $1.1 }
  }

  /// The item that a cell on the screen shows.
  func path(ofCell id: ObjectID) -> ListPath? {
    shown.first { $0.value.id == id && $0.key.kind == .cell }?.key.path
  }

  /// Whether it has been laid out before.
  var hasBeenDisplayed: Bool { found != nil }

  /// Elements that are displayed, in order.
  var displayed: [ListElement] { shown.sorted(by: Self.order).map(\.key) }
}
