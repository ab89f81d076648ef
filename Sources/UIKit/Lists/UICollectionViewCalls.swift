import AppLink
import Foundation

/// What the device calls of a collection view.
extension UICollectionView {
  var listState: LinkRecord {
    collectionViewLayout.noteBounds(of: self)
    var state = baseState(hasDataSource: dataSource != nil)
    state["isHorizontal"] = .bool(collectionViewLayout.scrollsHorizontally)
    state["prefetches"] = .bool(isPrefetchingEnabled)
    state["allowsSelection"] = .bool(allowsSelection)
    state["allowsMultipleSelection"] = .bool(allowsMultipleSelection)
    if !collectionViewLayout.isOfUIKit {
      state["layoutClass"] = .string(
        _typeName(type(of: collectionViewLayout), qualified: false))
    }
    if registrations.leadElsewhere { state["leadsElsewhere"] = true }
    return state
  }

  func performList(_ call: Call) -> LinkRecord? {
    performHarness(call) ?? performLayout(call) ?? performDataSource(call) ?? performDisplay(call)
      ?? performSelection(call) ?? performFlow(call)
  }

  private func performHarness(_ call: Call) -> LinkRecord? {
    switch call.name {
    case Call.Name.prepareLayout: collectionViewLayout.prepareNow()
    case Call.Name.elements: return collectionViewLayout.elements(call.arguments)
    case Call.Name.markItems: contents.markItems(call.arguments)
    case Call.Name.takeBackCell: contents.takeBack(call.arguments)
    case Call.Name.followCell: contents.follow(call.arguments)
    default: return nil
    }
    return [:]
  }

  /// What the device calls of a layout of the student's own.
  private func performLayout(_ call: Call) -> LinkRecord? {
    var value: LinkRecord = [:]
    switch call.name {
    case "prepare()": collectionViewLayout.prepareNow()
    case "collectionViewContentSize": _ = collectionViewLayout.collectionViewContentSize
    case "layoutAttributesForElements(in:)": value = collectionViewLayout.elements(call.arguments)
    default: return nil
    }
    if Overrides.isOverridden(collectionViewLayout, call.name) == false {
      AppProcess.shared.isImplemented = false
    }
    return value
  }

  private func performDataSource(_ call: Call) -> LinkRecord? {
    let section = Int(call.arguments["section"]?.int ?? 0)
    switch call.name {
    case "numberOfSections(in:)":
      contents.beginCounting()
      return ["count": .int(Int64(dataSource?.numberOfSections(in: self) ?? 0))]
    case "collectionView(_:numberOfItemsInSection:)":
      let count = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
      contents.note(items: count, inSection: section)
      return ["count": .int(Int64(count))]
    case "collectionView(_:cellForItemAt:)":
      guard let dataSource, let path = IndexPath(call.arguments) else { return [:] }
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      return take(cell, ListElement(ListElement.cell, path), "cell", "cellForItemAtIndexPath:")
    case "collectionView(_:viewForSupplementaryElementOfKind:at:)":
      guard let dataSource, let element = ListElement(call.arguments) else { return [:] }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
      guard AppProcess.shared.isImplemented else { return [:] }
      return take(view, element, "view", "viewForSupplementaryElementOfKind:atIndexPath:")
    case "collectionView(_:prefetchItemsAt:)":
      prefetchDataSource?.collectionView(self, prefetchItemsAt: call.arguments.indexPaths("items"))
    case "collectionView(_:cancelPrefetchingForItemsAt:)":
      prefetchDataSource?.collectionView(
        self, cancelPrefetchingForItemsAt: call.arguments.indexPaths("items"))
    default: return nil
    }
    return [:]
  }

  /// Takes a cell from the data source, which must have got it from `dequeue…`.
  private func take(
    _ view: UICollectionReusableView, _ element: ListElement, _ word: String, _ selector: String
  ) -> LinkRecord {
    guard view.reuseIdentifier != nil else {
      let method =
        word == "cell"
        ? "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        : "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
      fatalError(
        "the \(word) returned from -collectionView:\(selector) does not have a reuseIdentifier - "
          + "\(word)s must be retrieved by calling \(method)")
    }
    if let attributes = collectionViewLayout.attributes(of: element) {
      view.frame = attributes.frame
      view.apply(attributes)
    }
    return contents.take(view, for: element)
  }

  private func performDisplay(_ call: Call) -> LinkRecord? {
    let list = delegate
    switch call.name {
    case "collectionView(_:willDisplay:forItemAt:)":
      guard let (view, element) = display(call.arguments), let cell = view as? UICollectionViewCell
      else { return [:] }
      list?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    case "collectionView(_:didEndDisplaying:forItemAt:)":
      guard let (view, element) = contents.endDisplay(call.arguments),
        let cell = view as? UICollectionViewCell
      else { return [:] }
      list?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    case "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      guard let (cell, element) = display(call.arguments),
        let view = cell as? UICollectionReusableView
      else { return [:] }
      list?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind,
        at: element.indexPath)
    case "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)":
      guard let (cell, element) = contents.endDisplay(call.arguments),
        let view = cell as? UICollectionReusableView
      else { return [:] }
      list?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.indexPath)
    default: return nil
    }
    return [:]
  }

  private func display(_ arguments: LinkRecord) -> (any ListCell, ListElement)? {
    guard let (cell, element) = contents.display(arguments) else { return nil }
    if let attributes = collectionViewLayout.attributes(of: element) {
      cell.frame = attributes.frame
    }
    return (cell, element)
  }

  private func performSelection(_ call: Call) -> LinkRecord? {
    guard let path = IndexPath(call.arguments) else { return nil }
    let list = delegate
    switch call.name {
    case "collectionView(_:shouldHighlightItemAt:)":
      return ["result": .bool(list?.collectionView(self, shouldHighlightItemAt: path) ?? true)]
    case "collectionView(_:shouldSelectItemAt:)":
      return ["result": .bool(list?.collectionView(self, shouldSelectItemAt: path) ?? true)]
    case "collectionView(_:shouldDeselectItemAt:)":
      return ["result": .bool(list?.collectionView(self, shouldDeselectItemAt: path) ?? true)]
    case "collectionView(_:didHighlightItemAt:)":
      list?.collectionView(self, didHighlightItemAt: path)
    case "collectionView(_:didUnhighlightItemAt:)":
      list?.collectionView(self, didUnhighlightItemAt: path)
    case "collectionView(_:didSelectItemAt:)": list?.collectionView(self, didSelectItemAt: path)
    case "collectionView(_:didDeselectItemAt:)":
      list?.collectionView(self, didDeselectItemAt: path)
    default: return nil
    }
    return [:]
  }

  /// What a flow layout has its delegate asked; the answers stay with the layout.
  private func performFlow(_ call: Call) -> LinkRecord? {
    guard call.name.hasPrefix("collectionView(_:layout:") else { return nil }
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout,
      let list = delegate as? any UICollectionViewDelegateFlowLayout
    else {
      AppProcess.shared.isImplemented = false
      return [:]
    }
    flow.take(call, from: list, of: self)
    return [:]
  }
}
