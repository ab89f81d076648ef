import AppLink

/// Cells that are not in use, by what they can be used for; the longest unused first.
struct CellPool {
  /// How many unused cells a list keeps.
  static let maximumCells = 1000

  /// What a cell can be used for: its kind and its reuse identifier.
  struct Key: Hashable {
    var kind: ListElement.Kind
    var identifier: String
  }

  private struct Pooled {
    var cell: ObjectID
    /// What it showed last, if that still looks the same.
    var last: ListElement?
  }

  private var pools: [Key: [Pooled]] = [:]
  private(set) var count = 0
  /// In the order in which they came.
  private var arrivals: [(key: Key, cell: ObjectID)] = []

  /// Takes a cell in; returns the one that has to go for it.
  mutating func add(_ cell: ObjectID, _ key: Key, last: ListElement?) -> ObjectID? {
    pools[key, default: []].append(Pooled(cell: cell, last: last))
    arrivals.append((key, cell))
    count += 1
    guard count > Self.maximumCells, let oldest = arrivals.first else { return nil }
    remove(oldest.cell, oldest.key)
    return oldest.cell
  }

  /// Takes a cell out: the one that showed this element last, and is ready as it is, otherwise the one
  /// that is unused for the longest time.
  mutating func take(
    _ key: Key, for element: ListElement?
  ) -> (cell: ObjectID, isReady: Bool)? {
    guard let pool = pools[key], let oldest = pool.first else { return nil }
    let ready = element.flatMap { element in pool.first { $0.last == element } }
    let cell = (ready ?? oldest).cell
    remove(cell, key)
    return (cell, ready != nil)
  }

  /// What the cells showed does not look the same any more.
  mutating func forgetElements() {
    pools = pools.mapValues { $0.map { Pooled(cell: $0.cell, last: nil) } }
  }

  private mutating func remove(_ cell: ObjectID, _ key: Key) {
    pools[key]?.removeAll { $0.cell == cell }
    arrivals.removeAll { $0.cell == cell }
    count -= 1
  }
}
