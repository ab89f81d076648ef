import AppLink
import Foundation

/// What the device calls of a table view.
extension UITableView {
  /// How many elements are told at once; one more than the device takes.
  private static let mostElements = 2001

  var listState: LinkRecord {
    var state = baseState(hasDataSource: dataSource != nil)
    state["isTable"] = true
    state["prefetches"] = .bool(isPrefetchingEnabled)
    state["allowsSelection"] = .bool(isEditing ? allowsSelectionDuringEditing : allowsSelection)
    state["allowsMultipleSelection"] = .bool(allowsMultipleSelection)
    if registrations.leadElsewhere || staticRows?.leadElsewhere == true {
      state["leadsElsewhere"] = true
    }
    return state
  }

  func performList(_ call: Call) -> LinkRecord? {
    performHarness(call) ?? performNumbers(call) ?? performCells(call) ?? performDisplay(call)
      ?? performRow(call)
  }

  private func performHarness(_ call: Call) -> LinkRecord? {
    switch call.name {
    case Call.Name.prepareLayout: voidGeometry()
    case Call.Name.elements: return elements(call.arguments)
    case Call.Name.markItems: contents.markItems(call.arguments)
    case Call.Name.takeBackCell: contents.takeBack(call.arguments)
    case Call.Name.followCell: contents.follow(call.arguments)
    default: return nil
    }
    return [:]
  }

  private func elements(_ arguments: LinkRecord) -> LinkRecord {
    let rect = CGRect(arguments)
    let measures = arguments["measures"]?.bool ?? false
    let found = rowGeometry.elements(
      from: rect.minY, to: rect.maxY, atMost: Self.mostElements
    ).map { element in
      var record = element.record(frame: frame(of: element))
      if measures, element.kind == ListElement.cell, metrics.heights[element.indexPath] == nil {
        record["isUnmeasured"] = true
      }
      return LinkValue.record(record)
    }
    return ["elements": .list(found)]
  }

  private func frame(of element: ListElement) -> CGRect {
    switch element.kind {
    case ListElement.cell: rowGeometry.frame(ofRow: element.indexPath)
    case TableGeometry.header: rowGeometry.frame(ofHeader: element.indexPath.section)
    default: rowGeometry.frame(ofFooter: element.indexPath.section)
    }
  }

  private func performNumbers(_ call: Call) -> LinkRecord? {
    let section = Int(call.arguments["section"]?.int ?? 0)
    switch call.name {
    case "numberOfSections(in:)":
      contents.beginCounting()
      metrics = TableMetrics()
      voidGeometry()
      return ["count": .int(Int64(dataSource?.numberOfSections(in: self) ?? 0))]
    case "tableView(_:numberOfRowsInSection:)":
      let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      contents.note(items: count, inSection: section)
      voidGeometry()
      return ["count": .int(Int64(count))]
    case "tableView(_:titleForHeaderInSection:)":
      let title = dataSource?.tableView(self, titleForHeaderInSection: section)
      metrics.headers.titles[section] = title
      return ["isGiven": .bool(title?.isEmpty == false)]
    case "tableView(_:titleForFooterInSection:)":
      let title = dataSource?.tableView(self, titleForFooterInSection: section)
      metrics.footers.titles[section] = title
      return ["isGiven": .bool(title?.isEmpty == false)]
    case "tableView(_:heightForHeaderInSection:)":
      keep(delegate?.tableView(self, heightForHeaderInSection: section), \.headers.heights[section])
      return ["isGiven": .bool(AppProcess.shared.isImplemented)]
    case "tableView(_:heightForFooterInSection:)":
      keep(delegate?.tableView(self, heightForFooterInSection: section), \.footers.heights[section])
      return ["isGiven": .bool(AppProcess.shared.isImplemented)]
    case "tableView(_:heightForRowAt:)":
      guard let path = IndexPath(call.arguments) else { return [:] }
      keep(height(of: path), \.heights[path])
      voidGeometry()
    default: return nil
    }
    return [:]
  }

  private func keep(_ value: CGFloat?, _ place: WritableKeyPath<TableMetrics, CGFloat?>) {
    if AppProcess.shared.isImplemented { metrics[keyPath: place] = value }
  }

  private func height(of path: IndexPath) -> CGFloat? {
    guard let height = delegate?.tableView(self, heightForRowAt: path) else { return nil }
    return height >= 0 && height.isFinite ? min(height, 1e7) : rowGeometry.rowHeight
  }

