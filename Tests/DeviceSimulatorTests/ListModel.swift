import AppLink
@testable import DeviceSimulator
import SeededRandom

/// A list in an app that a test writes: sections of items with numbers of their own, one under the
/// other, each as high as the next.
struct ListModel {
  static let itemHeight = 40.0
  static let headerHeight = 20.0

  private(set) var sections: [[Int]] = []
  private var lastItem = 0
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    sections = (0..<number(1...4)).map { _ in newItems(0...30) }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func newItem() -> Int {
    lastItem += 1
    return lastItem
  }

  private mutating func newItems(_ count: ClosedRange<Int>) -> [Int] {
    (0..<number(count)).map { _ in newItem() }
  }

  /// Everything is something else.
  mutating func replace() {
    sections = (0..<number(0...4)).map { _ in newItems(0...30) }
  }

  /// One section of so many items.
  mutating func fill(_ count: Int) {
    sections = [(0..<count).map { _ in newItem() }]
  }

  // MARK: Places, the slow and obvious way

  /// All elements with their frames.
  func elements(width: Double) -> [PlacedElement] {
    var y = 0.0
    var placed: [PlacedElement] = []
    for (section, items) in sections.enumerated() {
      placed.append(
        PlacedElement(
          element: ListElement(.header, section, 0),
          frame: ListRect(x: 0, y: y, width: width, height: Self.headerHeight)))
      y += Self.headerHeight
      for item in items.indices {
        placed.append(
          PlacedElement(
            element: ListElement(.cell, section, item),
            frame: ListRect(x: 0, y: y, width: width, height: Self.itemHeight)))
        y += Self.itemHeight
      }
    }
    return placed
  }

  /// The same for what meets a rectangle, without looking at each item.
  func elements(width: Double, in rect: ListRect) -> [PlacedElement] {
    guard sections.count == 1 else {
      return elements(width: width).filter { $0.frame.intersects(rect) }
    }
    let first = max(0, Int((rect.y - Self.headerHeight) / Self.itemHeight) - 1)
    let last = min(
      sections[0].count, Int((rect.y + rect.height - Self.headerHeight) / Self.itemHeight) + 1)
    let items = (first..<max(first, last)).map { item in
      PlacedElement(
        element: ListElement(.cell, 0, item),
        frame: ListRect(
          x: 0, y: Self.headerHeight + Double(item) * Self.itemHeight, width: width,
          height: Self.itemHeight))
    }
    let header = PlacedElement(
      element: ListElement(.header, 0, 0),
      frame: ListRect(x: 0, y: 0, width: width, height: Self.headerHeight))
    return ([header] + items).filter { $0.frame.intersects(rect) }
  }

  func item(at path: ListPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else { return nil }
    return sections[path.section][path.item]
  }

  // MARK: Batches

  /// Makes random changes; returns how a list is told of them.
  mutating func change() -> ListUpdates {
    var updates = ListUpdates()
    let old = sections
    var goals: [Int: Int] = [:]
    changeSections(&updates, &goals)
    changeItems(of: old, &updates, goals)
    updates.close()
    return updates
  }

