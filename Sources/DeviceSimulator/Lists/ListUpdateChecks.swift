/// Whether a batch fits the numbers of items before and after it, in UIKit's words.
extension ListUpdates {
  /// What UIKit throws (`NSInternalInconsistencyException`); nil when the batch is right.
  func failure(from old: [Int], to new: [Int], isTable: Bool) -> String? {
    let words = Words(isTable: isTable)
    return sectionFailure(from: old, to: new, words) ?? itemFailure(from: old, to: new, words)
      ?? countFailure(from: old, to: new, words)
  }

  private struct Words {
    var isTable: Bool
    var item: String { isTable ? "row" : "item" }
    var items: String { isTable ? "rows" : "items" }
    var view: String { isTable ? "table view" : "collection view" }
  }

  private func sectionFailure(from old: [Int], to new: [Int], _ words: Words) -> String? {
    let leaving = deletedSections.union(reloadedSections).union(movedSections.keys)
    if let section = leaving.filter({ $0 >= old.count }).min() {
      return "attempt to delete section \(section), but there are only \(old.count) sections "
        + "before the update"
    }
    let coming = insertedSections.union(movedSections.values)
    if let section = coming.filter({ $0 >= new.count }).min() {
      return "attempt to insert section \(section) but there are only \(new.count) sections "
        + "after the update"
    }
    guard old.count - deletedSections.count + insertedSections.count != new.count else {
      return nil
    }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "\(words.view) after the update (\(new.count)) must be equal to the number of sections "
      + "contained in the \(words.view) before the update (\(old.count)), plus or minus the number "
      + "of sections inserted or deleted (\(insertedSections.count) inserted, "
      + "\(deletedSections.count) deleted)."
  }

  private func itemFailure(from old: [Int], to new: [Int], _ words: Words) -> String? {
    let leaving = deletedItems.union(reloadedItems).union(movedItems.keys)
    if let path = leaving.filter({ $0.section >= old.count || $0.item >= old[$0.section] }).min() {
      return path.section >= old.count
        ? "attempt to delete \(words.item) \(path.item) from section \(path.section), but there are "
          + "only \(old.count) sections before the update"
        : "attempt to delete \(words.item) \(path.item) from section \(path.section) which only "
          + "contains \(old[path.section]) \(words.items) before the update"
    }
    let coming = insertedItems.union(movedItems.values)
    if let path = coming.filter({ $0.section >= new.count || $0.item >= new[$0.section] }).min() {
      return path.section >= new.count
        ? "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are "
          + "only \(new.count) sections after the update"
        : "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are "
          + "only \(new[path.section]) \(words.items) in section \(path.section) after the update"
    }
    if let path = deletedItems.intersection(reloadedItems).min() {
      return "attempt to perform a delete and a reload of the same index path "
        + "(section \(path.section), \(words.item) \(path.item))"
    }
    if let path = deletedItems.intersection(movedItems.keys).min() {
      return "attempt to perform a delete and a move from the same index path "
        + "(section \(path.section), \(words.item) \(path.item))"
    }
    return nil
  }

  private func countFailure(from old: [Int], to new: [Int], _ words: Words) -> String? {
    let changes = Changes(self)
    for section in old.indices where !reloadedSections.contains(section) {
      guard let goal = newSection(of: section) else { continue }
      // Two moves or insertions to one place leave none for another section.
      guard new.indices.contains(goal) else {
        return "attempt to move two sections to the same place"
      }
      let change = changes.change(old: section, new: goal)
      guard old[section] + change.balance != new[goal] else { continue }
      return "Invalid update: invalid number of \(words.items) in section \(goal).  The number of "
        + "\(words.items) contained in an existing section after the update (\(new[goal])) must be "
        + "equal to the number of \(words.items) contained in that section before the update "
        + "(\(old[section])), plus or minus the number of \(words.items) inserted or deleted from "
        + "that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus "
        + "the number of \(words.items) moved into or out of that section (\(change.movedIn) moved "
        + "in, \(change.movedOut) moved out)."
    }
    return nil
  }

  private struct Change {
    var inserted: Int
    var deleted: Int
    var movedIn: Int
    var movedOut: Int
    var balance: Int { inserted - deleted + movedIn - movedOut }
  }

  /// How many items come into and leave each section.
  private struct Changes {
    private var inserted: [Int: Int] = [:]
    private var deleted: [Int: Int] = [:]
    /// By the sections that they leave and enter.
    private var moved: [[Int]: Int] = [:]
    private var movedIn: [Int: Int] = [:]
    private var movedOut: [Int: Int] = [:]

    init(_ updates: ListUpdates) {
      for path in updates.insertedItems { inserted[path.section, default: 0] += 1 }
      for path in updates.deletedItems { deleted[path.section, default: 0] += 1 }
      for (from, to) in updates.movedItems {
        moved[[from.section, to.section], default: 0] += 1
        movedIn[to.section, default: 0] += 1
        movedOut[from.section, default: 0] += 1
      }
    }

    func change(old: Int, new: Int) -> Change {
      let within = moved[[old, new]] ?? 0
      return Change(
        inserted: inserted[new] ?? 0, deleted: deleted[old] ?? 0,
        movedIn: (movedIn[new] ?? 0) - within, movedOut: (movedOut[old] ?? 0) - within)
    }
  }
}
