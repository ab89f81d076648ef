import AppLink
import Foundation

/// Where a table view's cells come from.
extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registrations.set(cellClass, identifier)
  }

  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registrations.set(aClass, kind: TableGeometry.header, identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      registrations.type(identifier) is UITableViewCell.Type
        || registrations.prototype(identifier) != nil, let cell = dequeue(identifier, at: indexPath)
    else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier.cappedForLink) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// nil where no cell waits and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier, at: nil)
  }

  private func dequeue(_ identifier: String, at indexPath: IndexPath?) -> UITableViewCell? {
    contents.dequeue(kind: ListElement.cell, identifier: identifier, at: indexPath) {
      if let make = registrations.prototype(identifier) { return make() as? UITableViewCell }
      return (registrations.type(identifier) as? UITableViewCell.Type).map {
        UITableViewCell.make($0, identifier: identifier)
      }
    }
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    contents.dequeue(kind: TableGeometry.header, identifier: identifier, at: nil) {
      if let make = registrations.prototype(kind: TableGeometry.header, identifier) {
        return make() as? UITableViewHeaderFooterView
      }
      return
        (registrations.type(kind: TableGeometry.header, identifier)
        as? UITableViewHeaderFooterView.Type).map {
          UITableViewHeaderFooterView.make($0, identifier: identifier)
        }
    }
  }
}