  private func performCells(_ call: Call) -> LinkRecord? {
    switch call.name {
    case "tableView(_:cellForRowAt:)":
      guard let dataSource, let path = IndexPath(call.arguments) else { return [:] }
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.frame = rowGeometry.frame(ofRow: path)
      return contents.take(cell, for: ListElement(ListElement.cell, path))
    case "tableView(_:viewForHeaderInSection:)":
      let section = Int(call.arguments["section"]?.int ?? 0)
      let view = delegate?.tableView(self, viewForHeaderInSection: section)
      if call.arguments["isOptional"]?.bool == true {
        guard view != nil else { return [:] }
        metrics.headers.hasView.insert(section)
        voidGeometry()
      }
      return take(view, TableGeometry.header, section, metrics.headers.titles[section])
    case "tableView(_:viewForFooterInSection:)":
      let section = Int(call.arguments["section"]?.int ?? 0)
      let view = delegate?.tableView(self, viewForFooterInSection: section)
      if call.arguments["isOptional"]?.bool == true {
        guard view != nil else { return [:] }
        metrics.footers.hasView.insert(section)
        voidGeometry()
      }
      return take(view, TableGeometry.footer, section, metrics.footers.titles[section])
    case "tableView(_:prefetchRowsAt:)":
      prefetchDataSource?.tableView(self, prefetchRowsAt: call.arguments.indexPaths("items"))
    case "tableView(_:cancelPrefetchingForRowsAt:)":
      prefetchDataSource?.tableView(
        self, cancelPrefetchingForRowsAt: call.arguments.indexPaths("items"))
    default: return nil
    }
    return [:]
  }

  /// The delegate's view of a header or footer, or one with the data source's title.
  private func take(
    _ view: UIView?, _ kind: String, _ section: Int, _ title: String?
  ) -> LinkRecord {
    let element = ListElement(kind, IndexPath(row: 0, section: section))
    let shown: UITableViewHeaderFooterView
    if let view = view as? UITableViewHeaderFooterView {
      shown = view
    } else if let view {
      shown = HostingHeaderFooterView(hosting: view)
    } else {
      shown = UITableViewHeaderFooterView(reuseIdentifier: nil)
      shown.textLabel?.text = title
    }
    shown.frame = frame(of: element)
    return contents.take(shown, for: element)
  }

  private func performDisplay(_ call: Call) -> LinkRecord? {
    let isComing = call.name.contains("willDisplay")
    guard isComing || call.name.contains("didEndDisplaying") else { return nil }
    let told =
      isComing ? contents.display(call.arguments) : contents.endDisplay(call.arguments)
    guard let (view, element) = told else { return [:] }
    if isComing { view.frame = frame(of: element) }
    let (list, path) = (delegate, element.indexPath)
    switch call.name {
    case "tableView(_:willDisplay:forRowAt:)":
      if let cell = view as? UITableViewCell {
        list?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    case "tableView(_:didEndDisplaying:forRowAt:)":
      if let cell = view as? UITableViewCell {
        list?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    case "tableView(_:willDisplayHeaderView:forSection:)":
      list?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    case "tableView(_:willDisplayFooterView:forSection:)":
      list?.tableView(self, willDisplayFooterView: view, forSection: path.section)
    case "tableView(_:didEndDisplayingHeaderView:forSection:)":
      list?.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
    case "tableView(_:didEndDisplayingFooterView:forSection:)":
      list?.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
    default: break
    }
    return [:]
  }

  private func performRow(_ call: Call) -> LinkRecord? {
    guard let path = IndexPath(call.arguments) else { return nil }
    let list = delegate
    switch call.name {
    case "tableView(_:shouldHighlightRowAt:)":
      return ["result": .bool(list?.tableView(self, shouldHighlightRowAt: path) ?? true)]
    case "tableView(_:willSelectRowAt:)":
      return answer(list?.tableView(self, willSelectRowAt: path))
    case "tableView(_:willDeselectRowAt:)":
      return answer(list?.tableView(self, willDeselectRowAt: path))
    case "tableView(_:didHighlightRowAt:)": list?.tableView(self, didHighlightRowAt: path)
    case "tableView(_:didUnhighlightRowAt:)": list?.tableView(self, didUnhighlightRowAt: path)
    case "tableView(_:didSelectRowAt:)": list?.tableView(self, didSelectRowAt: path)
    case "tableView(_:didDeselectRowAt:)": list?.tableView(self, didDeselectRowAt: path)
    case "tableView(_:canEditRowAt:)":
      return ["result": .bool(dataSource?.tableView(self, canEditRowAt: path) ?? true)]
    case "tableView(_:editingStyleForRowAt:)":
      let style = list?.tableView(self, editingStyleForRowAt: path) ?? .delete
      return ["style": .int(Int64(style.rawValue))]
    case "tableView(_:commit:forRowAt:)":
      let style = call.arguments["style"]?.int.flatMap {
        UITableViewCell.EditingStyle(rawValue: Int($0))
      }
      dataSource?.tableView(self, commit: style ?? .delete, forRowAt: path)
    default: return nil
    }
    return [:]
  }

  private func answer(_ path: IndexPath?) -> LinkRecord {
    ["path": path.map { .record($0.linkRecord) } ?? .null]
  }
}
