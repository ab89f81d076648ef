import AppLink
import LifecycleTrace

/// Where the elements of a list lie, and what shows them.
extension Device {
  func prepareLayout(of list: ObjectID) throws(AppOutcome) {
    app?.lists[list]?.laidOut()
    guard let settings = app?.lists[list]?.settings else { return }
    if settings.isTable { try measureHeaders(of: list) }
    guard let layout = settings.layoutClass else {
      _ = try callHarness(Call.Name.prepareLayout, [:], on: list)
      return
    }
    try enter(.prepareLayout, on: list, named: layout)
    try enter(.collectionViewContentSize, on: list, named: layout)
  }

  func findElements(in rect: ListRect, of list: ObjectID) throws(AppOutcome) {
    var arguments = rect.record
    arguments["measures"] = .bool(measuresRows(of: list))
    let layout = app?.lists[list]?.settings.layoutClass
    let returned =
      if let layout {
        try enter(.layoutAttributesForElements, on: list, named: layout, arguments: arguments)
      } else {
        try callHarness(Call.Name.elements, arguments, on: list)
      }
    let elements = returned["elements"]?.list ?? []
    guard elements.count <= ListDisplay.maximumElements else {
      throw AppOutcome(
        .tooMuchOutput,
        message: "has a list that shows more than \(ListDisplay.maximumElements) elements at once")
    }
    let counts = app?.lists[list]?.counts ?? []
    let placed = elements.compactMap(\.record).compactMap { PlacedElement($0) }.filter {
      let path = $0.element.path
      return $0.element.kind != .cell
        || counts.indices.contains(path.section) && path.item < counts[path.section]
    }
    app?.lists[list]?.found(placed)
  }

  private func measuresRows(of list: ObjectID) -> Bool {
    guard app?.lists[list]?.settings.isTable == true,
      let name = name(of: list, role: "delegate")
    else { return false }
    return app?.lists.lacking.contains(
      ListTable.Lacking(delegate: name, callback: .heightForRow)) == false
  }

  /// What a table view's headers and footers say, and how high they are.
  private func measureHeaders(of list: ObjectID) throws(AppOutcome) {
    for section in (app?.lists[list]?.counts ?? []).indices {
      let arguments: LinkRecord = ["section": .int(Int64(section))]
      let header = try [
        enter(.titleForHeader, role: "dataSource", of: list, arguments),
        enter(.heightForHeader, role: "delegate", of: list, arguments),
      ]
      if !Self.isGiven(header) { try makeEdge(.header, .viewForHeader, section, of: list) }
      let footer = try [
        enter(.titleForFooter, role: "dataSource", of: list, arguments),
        enter(.heightForFooter, role: "delegate", of: list, arguments),
      ]
      if !Self.isGiven(footer) { try makeEdge(.footer, .viewForFooter, section, of: list) }
    }
  }

  private static func isGiven(_ answers: [LinkRecord?]) -> Bool {
    answers.contains { $0?["isGiven"]?.bool == true }
  }

  /// A header or footer without title and height is there if the delegate has a view for it.
  private func makeEdge(
    _ kind: ListElement.Kind, _ callback: CallbackName, _ section: Int, of list: ObjectID
  ) throws(AppOutcome) {
    let view = try enter(
      callback, role: "delegate", of: list,
      ["section": .int(Int64(section)), "isOptional": true])
    guard let cell = view?["cell"]?.object else { return }
    app?.lists[list]?.made(
      cell, identifier: view?["identifier"]?.string, early: ListElement(kind, section, 0))
  }

  /// What a flow layout's delegate says of the sizes and spacings in it.
  func prepareFlow(of list: ObjectID) throws(AppOutcome) {
    try countNow(list)
    var asked = 0
    for (section, items) in (app?.lists[list]?.counts ?? []).enumerated() {
      let arguments: LinkRecord = ["section": .int(Int64(section))]
      let questions: [CallbackName] = [
        .insetForSection, .lineSpacingForSection, .interitemSpacingForSection,
        .referenceSizeForHeader, .referenceSizeForFooter,
      ]
      for question in questions { try enter(question, role: "delegate", of: list, arguments) }
      for item in 0..<items {
        let path = ListPath(section: section, item: item)
        guard try enter(.sizeForItem, role: "delegate", of: list, path.record) != nil else { break }
        asked += 1
        guard asked <= Self.maximumSizes else {
          throw AppOutcome(
            .tooMuchOutput,
            message: "has a list of more than \(Self.maximumSizes) items with sizes of their own")
        }
      }
    }
  }

  func make(_ element: ListElement, of list: ObjectID) throws(AppOutcome) {
    let isTable = app?.lists[list]?.settings.isTable == true
    let returned: LinkRecord
    switch (element.kind, isTable) {
    case (.cell, true):
      returned = try enter(.cellForRow, role: "dataSource", of: list, element.path.record) ?? [:]
    case (.cell, false):
      returned = try enter(.cellForItem, role: "dataSource", of: list, element.path.record) ?? [:]
    case (.supplementary, true):
      returned = try tell(
        element.kind == .header ? .viewForHeader : .viewForFooter, role: "delegate", of: list,
        ["section": .int(Int64(element.path.section))])
    case (.supplementary, false):
      returned =
        try enter(.supplementaryView, role: "dataSource", of: list, element.record) ?? [:]
    }
    app?.lists[list]?.made(
      returned["cell"]?.object, identifier: returned["identifier"]?.string)
  }

  /// Tells that a cell comes to the screen, or goes.
  func tell(
    _ element: ListElement, _ cell: ObjectID, of list: ObjectID, isComing: Bool
  ) throws(AppOutcome) {
    let isTable = app?.lists[list]?.settings.isTable == true
    let callback: CallbackName =
      switch (element.kind, isTable, isComing) {
      case (.cell, true, true): .willDisplayRow
      case (.cell, true, false): .didEndDisplayingRow
      case (.cell, false, true): .willDisplayItem
      case (.cell, false, false): .didEndDisplayingItem
      case (.header, true, true): .willDisplayHeader
      case (.header, true, false): .didEndDisplayingHeader
      case (_, true, true): .willDisplayFooter
      case (_, true, false): .didEndDisplayingFooter
      case (_, false, true): .willDisplaySupplementaryView
      case (_, false, false): .didEndDisplayingSupplementaryView
      }
    var arguments = element.kind == .cell ? element.path.record : element.record
    arguments["cell"] = .object(cell)
    _ = try tell(callback, role: "delegate", of: list, arguments)
  }

  /// Finds a cell to be used again, and prepares it for that (FACTS.md E, reuse).
  func dequeue(_ ask: Ask) throws(AppOutcome) -> LinkRecord {
    let list = ask.receiver
    let key = CellPool.Key(
      kind: ListElement.Kind(ask.arguments["kind"]?.string),
      identifier: ask.arguments["identifier"]?.string ?? "")
    let taken = app?.lists[list]?.dequeue(key, for: ListPath(ask.arguments))
    guard let taken else { return [:] }
    if !taken.isReady { try enter(.prepareForReuse, on: taken.cell) }
    return ["cell": .object(taken.cell)]
  }
}
