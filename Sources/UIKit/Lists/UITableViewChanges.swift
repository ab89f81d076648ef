import AppLink
import Foundation

/// Changes of the rows of a table view, one by one or as a batch.
extension UITableView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    forgetHeights()
    contents.endUpdates(completion)
  }

  public func beginUpdates() { contents.beginUpdates() }

  public func endUpdates() {
    forgetHeights()
    contents.endUpdates()
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("insert", indexPaths)
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("delete", indexPaths)
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("reload", indexPaths)
  }

  /// Asks for the same cells to be filled again; here they are reloaded.
  public func reconfigureRows(at indexPaths: [IndexPath]) { change("reconfigure", indexPaths) }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    beginUpdates()
    contents.change("move", [indexPath], to: newIndexPath)
    endUpdates()
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("insert", sections)
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("delete", sections)
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("reload", sections)
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    beginUpdates()
    contents.change("move", section: section, toSection: newSection)
    endUpdates()
  }

  private func change(_ word: String, _ paths: [IndexPath]) {
    beginUpdates()
    contents.change(word, paths)
    endUpdates()
  }

  private func change(_ word: String, _ sections: IndexSet) {
    beginUpdates()
    contents.change(word, sections: sections)
    endUpdates()
  }
}
