import Foundation
import NibFormat

/// What Interface Builder says of scroll views, lists and cells.
@MainActor enum ScrollValues {
  static func apply(_ node: NibObject, to view: UIScrollView, in scene: InterfaceScene) {
    node.apply(scroll, to: view, in: scene)
    if let view = view as? UITextView { TextValues.apply(node, to: view, in: scene) }
    if let view = view as? UITableView { node.apply(table, to: view, in: scene) }
    if let view = view as? UICollectionView { node.apply(collection, to: view, in: scene) }
  }

  static func apply(_ node: NibObject, toCell cell: UITableViewCell, in scene: InterfaceScene) {
    node.apply(self.cell, to: cell, in: scene)
  }

  private static let scroll: ValueSetters<UIScrollView> = [
    "isScrollEnabled": { $0.isScrollEnabled = $1.bool },
    "isPagingEnabled": { $0.isPagingEnabled = $1.bool },
    "isDirectionalLockEnabled": { $0.isDirectionalLockEnabled = $1.bool },
    "bounces": { $0.bounces = $1.bool },
    "alwaysBounceVertical": { $0.alwaysBounceVertical = $1.bool },
    "alwaysBounceHorizontal": { $0.alwaysBounceHorizontal = $1.bool },
    "showsHorizontalScrollIndicator": { $0.showsHorizontalScrollIndicator = $1.bool },
    "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = $1.bool },
    "minimumZoomScale": { $0.minimumZoomScale = $1.length },
    "maximumZoomScale": { $0.maximumZoomScale = $1.length },
    "delaysContentTouches": { $0.delaysContentTouches = $1.bool },
    "keyboardDismissMode": {
      $0.keyboardDismissMode =
        $1.choice("none onDrag interactive onDragWithAccessory interactiveWithAccessory") ?? .none
    },
    "contentInset": { $0.contentInset = $1.insets },
    "contentSize": { $0.contentSize = $1.size },
    "contentInsetAdjustmentBehavior": {
      $0.contentInsetAdjustmentBehavior =
        $1.choice("automatic scrollableAxes never always") ?? .automatic
    },
  ]

  /// Without the heights of headers and footers: Interface Builder always writes some, and they count
  /// for those that have a title or a view only.
  private static let table: ValueSetters<UITableView> = [
    "rowHeight": { $0.rowHeight = $1.length },
    "estimatedRowHeight": { $0.estimatedRowHeight = $1.length },
    "estimatedSectionHeaderHeight": { $0.estimatedSectionHeaderHeight = $1.length },
    "estimatedSectionFooterHeight": { $0.estimatedSectionFooterHeight = $1.length },
    "separatorStyle": { $0.separatorStyle = $1.choice("none singleLine") ?? .singleLine },
    "separatorColor": { $0.separatorColor = $1.color },
    "separatorInset": { $0.separatorInset = $1.insets },
    "allowsSelection": { $0.allowsSelection = $1.bool },
    "allowsMultipleSelection": { $0.allowsMultipleSelection = $1.bool },
    "allowsSelectionDuringEditing": { $0.allowsSelectionDuringEditing = $1.bool },
    "allowsMultipleSelectionDuringEditing": {
      $0.allowsMultipleSelectionDuringEditing = $1.bool
    },
    "isEditing": { $0.isEditing = $1.bool },
  ]

  private static let collection: ValueSetters<UICollectionView> = [
    "allowsSelection": { $0.allowsSelection = $1.bool },
    "allowsMultipleSelection": { $0.allowsMultipleSelection = $1.bool },
    "isPrefetchingEnabled": { $0.isPrefetchingEnabled = $1.bool },
  ]

  private static let accessories =
    "none disclosureIndicator detailDisclosureButton checkmark detailButton"

  private static let cell: ValueSetters<UITableViewCell> = [
    "accessoryType": { $0.accessoryType = $1.choice(accessories) ?? .none },
    "editingAccessoryType": { $0.editingAccessoryType = $1.choice(accessories) ?? .none },
    "selectionStyle": { $0.selectionStyle = $1.choice("none blue gray default") ?? .default },
    "indentationLevel": { $0.indentationLevel = $1.int },
    "shouldIndentWhileEditing": { $0.shouldIndentWhileEditing = $1.bool },
    "showsReorderControl": { $0.showsReorderControl = $1.bool },
  ]
}

/// What Interface Builder says of a collection view's layout.
@MainActor enum LayoutValues {
  static func apply(
    _ node: NibObject, to layout: UICollectionViewLayout, in scene: InterfaceScene
  ) {
    guard let layout = layout as? UICollectionViewFlowLayout else { return }
    node.apply(flow, to: layout, in: scene)
  }

  private static let flow: ValueSetters<UICollectionViewFlowLayout> = [
    "itemSize": { $0.itemSize = $1.size },
    "estimatedItemSize": { $0.estimatedItemSize = $1.size },
    "headerReferenceSize": { $0.headerReferenceSize = $1.size },
    "footerReferenceSize": { $0.footerReferenceSize = $1.size },
    "sectionInset": { $0.sectionInset = $1.insets },
    "minimumLineSpacing": { $0.minimumLineSpacing = $1.length },
    "minimumInteritemSpacing": { $0.minimumInteritemSpacing = $1.length },
    "scrollDirection": { $0.scrollDirection = $1.choice("vertical horizontal") ?? .vertical },
    "sectionHeadersPinToVisibleBounds": { $0.sectionHeadersPinToVisibleBounds = $1.bool },
    "sectionFootersPinToVisibleBounds": { $0.sectionFootersPinToVisibleBounds = $1.bool },
  ]
}
