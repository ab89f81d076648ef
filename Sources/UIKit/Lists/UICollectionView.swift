import AppLink
import Foundation

/// Shows items as its layout arranges them. The device decides which cells are shown, and when.
open class UICollectionView: UIScrollView, ListView {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// Where an item that is scrolled to comes to lie.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private(set) lazy var contents = ListContents(of: self)
  var registrations = ListRegistrations()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    ListRegistry.shared.add(self)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = coder.interface?.drawnLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    ListRegistry.shared.add(self)
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      contents.invalidateLayout()
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  public var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      tellDelegate(dataSource, role: "dataSource")
      contents.reloadData()
    }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { tellDelegate(prefetchDataSource, role: "prefetchDataSource") }
  }

  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { contents.select(Array(contents.selected.prefix(1))) } }
  }
  open var allowsSelectionDuringEditing = false
  open var isEditing = false
  open var remembersLastFocusedIndexPath = false

  open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set { super.contentSize = newValue }
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    AppProcess.shared.ask(.layOutList, on: id)
  }

  // MARK: Data

  open func reloadData() { contents.reloadData() }

  public var numberOfSections: Int { contents.currentCounts().count }

  open func numberOfItems(inSection section: Int) -> Int { contents.count(inSection: section) }

  // MARK: What is displayed

  /// The cell of an item that is visible; from iOS 15 on also one that is prepared ahead (Apple's
  /// documentation of the method).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let element = ListElement(ListElement.cell, indexPath)
    let findsPrepared = DeviceReadings.shared.majorVersion >= 15
    let cell = contents.cell(element) ?? (findsPrepared ? contents.preparedCell(element) : nil)
    return cell as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    contents.cell(ListElement(elementKind, indexPath)) as? UICollectionReusableView
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    contents.displayedPaths(elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    contents.displayedPaths(elementKind)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { contents.indexPath(of: cell) }

  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap {
      contents.cell(ListElement(ListElement.cell, $0)) as? UICollectionViewCell
    }
  }

  /// In order; UIKit promises none.
  public var indexPathsForVisibleItems: [IndexPath] { contents.displayedPaths() }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    contents.displayedElements.first {
      $0.element.kind == ListElement.cell && $0.cell.frame.contains(point)
    }?.element.indexPath
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { contents.selected }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return contents.select([]) }
    let others = allowsMultipleSelection ? contents.selected.filter { $0 != indexPath } : []
    contents.select(others + [indexPath])
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    contents.select(contents.selected.filter { $0 != indexPath })
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let count = numberOfItems(inSection: indexPath.section)
    guard indexPath.section < numberOfSections, indexPath.item < count else {
      fatalError(
        "attempting to scroll to invalid index path: "
          + "{length = 2, path = \(indexPath.section) - \(indexPath.item)}")
    }
    collectionViewLayout.prepareIfNeeded()
    guard let item = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return }
    setContentOffset(
      offset(showing: item.frame, at: scrollPosition), animated: animated)
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let (size, content) = (shownSize, contentSize)
    var goal = contentOffset
    if position.contains(.top) { goal.y = frame.minY }
    if position.contains(.centeredVertically) { goal.y = frame.midY - size.height / 2 }
    if position.contains(.bottom) { goal.y = frame.maxY - size.height }
    if position.contains(.left) { goal.x = frame.minX }
    if position.contains(.centeredHorizontally) { goal.x = frame.midX - size.width / 2 }
    if position.contains(.right) { goal.x = frame.maxX - size.width }
    return CGPoint(
      x: min(max(goal.x, 0), max(0, content.width - size.width)),
      y: min(max(goal.y, 0), max(0, content.height - size.height)))
  }

  // MARK: Changes

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    contents.beginUpdates()
    updates?()
    contents.endUpdates(completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) { contents.change("insert", indexPaths) }
  open func deleteItems(at indexPaths: [IndexPath]) { contents.change("delete", indexPaths) }
  open func reloadItems(at indexPaths: [IndexPath]) { contents.change("reload", indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    contents.change("move", [indexPath], to: newIndexPath)
  }

  open func insertSections(_ sections: IndexSet) { contents.change("insert", sections: sections) }
  open func deleteSections(_ sections: IndexSet) { contents.change("delete", sections: sections) }
  open func reloadSections(_ sections: IndexSet) { contents.change("reload", sections: sections) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    contents.change("move", section: section, toSection: newSection)
  }

  /// Asks for the same cells to be filled again; here they are reloaded, but stay selected.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    contents.change("reconfigure", indexPaths)
  }

  // MARK: The device's calls

  override var shownSize: CGSize { listSize }

  override func perform(_ call: Call) -> LinkRecord { performList(call) ?? super.perform(call) }
}
