import AppLink
import LifecycleTrace

/// What a user does to the items of a list.
///
/// ```
///   collection view: shouldHighlight ─ didHighlight ─ shouldSelect ─ (shouldDeselect, didDeselect of
///                    the one before) ─ didSelect ─ didUnhighlight
///   table view:      shouldHighlight ─ didHighlight ─ didUnhighlight ─ willSelect ─ (willDeselect,
///                    didDeselect of the one before) ─ didSelect
/// ```
///
/// FACTS.md E, cv-highlight; where `didUnhighlight` stands, and all of the table view's, no source tells.
extension Device {
  /// The user taps the cell of an item that is displayed.
  func tapCell(list: ObjectID, at path: ListPath) throws(AppOutcome) {
    guard let display = app?.lists[list], display.settings.allowsSelection,
      display.displayed.contains(ListElement(.cell, path.section, path.item))
    else { return }
    let isTable = display.settings.isTable
    let should = try enter(
      isTable ? .shouldHighlightRow : .shouldHighlightItem, role: "delegate", of: list, path.record)
    if should?["result"]?.bool == false { return }
    try highlight(path, in: list)
    try enter(
      isTable ? .didHighlightRow : .didHighlightItem, role: "delegate", of: list, path.record)
    if isTable {
      try unhighlight(.didUnhighlightRow, path, in: list)
      try selectRow(path, in: list)
    } else {
      try selectItem(path, in: list)
      try unhighlight(.didUnhighlightItem, path, in: list)
    }
  }

  private func highlight(_ path: ListPath?, in list: ObjectID) throws(AppOutcome) {
    app?.lists[list]?.selection.highlighted = path
    try markItems(of: list)
  }

  private func unhighlight(
    _ callback: CallbackName, _ path: ListPath, in list: ObjectID
  ) throws(AppOutcome) {
    // It may have moved, or gone, by what the delegate did.
    guard let path = app?.lists[list]?.selection.highlighted else { return }
    try highlight(nil, in: list)
    try enter(callback, role: "delegate", of: list, path.record)
  }

  private func selectItem(_ path: ListPath, in list: ObjectID) throws(AppOutcome) {
    let isSelected = app?.lists[list]?.selection.contains(path) == true
    if isSelected, app?.lists[list]?.settings.allowsMultipleSelection == true {
      return try deselectItem(path, in: list)
    }
    let should = try enter(.shouldSelectItem, role: "delegate", of: list, path.record)
    if should?["result"]?.bool == false { return }
    try deselectOthers(than: path, in: list) { other throws(AppOutcome) in
      try deselectItem(other, in: list)
    }
    try select(path, in: list)
    try followCell(at: path, in: list)
    try enter(.didSelectItem, role: "delegate", of: list, path.record)
  }

  private func deselectItem(_ path: ListPath, in list: ObjectID) throws(AppOutcome) {
    let should = try enter(.shouldDeselectItem, role: "delegate", of: list, path.record)
    if should?["result"]?.bool == false { return }
    try deselect(path, in: list)
    try enter(.didDeselectItem, role: "delegate", of: list, path.record)
  }

  private func selectRow(_ path: ListPath, in list: ObjectID) throws(AppOutcome) {
    let isSelected = app?.lists[list]?.selection.contains(path) == true
    if isSelected, app?.lists[list]?.settings.allowsMultipleSelection == true {
      return try deselectRow(path, in: list)
    }
    let will = try enter(.willSelectRow, role: "delegate", of: list, path.record)
    guard let path = will.map({ ListPath($0["path"]?.record ?? [:]) }) ?? path else { return }
    try deselectOthers(than: path, in: list) { other throws(AppOutcome) in
      try deselectRow(other, in: list)
    }
    try select(path, in: list)
    try followCell(at: path, in: list)
    try enter(.didSelectRow, role: "delegate", of: list, path.record)
  }

  private func deselectRow(_ path: ListPath, in list: ObjectID) throws(AppOutcome) {
    let will = try enter(.willDeselectRow, role: "delegate", of: list, path.record)
    guard let path = will.map({ ListPath($0["path"]?.record ?? [:]) }) ?? path else { return }
    try deselect(path, in: list)
    try enter(.didDeselectRow, role: "delegate", of: list, path.record)
  }

  private func deselectOthers(
    than path: ListPath, in list: ObjectID, by deselect: (ListPath) throws(AppOutcome) -> Void
  ) throws(AppOutcome) {
    guard app?.lists[list]?.settings.allowsMultipleSelection == false else { return }
    for other in app?.lists[list]?.selection.selected ?? [] where other != path {
      try deselect(other)
    }
  }

  private func select(_ path: ListPath, in list: ObjectID) throws(AppOutcome) {
    app?.lists[list]?.selection.select(path)
    try markItems(of: list)
  }

  private func deselect(_ path: ListPath, in list: ObjectID) throws(AppOutcome) {
    app?.lists[list]?.selection.deselect(path)
    try markItems(of: list)
  }

  /// The user swipes a row of a table view and taps “Delete”.
  func deleteRow(list: ObjectID, at path: ListPath) throws(AppOutcome) {
    guard app?.lists[list]?.settings.isTable == true else { return }
    let can = try enter(.canEditRow, role: "dataSource", of: list, path.record)
    if can?["result"]?.bool == false { return }
    let style = try enter(.editingStyleForRow, role: "delegate", of: list, path.record)
    guard style?["style"]?.int ?? 1 == 1 else { return }
    var arguments = path.record
    arguments["style"] = 1
    try enter(.commitEditingStyle, role: "dataSource", of: list, arguments)
  }

  /// Code selects items: no delegate hears of that.
  func selectItems(_ ask: Ask) throws(AppOutcome) {
    let selected = (ask.arguments["selected"]?.list ?? []).compactMap(\.record)
    guard selected.count <= ListSelection.maximumItems else {
      throw AppOutcome(
        .tooMuchOutput,
        message: "selected more than \(ListSelection.maximumItems) items of a list")
    }
    app?.lists[ask.receiver]?.selection.set(selected.compactMap { ListPath($0) })
  }
}
