import AppLink
import LifecycleTrace

/// Displays table and collection views.
extension Device {
  /// How often one list may change what it displays within one layout pass.
  static let maximumListPasses = 100
  /// How many sizes of items a flow layout's delegate may be asked for at once.
  static let maximumSizes = 50_000

  /// Brings what every list shows to where it should be; nothing, where no list has changed.
  func displayLists() throws(AppOutcome) {
    guard app?.lists.isEmpty == false else { return }
    var passes: [ObjectID: Int] = [:]
    while true {
      try readListStates()
      guard let list = app?.lists.nextOwed else { return }
      passes[list, default: 0] += 1
      guard passes[list, default: 0] <= Self.maximumListPasses else { throw .endlessList }
      try display(list)
    }
  }

  /// What a turn of the run loop ends with: lists are displayed, and what waited for them goes on.
  func layOutLists() throws(AppOutcome) {
    guard app?.lists.isEmpty == false, app?.openCallbacks.isEmpty == true,
      app?.controllers.isLayingOut == false
    else { return }
    try displayLists()
    try finishScrolls()
    try finishListAnimations()
  }

  /// Takes over what has changed in the app's lists since they were asked last.
  func readListStates() throws(AppOutcome) {
    guard app?.lists.isEmpty == false else { return }
    let states = try callHarness(Call.Name.listStates, [:])["lists"]?.list ?? []
    for state in states.compactMap(\.record) {
      guard let list = state["list"]?.object else { continue }
      app?.lists[list]?.update(ListSettings(state))
    }
  }

  /// Displays one list, unless that is under way.
  func display(_ list: ObjectID) throws(AppOutcome) {
    guard app?.lists.busy.insert(list).inserted == true else { return }
    defer { app?.lists.busy.remove(list) }
    var passes = 0
    while true {
      let hasPrefetchDataSource = name(of: list, role: "prefetchDataSource") != nil
      app?.lists[list]?.hasPrefetchDataSource = hasPrefetchDataSource
      guard let step = app?.lists[list]?.next() else { return }
      if case .findElements = step { passes += 1 }
      guard passes <= ListDisplay.maximumPasses else { throw .endlessList }
      try carryOut(step, for: list)
    }
  }

  private func carryOut(_ step: ListDisplay.Step, for list: ObjectID) throws(AppOutcome) {
    switch step {
    case .countSections, .countItems: try count(step, of: list)
    case .prepareLayout: try prepareLayout(of: list)
    case .findElements(let rect): try findElements(in: rect, of: list)
    case .measure(let paths):
      app?.lists[list]?.measured()
      for path in paths { try enter(.heightForRow, role: "delegate", of: list, path.record) }
    case .make(let element): try make(element, of: list)
    case .display(let element, let cell): try tell(element, cell, of: list, isComing: true)
    case .endDisplay(let element, let cell): try tell(element, cell, of: list, isComing: false)
    case .takeBack(let cell): try takeBack(cell, of: list, isDropped: false)
    case .drop(let cell): try takeBack(cell, of: list, isDropped: true)
    case .prefetch(let paths): try prefetch(paths, of: list, isCancelled: false)
    case .cancelPrefetch(let paths): try prefetch(paths, of: list, isCancelled: true)
    }
  }

  // MARK: Numbers

  /// Asks for the numbers of sections and items, where they are not known.
  func countNow(_ list: ObjectID) throws(AppOutcome) {
    try readListStates()
    while let step = app?.lists[list]?.nextCount() { try count(step, of: list) }
  }

  private func count(_ step: ListDisplay.Step, of list: ObjectID) throws(AppOutcome) {
    switch step {
    case .countSections:
      let sections = try countSections(of: list)
      app?.lists[list]?.counted(sections: sections)
    case .countItems(let section):
      let items = try countItems(in: section, of: list)
      app?.lists[list]?.counted(items: items)
      try checkItems(app?.lists[list]?.itemCount ?? 0)
    default: break
    }
  }

  /// The numbers of items by section, as the data source tells them now.
  func freshCounts(of list: ObjectID) throws(AppOutcome) -> [Int] {
    var counts: [Int] = []
    var total = 0
    for section in 0..<(try countSections(of: list)) {
      let items = try countItems(in: section, of: list)
      total += items
      try checkItems(total)
      counts.append(items)
    }
    return counts
  }