  /// Deletes, inserts, moves and reloads sections; `goals` are the new places of old sections.
  private mutating func changeSections(_ updates: inout ListUpdates, _ goals: inout [Int: Int]) {
    let old = Array(sections.indices)
    for section in old where number(1...6) == 1 { updates.deletedSections.insert(section) }
    let kept = old.filter { !updates.deletedSections.contains($0) }
    let movers = kept.filter { _ in number(1...5) == 1 }
    let inserted = number(0...1)
    var places = Array(0..<(kept.count + inserted)).shuffled(using: &generator)
    var slots: [Int: [Int]] = [:]
    for section in movers {
      let place = places.removeLast()
      updates.movedSections[section] = place
      goals[section] = place
    }
    for _ in 0..<inserted {
      let place = places.removeLast()
      updates.insertedSections.insert(place)
      slots[place] = newItems(0...12)
    }
    for (section, place) in zip(kept.filter { !movers.contains($0) }, places.sorted()) {
      goals[section] = place
    }
    for section in kept where number(1...8) == 1 { updates.reloadedSections.insert(section) }
    for (section, place) in goals { slots[place] = sections[section] }
    sections = slots.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func changeItems(
    of old: [[Int]], _ updates: inout ListUpdates, _ goals: [Int: Int]
  ) {
    var kept: [Int: [Int]] = [:]
    var movers: [Int: [(path: ListPath, item: Int)]] = [:]
    let open = goals.filter { !updates.reloadedSections.contains($0.key) }
      .sorted { $0.key < $1.key }
    for (section, goal) in open {
      kept[goal] = []
      for (index, item) in old[section].enumerated() {
        let path = ListPath(section: section, item: index)
        switch number(1...12) {
        case 1: updates.deletedItems.insert(path)
        case 2:
          let to = open[number(0...(open.count - 1))].value
          movers[to, default: []].append((path, item))
        case 3:
          updates.reloadedItems.insert(path)
          kept[goal]?.append(item)
        default: kept[goal]?.append(item)
        }
      }
    }
    for (_, goal) in open {
      let stay = kept[goal] ?? []
      let coming = movers[goal] ?? []
      let inserted = newItems(0...3)
      var places = Array(0..<(stay.count + coming.count + inserted.count))
        .shuffled(using: &generator)
      var slots: [Int: Int] = [:]
      for (path, item) in coming {
        let place = places.removeLast()
        updates.movedItems[path] = ListPath(section: goal, item: place)
        slots[place] = item
      }
      for item in inserted {
        let place = places.removeLast()
        updates.insertedItems.insert(ListPath(section: goal, item: place))
        slots[place] = item
      }
      for (item, place) in zip(stay, places.sorted()) { slots[place] = item }
      sections[goal] = slots.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

/// Plays an app to a `ListDisplay`, and watches over what it is told.
struct ListRun {
  var display: ListDisplay
  var model: ListModel
  var settings = ListSettings()
  /// What each step was, in the words of a trace.
  private(set) var words: [String] = []
  private(set) var violations: [String] = []
  /// What each cell on the screen shows, by the item's own number.
  private(set) var onScreen: [ObjectID: Int] = [:]
  private(set) var cellCount = 0

  private var contents: [ObjectID: Int] = [:]
  private var places: [ObjectID: ListElement] = [:]
  private var dropped: Set<ObjectID> = []

  init(seed: UInt64, preparesAhead: Bool) {
    display = ListDisplay(preparesAhead: preparesAhead)
    model = ListModel(seed: seed)
    settings.isShowable = true
    settings.visible = ListRect(x: 0, y: 0, width: 300, height: 200)
    settings.dataRevision = 1
  }

  /// Carries out all that is owed.
  mutating func settle() {
    display.update(settings)
    for _ in 0..<10_000 {
      guard let step = display.next() else { return }
      take(step)
    }
    violations.append("does not come to rest")
  }

  mutating func apply(_ updates: ListUpdates) {
    display.apply(updates, counts: model.sections.map(\.count))
    places = [:]
    for (element, cell) in display.cells { places[cell] = element }
  }

  private mutating func take(_ step: ListDisplay.Step) {
    switch step {
    case .countSections: display.counted(sections: model.sections.count)
    case .countItems(let section): display.counted(items: model.sections[section].count)
    case .prepareLayout: display.laidOut()
    case .findElements(let rect):
      display.found(model.elements(width: 300, in: rect))
    case .measure: violations.append("measures what is measured")
    case .make(let element): make(element)
    case .display(let element, let cell): show(element, cell)
    case .endDisplay(_, let cell):
      if onScreen.removeValue(forKey: cell) == nil { violations.append("ends what is not shown") }
      words.append("end")
    case .takeBack(let cell):
      if onScreen[cell] != nil { violations.append("takes back what is shown") }
    case .drop(let cell): dropped.insert(cell)
    case .prefetch(let paths): words.append("prefetch \(paths.map(\.item))")
    case .cancelPrefetch(let paths): words.append("cancel \(paths.map(\.item))")
    }
  }

  private mutating func make(_ element: ListElement) {
    let key = CellPool.Key(kind: element.kind, identifier: "\(element.path.item % 2)")
    var cell = ObjectID(0)
    if let old = display.dequeue(key, for: element.path) {
      cell = old.cell
      if onScreen[cell] != nil { violations.append("gives a cell that is on the screen") }
      if dropped.contains(cell) { violations.append("gives a cell that was dropped") }
      if old.isReady, contents[cell] != item(of: element) {
        violations.append("calls a cell ready that shows something else")
      }
    } else {
      cellCount += 1
      cell = ObjectID(UInt32(cellCount))
    }
    contents[cell] = item(of: element)
    words.append("make \(element.path.section).\(element.path.item)")
    display.made(cell, identifier: key.identifier)
  }

  private mutating func show(_ element: ListElement, _ cell: ObjectID) {
    if onScreen[cell] != nil { violations.append("shows a cell in two places") }
    onScreen[cell] = contents[cell]
    words.append("show \(element.path.section).\(element.path.item)")
  }

  private func item(of element: ListElement) -> Int {
    element.kind == .cell ? model.item(at: element.path) ?? 0 : -1
  }

  /// What a list that shows exactly what is visible shows.
  var expected: [ListElement] {
    guard settings.isShowable else { return display.displayed }
    return model.elements(width: 300).filter { $0.frame.intersects(settings.visible) }
      .map(\.element).sorted { ($0.path, $0.kind.word) < ($1.path, $1.kind.word) }
  }

  /// The items that cells on the screen show otherwise than the model says.
  var wrongItems: [ListElement] {
    display.cells.filter { cell in
      onScreen[cell.cell] != nil && onScreen[cell.cell] != item(of: cell.element)
    }.map(\.element)
  }

  mutating func forgetWords() { words = [] }
}
