import Foundation

/// Where the rows of a table view lie, one under the other.
struct TableGeometry {
  /// What is given of a section.
  struct Section {
    var rows: Int
    var header: CGFloat
    var footer: CGFloat
  }

  private struct Placed {
    var rows: Int
    var header: CGFloat
    var footer: CGFloat
    var start: CGFloat = 0
    /// Rows of another height than the others, in order.
    var known: [Int] = []
    /// By how much the rows before each of them, and itself, differ from the others in all.
    var excess: [CGFloat] = []
    var end: CGFloat = 0
  }

  let width: CGFloat
  let rowHeight: CGFloat
  private var sections: [Placed] = []
  private var heights: [IndexPath: CGFloat] = [:]

  init(
    _ sections: [Section], rowHeight: CGFloat, heights: [IndexPath: CGFloat], top: CGFloat,
    bottom: CGFloat, width: CGFloat
  ) {
    self.width = width
    self.rowHeight = rowHeight
    self.heights = heights
    var known: [Int: [Int]] = [:]
    for path in heights.keys { known[path.section, default: []].append(path.item) }
    var start = top
    for (index, section) in sections.enumerated() {
      var placed = Placed(rows: section.rows, header: section.header, footer: section.footer)
      placed.start = start
      placed.known = (known[index] ?? []).filter { $0 < section.rows }.sorted()
      var excess: CGFloat = 0
      for row in placed.known {
        excess += (heights[IndexPath(row: row, section: index)] ?? rowHeight) - rowHeight
        placed.excess.append(excess)
      }
      placed.end =
        start + section.header + CGFloat(section.rows) * rowHeight + excess + section.footer
      start = placed.end
      self.sections.append(placed)
    }
    length = start + bottom
  }

  /// The height of the whole content.
  let length: CGFloat

  func frame(ofRow path: IndexPath) -> CGRect {
    guard sections.indices.contains(path.section) else { return .zero }
    return CGRect(
      x: 0, y: top(of: path.row, in: sections[path.section]), width: width,
      height: heights[path] ?? rowHeight)
  }

  func frame(ofHeader index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(x: 0, y: section.start, width: width, height: section.header)
  }

  func frame(ofFooter index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(
      x: 0, y: section.end - section.footer, width: width, height: section.footer)
  }

  /// All of a section: header, rows and footer.
  func frame(ofSection index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(x: 0, y: section.start, width: width, height: section.end - section.start)
  }

  /// Elements between two heights, no more than so many.
  func elements(from start: CGFloat, to end: CGFloat, atMost most: Int) -> [ListElement] {
    let first = sections.partitioningIndex { $0.end > start }
    var found: [ListElement] = []
    for (index, section) in zip(first..., sections[first...]) {
      guard section.start < end, found.count < most else { break }
      let place = IndexPath(row: 0, section: index)
      if section.header > 0 { found.append(ListElement(Self.header, place)) }
      let top = (0..<section.rows).partitioningIndex { self.top(of: $0 + 1, in: section) > start }
      for row in top..<section.rows {
        guard self.top(of: row, in: section) < end, found.count < most else { break }
        found.append(ListElement(ListElement.cell, IndexPath(row: row, section: index)))
      }
      if section.footer > 0 { found.append(ListElement(Self.footer, place)) }
    }
    return found
  }

  static let header = "header"
  static let footer = "footer"

  private func top(of row: Int, in section: Placed) -> CGFloat {
    let before = section.known.partitioningIndex { $0 >= row }
    let excess = before > 0 ? section.excess[before - 1] : 0
    return section.start + section.header + CGFloat(row) * rowHeight + excess
  }
}
