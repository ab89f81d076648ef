import AppLink

/// A batch of changes to a list's items, and where each item goes by it.
///
/// As in UIKit, deletions, reloads and the origins of moves count in the list before the batch,
/// insertions and the goals of moves in the list after it. What is neither named keeps its order.
struct ListUpdates: Hashable, Sendable {
  /// How many changes a batch may have.
  static let maximumChanges = 10_000

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  /// New places by old ones.
  var movedSections: [Int: Int] = [:]
  var deletedItems: Set<ListPath> = []
  var insertedItems: Set<ListPath> = []
  var reloadedItems: Set<ListPath> = []
  /// Of the reloaded ones those that stay what they are, and so stay selected.
  var reconfiguredItems: Set<ListPath> = []
  var movedItems: [ListPath: ListPath] = [:]

  private var sectionRanks = Ranks()
  private var itemRanks: [Int: Ranks] = [:]

  /// Sorts what was named, so that places can be looked up.
  mutating func close() {
    sectionRanks = Ranks(
      leaving: deletedSections.union(movedSections.keys),
      taken: insertedSections.union(movedSections.values))
    var leaving: [Int: Set<Int>] = [:]
    for path in Array(deletedItems) + movedItems.keys {
      leaving[path.section, default: []].insert(path.item)
    }
    var taken: [Int: Set<Int>] = [:]
    for path in Array(insertedItems) + movedItems.values {
      guard let old = oldSection(of: path.section) else { continue }
      taken[old, default: []].insert(path.item)
    }
    itemRanks = [:]
    for section in Set(leaving.keys).union(taken.keys) {
      itemRanks[section] = Ranks(leaving: leaving[section] ?? [], taken: taken[section] ?? [])
    }
  }

  /// Where a section that is not deleted is after the batch.
  func newSection(of old: Int) -> Int? {
    if deletedSections.contains(old) { return nil }
    return movedSections[old] ?? sectionRanks.newIndex(of: old)
  }

  /// Where an item is after the batch; nil when it is deleted.
  func newPath(of old: ListPath) -> ListPath? {
    if deletedItems.contains(old) { return nil }
    if let goal = movedItems[old] { return goal }
    guard let section = newSection(of: old.section) else { return nil }
    let item = itemRanks[old.section]?.newIndex(of: old.item) ?? old.item
    return ListPath(section: section, item: item)
  }

  /// Whether an item, by its place before the batch, is to be shown anew.
  func isReloaded(_ old: ListPath) -> Bool {
    reloadedItems.contains(old) || reloadedSections.contains(old.section)
  }

  /// Where a section that was not inserted was before the batch.
  private func oldSection(of new: Int) -> Int? {
    if insertedSections.contains(new) { return nil }
    return movedSections.first { $0.value == new }?.key ?? sectionRanks.oldIndex(of: new)
  }
}

/// How what is not named in a batch closes up where something leaves, and makes room where something
/// comes.
private struct Ranks: Hashable {
  private var leaving: [Int] = []
  private var taken: [Int] = []

  init() {}

  init(leaving: Set<Int>, taken: Set<Int>) {
    self.leaving = leaving.sorted()
    self.taken = taken.sorted()
  }

  func newIndex(of old: Int) -> Int {
    Self.raised(old - leaving.prefix { $0 < old }.count, past: taken)
  }

  func oldIndex(of new: Int) -> Int {
    Self.raised(new - taken.prefix { $0 < new }.count, past: leaving)
  }

  /// The number of the free place with this rank.
  private static func raised(_ rank: Int, past occupied: [Int]) -> Int {
    var index = rank
    for place in occupied {
      guard place <= index else { break }
      index += 1
    }
    return index
  }
}
