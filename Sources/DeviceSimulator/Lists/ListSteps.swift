import AppLink

/// What a list is owed next.
extension ListDisplay {
  /// What comes next; it counts as done, but for the answers that some steps bring.
  mutating func next() -> Step? {
    if !dropped.isEmpty { return .drop(dropped.removeFirst()) }
    if !takenBack.isEmpty { return .takeBack(takenBack.removeFirst()) }
    guard settings.isShowable else { return nil }
    if let step = nextCount() { return step }
    guard isLaidOut else { return .prepareLayout }
    guard let found else {
      return .findElements(
        in: settings.visible.withNeighbours(isHorizontal: settings.isHorizontal))
    }
    let wanted = found.filter { $0.frame.intersects(settings.visible) }
    let unmeasured = wanted.filter(\.isUnmeasured).map(\.element.path)
    if !unmeasured.isEmpty { return .measure(unmeasured) }
    return nextEnd(\.leavingFirst) ?? nextOnScreen(wanted.map(\.element))
      ?? nextEnd(\.leavingLast) ?? nextAhead(found)
  }

  /// The next question for the numbers of items.
  mutating func nextCount() -> Step? {
    guard counts == nil else { return nil }
    guard sections != nil else { return .countSections }
    return .countItems(section: counting.count)
  }

  private mutating func nextOnScreen(_ wanted: [ListElement]) -> Step? {
    for element in wanted where shown[element] == nil && !missing.contains(element) {
      guard let cell = prepared.removeValue(forKey: element) else { return make(element) }
      shown[element] = cell
      told.remove(element.path)
      return .display(element, cell.id)
    }
    let wanted = Set(wanted)
    guard let leaving = shown.filter({ !wanted.contains($0.key) }).min(by: Self.order) else {
      return nil
    }
    shown[leaving.key] = nil
    return end(leaving.key, leaving.value, last: leaving.key)
  }

  private mutating func nextEnd(
    _ leaving: WritableKeyPath<ListDisplay, [(element: ListElement, cell: Cell)]>
  ) -> Step? {
    guard !self[keyPath: leaving].isEmpty else { return nil }
    let (element, cell) = self[keyPath: leaving].removeFirst()
    return end(element, cell, last: nil)
  }

  private mutating func end(_ element: ListElement, _ cell: Cell, last: ListElement?) -> Step {
    // One that another element has by now stays where it is.
    let isElsewhere =
      prepared.values.contains { $0.id == cell.id } || shown.values.contains { $0.id == cell.id }
    if !isElsewhere { putAway(cell, last: last) }
    return .endDisplay(element, cell.id)
  }

  private mutating func make(_ element: ListElement) -> Step {
    making = element
    return .make(element)
  }

  /// What is told and made ahead, beyond the edge towards which the list scrolls.
  private mutating func nextAhead(_ found: [PlacedElement]) -> Step? {
    let ahead = preparesAhead && settings.prefetches ? cellsAhead(found) : []
    let paths = ahead.map(\.element.path)
    let line = hasScrolled ? nearestLine(of: ahead) : []
    if let step = nextTold(paths) { return step }
    let unwanted = prepared.filter { !line.contains($0.key) }.min(by: Self.order)
    if let unwanted {
      prepared[unwanted.key] = nil
      takeBack(unwanted.value, last: nil)
      return .takeBack(takenBack.removeFirst())
    }
    return line.first { prepared[$0] == nil && !missing.contains($0) }.map { make($0) }
  }

  private mutating func nextTold(_ ahead: [ListPath]) -> Step? {
    guard hasPrefetchDataSource else { return nil }
    let gone = told.subtracting(ahead).sorted()
    if !gone.isEmpty {
      told.subtract(gone)
      return .cancelPrefetch(gone)
    }
    let new = ahead.filter {
      !told.contains($0) && prepared[ListElement(.cell, $0.section, $0.item)] == nil
    }
    guard !new.isEmpty else { return nil }
    told.formUnion(new)
    return .prefetch(new)
  }

  /// Cells that are not on the screen, the nearest first.
  private func cellsAhead(_ found: [PlacedElement]) -> [PlacedElement] {
    let isHorizontal = settings.isHorizontal
    let screen = settings.visible.extent(isHorizontal: isHorizontal)
    let ahead = found.filter {
      guard $0.element.kind == .cell, !$0.isUnmeasured, !$0.frame.intersects(settings.visible)
      else { return false }
      let extent = $0.frame.extent(isHorizontal: isHorizontal)
      return goesBack
        ? extent.upperBound <= screen.lowerBound : extent.lowerBound >= screen.upperBound
    }
    return goesBack ? ahead.reversed() : ahead
  }

  /// Those that begin where the nearest one does.
  private func nearestLine(of ahead: [PlacedElement]) -> [ListElement] {
    func edge(_ placed: PlacedElement) -> Double {
      let extent = placed.frame.extent(isHorizontal: settings.isHorizontal)
      return goesBack ? -extent.upperBound : extent.lowerBound
    }
    guard let nearest = ahead.map(edge).min() else { return [] }
    return ahead.filter { edge($0) == nearest }.map(\.element)
  }
}
