import AppLink
import Foundation

/// Arranges items in lines that run across the way that the list scrolls.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Sizes items by their content on a phone; here each gets 50 × 50 points.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Has no effect: items are not sized by their content.
  open var estimatedItemSize = CGSize.zero
  /// Has no effect.
  open var sectionHeadersPinToVisibleBounds = false
  /// Has no effect.
  open var sectionFootersPinToVisibleBounds = false

  private var answers = Answers()
  private var geometry = FlowGeometry([], breadth: 0)

  /// What the delegate said of sizes and spacings.
  private struct Answers {
    var sizes: [Int: [CGSize]] = [:]
    var insets: [Int: UIEdgeInsets] = [:]
    var lineSpacings: [Int: CGFloat] = [:]
    var interitemSpacings: [Int: CGFloat] = [:]
    var headers: [Int: CGSize] = [:]
    var footers: [Int: CGSize] = [:]
  }

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    answers = Answers()
    AppProcess.shared.ask(.prepareFlow, on: collectionView.id)
    let counts = collectionView.contents.currentCounts()
    let size = collectionView.listSize
    geometry = FlowGeometry(
      counts.enumerated().map { section($0, count: $1) },
      breadth: scrollsHorizontally ? size.height : size.width)
  }

  private func section(_ index: Int, count: Int) -> FlowGeometry.Section {
    let inset = answers.insets[index] ?? sectionInset
    let header = answers.headers[index] ?? headerReferenceSize
    let footer = answers.footers[index] ?? footerReferenceSize
    let size =
      itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    return FlowGeometry.Section(
      count: count, itemSize: flowSize(size), sizes: (answers.sizes[index] ?? []).map(flowSize),
      lineSpacing: Self.clean(answers.lineSpacings[index] ?? minimumLineSpacing),
      interitemSpacing: Self.clean(answers.interitemSpacings[index] ?? minimumInteritemSpacing),
      before: flowSize(CGSize(width: inset.left, height: inset.top)),
      after: flowSize(CGSize(width: inset.right, height: inset.bottom)),
      header: flowSize(header).main, footer: flowSize(footer).main)
  }

  private func flowSize(_ size: CGSize) -> FlowGeometry.Size {
    let (width, height) = (Self.clean(size.width), Self.clean(size.height))
    return scrollsHorizontally
      ? FlowGeometry.Size(main: width, cross: height)
      : FlowGeometry.Size(main: height, cross: width)
  }

  /// No number that would lead nowhere.
  private static func clean(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, 0), 1e7) : 0
  }

  open override var collectionViewContentSize: CGSize {
    let size = collectionView?.listSize ?? .zero
    return scrollsHorizontally
      ? CGSize(width: geometry.length, height: size.height)
      : CGSize(width: size.width, height: geometry.length)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (start, end) = scrollsHorizontally ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    return geometry.elements(
      from: start, to: end, header: UICollectionView.elementKindSectionHeader,
      footer: UICollectionView.elementKindSectionFooter
    ).map { attributes($0.element, $0.frame) }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry.frame(of: indexPath).map {
      attributes(ListElement(ListElement.cell, indexPath), $0)
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found =
      elementKind == UICollectionView.elementKindSectionHeader
      ? geometry.header(indexPath.section, elementKind)
      : geometry.footer(indexPath.section, elementKind)
    return found.map { attributes($0.element, $0.frame) }
  }

  private func attributes(
    _ element: ListElement, _ frame: FlowGeometry.Frame
  ) -> UICollectionViewLayoutAttributes {
    let rect =
      scrollsHorizontally
      ? CGRect(
        x: frame.main, y: frame.cross, width: frame.size.main, height: frame.size.cross)
      : CGRect(x: frame.cross, y: frame.main, width: frame.size.cross, height: frame.size.main)
    return UICollectionViewLayoutAttributes(element, frame: rect)
  }

  /// Asks the delegate one thing, on the device's word, and keeps the answer.
  func take(
    _ call: Call, from list: any UICollectionViewDelegateFlowLayout, of view: UICollectionView
  ) {
    let section = Int(call.arguments["section"]?.int ?? 0)
    func keep<Value>(_ value: Value, _ path: WritableKeyPath<Answers, [Int: Value]>) {
      if AppProcess.shared.isImplemented { answers[keyPath: path][section] = value }
    }
    switch call.name {
    case "collectionView(_:layout:sizeForItemAt:)":
      guard let path = IndexPath(call.arguments) else { return }
      let size = list.collectionView(view, layout: self, sizeForItemAt: path)
      if AppProcess.shared.isImplemented { answers.sizes[section, default: []].append(size) }
    case "collectionView(_:layout:insetForSectionAt:)":
      keep(list.collectionView(view, layout: self, insetForSectionAt: section), \.insets)
    case "collectionView(_:layout:minimumLineSpacingForSectionAt:)":
      keep(
        list.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
        \.lineSpacings)
    case "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)":
      keep(
        list.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
        \.interitemSpacings)
    case "collectionView(_:layout:referenceSizeForHeaderInSection:)":
      keep(
        list.collectionView(view, layout: self, referenceSizeForHeaderInSection: section), \.headers
      )
    case "collectionView(_:layout:referenceSizeForFooterInSection:)":
      keep(
        list.collectionView(view, layout: self, referenceSizeForFooterInSection: section), \.footers
      )
    default: break
    }
  }
}

extension UICollectionView {
  /// Along which axis a list scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}
