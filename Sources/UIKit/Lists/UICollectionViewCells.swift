import AppLink
import Foundation

/// Where a collection view's cells come from.
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registrations.set(cellClass, identifier)
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations.set(viewClass, kind: elementKind, identifier)
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let drawn = registrations.prototype(identifier) != nil
    let registered = registrations.type(identifier) as? UICollectionViewCell.Type
    guard let type = registered ?? (drawn ? UICollectionViewCell.self : nil) else {
      failToDequeue("UICollectionElementKindCell", identifier)
    }
    guard let cell = dequeue(ListElement.cell, identifier, indexPath, type) else {
      failToDequeue("UICollectionElementKindCell", identifier)
    }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let drawn = registrations.prototype(kind: elementKind, identifier) != nil
    let registered =
      registrations.type(kind: elementKind, identifier) as? UICollectionReusableView.Type
    guard let type = registered ?? (drawn ? UICollectionReusableView.self : nil),
      let view = dequeue(elementKind, identifier, indexPath, type)
    else { failToDequeue(elementKind, identifier) }
    return view
  }

  func dequeue<View: UICollectionReusableView>(
    _ kind: String, _ identifier: String, _ indexPath: IndexPath, _ type: View.Type
  ) -> View? {
    contents.dequeue(kind: kind, identifier: identifier, at: indexPath) {
      let frame =
        collectionViewLayout.attributes(of: ListElement(kind, indexPath))?.frame ?? .zero
      if let make = registrations.prototype(kind: kind, identifier) {
        let view = make() as? View
        view?.frame = frame
        return view
      }
      let view = UIView.make(type, frame: frame)
      view.reuseIdentifier = identifier
      return view
    }
  }

  private func failToDequeue(_ kind: String, _ identifier: String) -> Never {
    fatalError(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier.cappedForLink) - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }
}

extension UICollectionView {
  /// Registers a class of cells together with how they are filled.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identifier = "CellRegistration-\(UUID().uuidString)"
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Registers a class of supplementary views together with how they are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = "SupplementaryRegistration-\(UUID().uuidString)"
    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registrations.set(Cell.self, registration.identifier)
    guard let cell = dequeue(ListElement.cell, registration.identifier, indexPath, Cell.self) else {
      fatalError("a cell registration was used for cells of two classes")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registrations.set(Supplementary.self, kind: registration.kind, registration.identifier)
    guard
      let view = dequeue(registration.kind, registration.identifier, indexPath, Supplementary.self)
    else { fatalError("a supplementary registration was used for views of two classes") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
