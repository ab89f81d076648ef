import AppLink
import Foundation

/// A data source that finds out by itself what has changed from one snapshot to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var keeper = SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { keeper.current }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let list = tableView else { return }
    list.performBatchUpdates(
      {
        let changes = self.keeper.take(snapshot, isAnimated: animatingDifferences)
        if let changes { list.contents.add(changes) } else { list.reloadData() }
      }, completion: completion.map { block in { _ in block() } })
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    guard let list = tableView else { return }
    list.performBatchUpdates(
      {
        _ = self.keeper.take(snapshot, isAnimated: true)
        list.reloadData()
      }, completion: completion.map { block in { _ in block() } })
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    keeper.current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    keeper.current.indexPath(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    keeper.current.sections.indices.contains(index) ? keeper.current.sections[index].id : nil
  }

  open func numberOfSections(in tableView: UITableView) -> Int { keeper.current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    keeper.current.sections[section].items.count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      fatalError(
        "UITableViewDiffableDataSource cell provider returned nil for index path "
          + "{length = 2, path = \(indexPath.section) - \(indexPath.row)}")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    AppProcess.shared.noteUnimplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    AppProcess.shared.noteUnimplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}
