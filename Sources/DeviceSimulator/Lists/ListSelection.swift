/// Which items of a list are selected, in the order in which they were, and which one is touched.
struct ListSelection: Hashable, Sendable {
  /// How many items may be selected at once.
  static let maximumItems = 5000

  private(set) var selected: [ListPath] = []
  var highlighted: ListPath?

  func contains(_ path: ListPath) -> Bool { selected.contains(path) }

  mutating func set(_ paths: [ListPath]) { selected = paths }

  mutating func select(_ path: ListPath) {
    if !contains(path) { selected.append(path) }
  }

  mutating func deselect(_ path: ListPath) { selected.removeAll { $0 == path } }

  /// Items that are reloaded are not selected any more; those that are reconfigured are.
  mutating func apply(_ updates: ListUpdates) {
    selected = selected.filter {
      !updates.isReloaded($0) || updates.reconfiguredItems.contains($0)
    }.compactMap(updates.newPath)
    highlighted = highlighted.flatMap(updates.newPath)
  }
}
