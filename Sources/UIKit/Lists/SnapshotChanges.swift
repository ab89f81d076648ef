import Foundation

/// The changes that lead from one snapshot to another.
struct SnapshotChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldSections = Self.places(old.sections.map(\.id))
    let newSections = Self.places(new.sections.map(\.id))
    let order = Self.moves(from: old.sections.map(\.id), to: new.sections.map(\.id))
    deletedSections = IndexSet(order.removed)
    insertedSections = IndexSet(order.inserted)
    movedSections = order.moved
    reloadedSections = IndexSet(new.reloadedSections.compactMap { oldSections[$0] })

    var oldPlaces: [Item: IndexPath] = [:]
    for (index, section) in old.sections.enumerated() where newSections[section.id] != nil {
      for (item, id) in section.items.enumerated() {
        oldPlaces[id] = IndexPath(item: item, section: index)
      }
    }
    var newPlaces: [Item: IndexPath] = [:]
    for (index, section) in new.sections.enumerated() where oldSections[section.id] != nil {
      for (item, id) in section.items.enumerated() {
        newPlaces[id] = IndexPath(item: item, section: index)
      }
    }
    for (index, section) in old.sections.enumerated() {
      guard let place = newSections[section.id] else { continue }
      let difference = new.sections[place].items.difference(from: section.items)
      for case .remove(let item, let id, _) in difference {
        let path = IndexPath(item: item, section: index)
        guard let goal = newPlaces[id] else {
          deletedItems.append(path)
          continue
        }
        movedItems.append((path, goal))
      }
      for case .insert(let item, let id, _) in difference where oldPlaces[id] == nil {
        insertedItems.append(IndexPath(item: item, section: place))
      }
    }
    reloadedItems = new.reloaded.compactMap { oldPlaces[$0] }.sorted()
    reconfiguredItems =
      new.reconfigured.subtracting(new.reloaded).compactMap { oldPlaces[$0] }.sorted()
  }

  private static func places<Section: Hashable>(_ sections: [Section]) -> [Section: Int] {
    Dictionary(zip(sections, sections.indices)) { first, _ in first }
  }

  private static func moves<Section: Hashable>(
    from old: [Section], to new: [Section]
  ) -> (removed: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    let (oldPlaces, newPlaces) = (places(old), places(new))
    var removed: [Int] = []
    var inserted: [Int] = []
    var moved: [(from: Int, to: Int)] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let index, let section, _):
        if let goal = newPlaces[section] {
          moved.append((index, goal))
        } else {
          removed.append(index)
        }
      case .insert(let index, let section, _):
        if oldPlaces[section] == nil { inserted.append(index) }
      }
    }
    return (removed, inserted, moved)
  }
}

extension ListContents {
  /// Adds what leads from one snapshot to the next to the batch that is open.
  func add(_ changes: SnapshotChanges) {
    change("delete", sections: changes.deletedSections)
    change("insert", sections: changes.insertedSections)
    for (from, to) in changes.movedSections { change("move", section: from, toSection: to) }
    change("reload", sections: changes.reloadedSections)
    change("delete", changes.deletedItems)
    change("insert", changes.insertedItems)
    for (from, to) in changes.movedItems { change("move", [from], to: to) }
    change("reload", changes.reloadedItems)
    change("reconfigure", changes.reconfiguredItems)
  }
}

/// The snapshot that a list shows, and how it goes on to the next.
@MainActor struct SnapshotKeeper<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()

  /// Whether a snapshot without animation reloads everything, as before iOS 15.
  private var reloadsWithoutAnimation: Bool {
    (Double(DeviceReadings.shared.systemVersion) ?? 17) < 15
  }

  /// Takes over a snapshot; the caller tells the list of the changes, or reloads it where there are
  /// none.
  mutating func take(_ snapshot: Snapshot, isAnimated: Bool) -> SnapshotChanges? {
    let changes =
      isAnimated || !reloadsWithoutAnimation ? SnapshotChanges(from: current, to: snapshot) : nil
    current = snapshot
    current.forgetReloads()
    return changes
  }
}
