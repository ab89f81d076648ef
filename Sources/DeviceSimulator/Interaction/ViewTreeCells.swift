extension ViewTree {
  /// A cell of a list that is on the screen, with what can be read on it.
  public struct Cell: Hashable, Sendable {
    public var section: Int
    public var item: Int
    /// In tree order.
    public var texts: [String]
  }

  /// All cells on the screen, by their places.
  public var cells: [Cell] {
    nodes.indices.filter(isOnScreen).compactMap { place in
      guard let section = nodes[place].section, let item = nodes[place].item else { return nil }
      return Cell(section: section, item: item, texts: texts(in: place))
    }
    .sorted { ($0.section, $0.item) < ($1.section, $1.item) }
  }

  /// What can be read on a view and on all views in it.
  func texts(in place: Int) -> [String] {
    let after = nodes[(place + 1)...]
    let end = after.firstIndex { $0.depth <= nodes[place].depth } ?? nodes.endIndex
    return (place..<end).filter(isOnScreen).flatMap { nodes[$0].readable }
  }
}
