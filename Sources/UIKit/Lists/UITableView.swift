import AppLink
import Foundation

/// Shows rows one under the other. The device decides which are shown, and when.
open class UITableView: UIScrollView, ListView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row that is scrolled to comes to lie.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How a change is animated; nothing is drawn of it.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public nonisolated static let automaticDimension: CGFloat = -1

  /// The heights of rows and headers that nothing gives a height.
  private static let standardRowHeight: CGFloat = 44
  private static let standardHeaderHeight: CGFloat = 28

  public let style: Style
  private(set) lazy var contents = ListContents(of: self)
  var registrations = ListRegistrations()
  var metrics = TableMetrics()
  /// What a storyboard has drawn; shown by a table view controller.
  var staticRows: StaticRows? { didSet { reloadData() } }
  private var knownGeometry: TableGeometry?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    ListRegistry.shared.add(self)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = coder.interface?.choice("style", "plain grouped insetGrouped") ?? .plain
    super.init(coder: coder)
    ListRegistry.shared.add(self)
  }

  public var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      tellDelegate(dataSource, role: "dataSource")
      reloadData()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { tellDelegate(prefetchDataSource, role: "prefetchDataSource") }
  }

  open var rowHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
  /// Has no effect: heights are asked for when rows come near the screen.
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var backgroundView: UIView?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { contents.select(Array(contents.selected.prefix(1))) } }
  }

  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.detach()
      if let tableHeaderView { attach(tableHeaderView) }
      invalidateGeometry()
    }
  }

  open var tableFooterView: UIView? {
    didSet {
      oldValue?.detach()
      if let tableFooterView { attach(tableFooterView) }
      invalidateGeometry()
    }
  }

  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override var contentSize: CGSize {
    get { CGSize(width: rowGeometry.width, height: rowGeometry.length) }
    set { super.contentSize = newValue }
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    AppProcess.shared.ask(.layOutList, on: id)
  }

  // MARK: Data

  open func reloadData() {
    contents.reloadData()
    forgetHeights()
  }

  public var numberOfSections: Int { contents.currentCounts().count }

  open func numberOfRows(inSection section: Int) -> Int { contents.count(inSection: section) }

  // MARK: What is displayed

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    contents.cell(ListElement(ListElement.cell, indexPath)) as? UITableViewCell
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.cell(ListElement(TableGeometry.header, IndexPath(row: 0, section: section)))
      as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.cell(ListElement(TableGeometry.footer, IndexPath(row: 0, section: section)))
      as? UITableViewHeaderFooterView
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.indexPath(of: cell) }

  public var indexPathsForVisibleRows: [IndexPath]? { contents.displayedPaths() }

  public var visibleCells: [UITableViewCell] {
    contents.displayedPaths().compactMap { cellForRow(at: $0) }
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    contents.displayedElements.first {
      $0.element.kind == ListElement.cell && $0.cell.frame.contains(point)
    }?.element.indexPath
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowGeometry.frame(ofRow: indexPath) }
  open func rectForHeader(inSection section: Int) -> CGRect { rowGeometry.frame(ofHeader: section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rowGeometry.frame(ofFooter: section) }
  open func rect(forSection section: Int) -> CGRect { rowGeometry.frame(ofSection: section) }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { contents.selected.first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    contents.selected.isEmpty ? nil : contents.selected
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return contents.select([]) }
    let others = allowsMultipleSelection ? contents.selected.filter { $0 != indexPath } : []
    contents.select(others + [indexPath])
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    contents.select(contents.selected.filter { $0 != indexPath })
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rows = numberOfRows(inSection: indexPath.section)
    guard indexPath.section < numberOfSections, indexPath.row < rows else {
      fatalError(
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(indexPath.row)) "
          + "beyond bounds (\(rows)) for section (\(indexPath.section)).")
    }
    let (frame, size) = (rowGeometry.frame(ofRow: indexPath), shownSize)
    guard scrollPosition != .none else {
      return scrollRectToVisible(frame, animated: animated)
    }
    let goal: CGFloat =
      switch scrollPosition {
      case .middle: frame.midY - size.height / 2
      case .bottom: frame.maxY - size.height
      default: frame.minY
      }
    let y = min(max(goal, 0), max(0, contentSize.height - size.height))
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  // MARK: Geometry

  func invalidateGeometry() {
    knownGeometry = nil
    contents.invalidateLayout()
  }

  func forgetHeights() {
    metrics.heights = [:]
    knownGeometry = nil
  }

  /// Has to be reckoned anew, as numbers or heights have changed.
  func voidGeometry() { knownGeometry = nil }

  var rowGeometry: TableGeometry {
    if let knownGeometry { return knownGeometry }
    let counts = contents.currentCounts()
    let geometry = TableGeometry(
      counts.enumerated().map { index, rows in
        TableGeometry.Section(
          rows: rows,
          header: metrics.headers.height(
            index, given: sectionHeaderHeight, Self.standardHeaderHeight),
          footer: metrics.footers.height(
            index, given: sectionFooterHeight, Self.standardHeaderHeight))
      },
      rowHeight: rowHeight > 0 ? min(rowHeight, 1e7) : Self.standardRowHeight,
      heights: metrics.heights, top: tableHeaderView?.frame.height ?? 0,
      bottom: tableFooterView?.frame.height ?? 0, width: shownSize.width)
    knownGeometry = geometry
    return geometry
  }

  // MARK: The device's calls

  override var shownSize: CGSize { listSize }

  override func perform(_ call: Call) -> LinkRecord { performList(call) ?? super.perform(call) }
}