  private func countSections(of list: ObjectID) throws(AppOutcome) -> Int {
    guard name(of: list, role: "dataSource") != nil else { return 0 }
    let returned = try enter(.numberOfSections, role: "dataSource", of: list)
    // The app keeps the numbers too, and has to hear that it is asked anew.
    if returned == nil {
      _ = try callHarness(CallbackName.numberOfSections.rawValue, [:], on: list)
    }
    let count = returned?["count"]?.int ?? 1
    guard count <= ListDisplay.maximumSections else {
      throw AppOutcome(
        .tooMuchOutput,
        message: "has a list of more than \(ListDisplay.maximumSections) sections")
    }
    return max(0, Int(count))
  }

  private func countItems(in section: Int, of list: ObjectID) throws(AppOutcome) -> Int {
    let isTable = app?.lists[list]?.settings.isTable == true
    let returned = try enter(
      isTable ? .numberOfRows : .numberOfItems, role: "dataSource", of: list,
      ["section": .int(Int64(section))])
    let count = min(max(returned?["count"]?.int ?? 0, 0), Int64(ListDisplay.maximumItems) + 1)
    try checkItems(Int(count))
    return Int(count)
  }

  private func checkItems(_ count: Int) throws(AppOutcome) {
    guard count <= ListDisplay.maximumItems else {
      throw AppOutcome(
        .tooMuchOutput, message: "has a list of more than \(ListDisplay.maximumItems) items")
    }
  }

  // MARK: Calls

  /// Of the delegate or data source in this role, as the trace names it; nil where there is none.
  func name(of list: ObjectID, role: String) -> String? {
    app.flatMap { $0.delegates.name(of: list, role: role, $0.names) }
  }

  /// Calls what a list's delegate or data source has; nil when there is none, or it has no such method.
  @discardableResult
  func enter(
    _ callback: CallbackName, role: String, of list: ObjectID, _ arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> LinkRecord? {
    guard let name = name(of: list, role: role) else { return nil }
    let lacking = ListTable.Lacking(delegate: name, callback: callback)
    guard app?.lists.lacking.contains(lacking) != true else { return nil }
    let returned = try enter(
      callback, on: list, named: name, arguments: arguments, detail: detail(of: arguments))
    if returned["implemented"]?.bool == false {
      app?.lists.lacking.insert(lacking)
      return nil
    }
    return returned
  }

  /// The same; the list itself hears of it even where nobody else does.
  func tell(
    _ callback: CallbackName, role: String, of list: ObjectID, _ arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> LinkRecord {
    let name = name(of: list, role: role) ?? ""
    let lacking = ListTable.Lacking(delegate: name, callback: callback)
    if name.isEmpty || app?.lists.lacking.contains(lacking) == true {
      return try callHarness(callback.rawValue, arguments, on: list)
    }
    let returned = try enter(
      callback, on: list, named: name, arguments: arguments, detail: detail(of: arguments))
    if returned["implemented"]?.bool == false { app?.lists.lacking.insert(lacking) }
    return returned
  }

  /// What a trace says of a call to a list: objects by their names.
  private func detail(of arguments: LinkRecord) -> [String: TraceValue] {
    var detail = TraceValue.detail(of: Effect("", on: .application, detail: arguments))
    if let cell = arguments["cell"]?.object, let name = app?.names[cell] {
      detail["cell"] = .string(name)
    }
    return detail
  }

  private func takeBack(
    _ cell: ObjectID, of list: ObjectID, isDropped: Bool
  ) throws(AppOutcome) {
    _ = try callHarness(
      Call.Name.takeBackCell, ["cell": .object(cell), "isDropped": .bool(isDropped)], on: list)
  }

  private func prefetch(
    _ paths: [ListPath], of list: ObjectID, isCancelled: Bool
  ) throws(AppOutcome) {
    let isTable = app?.lists[list]?.settings.isTable == true
    let callback: CallbackName =
      switch (isTable, isCancelled) {
      case (true, false): .prefetchRows
      case (true, true): .cancelPrefetchingRows
      case (false, false): .prefetchItems
      case (false, true): .cancelPrefetchingItems
      }
    try enter(
      callback, role: "prefetchDataSource", of: list,
      ["items": .list(paths.map { .record($0.record) })])
  }
}

extension ControllerTree {
  /// Whether a controller that comes to the screen is still to be laid out.
  var isLayingOut: Bool {
    // What a window does not show is laid out when it comes.
    reachable.contains { self[$0].appearance == .appearing && !self[$0].owedLayout.isEmpty }
  }
}

extension AppOutcome {
  fileprivate static let endlessList = AppOutcome(
    .neverRests, message: "changed what a list shows without end, while it was displayed")
}

extension AnimationTime {
  /// A batch of changes, or a scroll by code; no source tells.
  static let list = 0.3
}
