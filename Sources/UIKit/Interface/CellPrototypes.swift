import Foundation
import NibFormat

/// Cells and other views of a list that are drawn in a storyboard, or in a xib of their own.
@MainActor enum CellPrototypes {
  static func register(_ nodes: [NibObject], in table: UITableView, _ scene: InterfaceScene) {
    for node in nodes {
      guard let identifier = node.string("reuseIdentifier") else { continue }
      table.registrations.set(prototype: { make(node, in: scene) }, identifier)
      if !node.segues.isEmpty { table.registrations.leadElsewhere = true }
    }
  }

  static func register(_ nodes: [NibObject], in list: UICollectionView, _ scene: InterfaceScene) {
    for node in nodes {
      guard let identifier = node.string("reuseIdentifier") else { continue }
      list.registrations.set(prototype: { make(node, in: scene) }, identifier)
      if !node.segues.isEmpty { list.registrations.leadElsewhere = true }
    }
  }

  /// A collection view's header and footer.
  static func register(
    supplements node: NibObject, in list: UICollectionView, _ scene: InterfaceScene
  ) {
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for (part, kind) in kinds {
      guard let node = node.part(part), let identifier = node.string("reuseIdentifier") else {
        continue
      }
      list.registrations.set(prototype: { make(node, in: scene) }, kind: kind, identifier)
    }
  }

  /// One more of a prototype, with all that is in it.
  private static func make(_ node: NibObject, in outer: InterfaceScene) -> (any ListCell)? {
    let scene = InterfaceScene(outer.file, NibScene(objects: [node]), outer: outer)
    let cell = scene.make(node) as? any ListCell
    scene.connect()
    scene.awake()
    return cell
  }

  /// The cell of a xib.
  static func make(_ nib: UINib, identifier: String) -> (any ListCell)? {
    let cells = nib.instantiate(withOwner: nil).compactMap { $0 as? any ListCell }
    guard cells.count == 1, let cell = cells.first else {
      fatalError(
        "invalid nib registered for identifier (\(identifier.cappedForLink)) - nib must contain "
          + "exactly one top level object which must be a cell instance")
    }
    switch cell {
    case let cell as UITableViewCell: cell.reuseIdentifier = identifier
    case let cell as UICollectionReusableView: cell.reuseIdentifier = identifier
    default: break
    }
    return cell
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registrations.set(
      prototype: nib.map { nib in { CellPrototypes.make(nib, identifier: identifier) } },
      identifier)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registrations.set(
      prototype: nib.map { nib in
        { nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView }
      }, kind: TableGeometry.header, identifier)
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registrations.set(
      prototype: nib.map { nib in { CellPrototypes.make(nib, identifier: identifier) } },
      identifier)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations.set(
      prototype: nib.map { nib in { CellPrototypes.make(nib, identifier: identifier) } },
      kind: kind, identifier)
  }
}
