import AppLink
import Foundation

/// Where an element of a collection view lies.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  public private(set) var representedElementKind: String?
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Decoration views are not displayed.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  var element: ListElement {
    ListElement(representedElementKind ?? ListElement.cell, indexPath)
  }

  convenience init(_ element: ListElement, frame: CGRect) {
    if element.kind == ListElement.cell {
      self.init(forCellWith: element.indexPath)
    } else {
      self.init(forSupplementaryViewOfKind: element.kind, with: element.indexPath)
    }
    self.frame = frame
  }
}
