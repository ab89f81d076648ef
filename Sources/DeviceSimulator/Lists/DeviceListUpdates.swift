import AppLink
import LifecycleTrace

/// Batches of changes to lists.
extension Device {
  /// Takes a batch over: asks for the numbers after it, and displays what it changes.
  func endListUpdates(_ ask: Ask) throws(AppOutcome) -> LinkRecord {
    let list = ask.receiver
    try readListStates()
    let updates = try listUpdates(ask.arguments["updates"]?.list ?? [])
    let hasBeenDisplayed = app?.lists[list]?.hasBeenDisplayed == true
    // Without numbers from before, all is void anyhow.
    if let old = app?.lists[list]?.counts {
      let isTable = app?.lists[list]?.settings.isTable == true
      let new = try freshCounts(of: list)
      if let failure = updates.failure(from: old, to: new, isTable: isTable) {
        return ["exception": .string(failure)]
      }
      app?.lists[list]?.apply(updates, counts: new)
      try markItems(of: list)
      if hasBeenDisplayed { try display(list) }
    }
    if let completion = ask.arguments["completion"]?.int {
      try animate(.completion(completion), for: hasBeenDisplayed ? AnimationTime.list : 0)
    }
    return [:]
  }

  /// Tells the list where its cells are now, and which items are selected.
  func markItems(of list: ObjectID) throws(AppOutcome) {
    guard let display = app?.lists[list] else { return }
    let cells = display.cells.map { element, cell in
      LinkValue.record(element.record.merging(["cell": .object(cell)]) { old, _ in old })
    }
    _ = try callHarness(
      Call.Name.markItems,
      [
        "cells": .list(cells),
        "selected": .list(display.selection.selected.map { .record($0.record) }),
        "highlighted": display.selection.highlighted.map { .record($0.record) } ?? .null,
      ], on: list)
  }

  /// Calls when an animation of so many seconds is over.
  func animate(_ call: ControllerCall, for seconds: Double) throws(AppOutcome) {
    app?.lists.add(call, at: clock.now + seconds)
    guard let count = app?.lists.animationCount, count <= ListTable.maximumAnimations else {
      throw AppOutcome(
        .tooMuchOutput,
        message: "began more than \(ListTable.maximumAnimations) animations of lists at once")
    }
  }

  /// Calls what waits for animations that are over.
  func finishListAnimations() throws(AppOutcome) {
    var count = 0
    while let call = app?.lists.nextEnded(by: clock) {
      count += 1
      guard count <= Self.maximumWorkAtOnce else {
        throw AppOutcome(.neverRests, message: "changed its lists without end")
      }
      try perform(call)
      try displayLists()
    }
  }

  private func listUpdates(_ changes: [LinkValue]) throws(AppOutcome) -> ListUpdates {
    guard changes.count <= ListUpdates.maximumChanges else {
      throw AppOutcome(
        .tooMuchOutput,
        message: "made more than \(ListUpdates.maximumChanges) changes to a list at once")
    }
    var updates = ListUpdates()
    for change in changes.compactMap(\.record) { updates.add(change) }
    updates.close()
    return updates
  }
}

extension ListUpdates {
  /// One change: `change` (`insert`, `delete`, `reload`, `reconfigure`, `move`), `section`, `item` unless it is a
  /// section's, `toSection` and `toItem` of a move.
  mutating func add(_ record: LinkRecord) {
    guard let section = record["section"]?.int.map(Int.init), section >= 0 else { return }
    let path = ListPath(record)
    let goal = record["toSection"]?.int.map(Int.init) ?? section
    switch (record["change"]?.string, path) {
    case ("insert", let path?): insertedItems.insert(path)
    case ("insert", nil): insertedSections.insert(section)
    case ("delete", let path?): deletedItems.insert(path)
    case ("delete", nil): deletedSections.insert(section)
    case ("reload", let path?): reloadedItems.insert(path)
    case ("reconfigure", let path?):
      reloadedItems.insert(path)
      reconfiguredItems.insert(path)
    case ("reload", nil): reloadedSections.insert(section)
    case ("move", let path?):
      let item = record["toItem"]?.int.map(Int.init) ?? path.item
      movedItems[path] = ListPath(section: max(goal, 0), item: max(item, 0))
    case ("move", nil): movedSections[section] = max(goal, 0)
    default: break
    }
  }
}
