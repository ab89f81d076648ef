import AppLink
import Foundation

/// A data source that finds out by itself what has changed from one snapshot to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var keeper = SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { keeper.current }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let list = collectionView else { return }
    list.contents.beginUpdates()
    let changes = keeper.take(snapshot, isAnimated: animatingDifferences)
    if let changes { list.contents.add(changes) } else { list.reloadData() }
    list.contents.endUpdates(completion.map { block in { _ in block() } })
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    guard let list = collectionView else { return }
    list.contents.beginUpdates()
    _ = keeper.take(snapshot, isAnimated: true)
    list.reloadData()
    list.contents.endUpdates(completion.map { block in { _ in block() } })
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

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    keeper.current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { keeper.current.sections[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      fatalError(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "{length = 2, path = \(indexPath.section) - \(indexPath.item)}")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      AppProcess.shared.noteUnimplemented()
      return UICollectionReusableView()
    }
    return view
  }
}
