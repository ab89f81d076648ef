import AppLink
import Foundation

/// How a collection view that looks like a list is arranged.
public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var backgroundColor: UIColor?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

/// Arranges items as a list, one row an item, each 44 points high; no other sections are simulated.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private static let rowHeight: CGFloat = 44

  private let configuration: UICollectionLayoutListConfiguration
  private var geometry = FlowGeometry([], breadth: 0)

  private init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(coder: coder)
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(configuration)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.listSize.width
    let row = FlowGeometry.Size(main: Self.rowHeight, cross: width)
    let none = FlowGeometry.Size(main: 0, cross: 0)
    geometry = FlowGeometry(
      collectionView.contents.currentCounts().map {
        FlowGeometry.Section(
          count: $0, itemSize: row, lineSpacing: 0, interitemSpacing: 0, before: none, after: none,
          header: configuration.headerMode == .supplementary ? Self.rowHeight : 0,
          footer: configuration.footerMode == .supplementary ? Self.rowHeight : 0)
      }, breadth: width)
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.listSize.width ?? 0, height: geometry.length)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    geometry.elements(
      from: rect.minY, to: rect.maxY, header: UICollectionView.elementKindSectionHeader,
      footer: UICollectionView.elementKindSectionFooter
    ).map { attributes($0.element, $0.frame) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry.frame(of: indexPath).map {
      attributes(ListElement(ListElement.cell, indexPath), $0)
    }
  }

  private func attributes(
    _ element: ListElement, _ frame: FlowGeometry.Frame
  ) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(
      element,
      frame: CGRect(
        x: frame.cross, y: frame.main, width: frame.size.cross, height: frame.size.main))
  }
}
