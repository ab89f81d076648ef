import AppLink
import Foundation

/// Says where the items of a collection view lie.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// How many elements are told at once; one more than the device takes.
  private static let mostElements = 2001

  public internal(set) weak var collectionView: UICollectionView?

  /// What was last told of the elements around the screen.
  private var told: [ListElement: UICollectionViewLayoutAttributes] = [:]
  private var isPrepared = false
  private var lastBounds: CGRect?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidateLayout() {
    isPrepared = false
    collectionView?.contents.invalidateLayout()
  }

  var scrollsHorizontally: Bool { false }

  /// Whether the layout runs no code of the student's.
  var isOfUIKit: Bool { _typeName(type(of: self), qualified: true).hasPrefix("UIKit.") }

  func prepareNow() {
    isPrepared = true
    prepare()
  }

  func prepareIfNeeded() {
    if !isPrepared { prepareNow() }
  }

  func elements(_ arguments: LinkRecord) -> LinkRecord {
    let rect = CGRect(arguments)
    let found = (layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory != .decorationView && $0.indexPath.count == 2
    }
    let shown = found.prefix(Self.mostElements)
    told = Dictionary(shown.map { ($0.element, $0) }) { first, _ in first }
    return ["elements": .list(shown.map { .record($0.element.record(frame: $0.frame)) })]
  }

  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    if let known = told[element] { return known }
    return element.kind == ListElement.cell
      ? layoutAttributesForItem(at: element.indexPath)
      : layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
  }

  /// A layout may want to be asked again when the content moves.
  func noteBounds(of list: UICollectionView) {
    let bounds = CGRect(origin: list.contentOffset, size: list.listSize)
    defer { lastBounds = bounds }
    if let lastBounds, lastBounds != bounds, shouldInvalidateLayout(forBoundsChange: bounds) {
      invalidateLayout()
    }
  }
}

extension CGRect {
  init(_ record: LinkRecord) {
    self.init(
      x: record["x"]?.double ?? 0, y: record["y"]?.double ?? 0,
      width: record["width"]?.double ?? 0, height: record["height"]?.double ?? 0)
  }
}
