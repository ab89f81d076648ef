import Foundation

/// Where the items of a flow layout lie: in lines, section after section.
///
/// Reckons along the way that the list scrolls (`main`) and across it (`cross`). Lines are spread over
/// the whole breadth, the last one keeps the distances of the others, and a single column is centred.
struct FlowGeometry {
  /// An extent along the list and one across it.
  struct Size: Hashable {
    var main: CGFloat
    var cross: CGFloat
  }

  struct Frame: Hashable {
    var main: CGFloat
    var cross: CGFloat
    var size: Size
  }

  /// What is given of a section.
  struct Section {
    var count: Int
    var itemSize: Size
    /// Of the first items, where each has its own.
    var sizes: [Size] = []
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var before: Size
    var after: Size
    var header: CGFloat
    var footer: CGFloat
  }

  private struct Placed {
    var section: Section
    var start: CGFloat
    var itemsStart: CGFloat
    var itemsEnd: CGFloat
    var end: CGFloat
    var perLine: Int
    /// Of a section whose items differ.
    var frames: [Frame] = []
    /// The greatest end of an item up to each one.
    var ends: [CGFloat] = []
  }

  private var sections: [Placed] = []
  private let breadth: CGFloat
  /// The length of the whole content.
  private(set) var length: CGFloat = 0

  init(_ sections: [Section], breadth: CGFloat) {
    self.breadth = breadth
    for section in sections {
      let placed = Self.place(section, at: length, breadth)
      length = placed.end
      self.sections.append(placed)
    }
  }

  /// Elements between two places; headers and footers by their frames.
  func elements(
    from start: CGFloat, to end: CGFloat, header: String, footer: String
  ) -> [(element: ListElement, frame: Frame)] {
    let first = sections.partitioningIndex { $0.end > start }
    var found: [(element: ListElement, frame: Frame)] = []
    for (index, placed) in zip(first..., sections[first...]) {
      guard placed.start < end else { break }
      if placed.section.header > 0 { found += [self.header(index, header)].compactMap(\.self) }
      found += items(of: index, from: start, to: end).map { item in
        (ListElement(ListElement.cell, IndexPath(item: item, section: index)), frame(index, item))
      }
      if placed.section.footer > 0 { found += [self.footer(index, footer)].compactMap(\.self) }
    }
    return found
  }

  func frame(of path: IndexPath) -> Frame? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].section.count).contains(path.item)
    else { return nil }
    return frame(path.section, path.item)
  }

  func header(_ index: Int, _ kind: String) -> (element: ListElement, frame: Frame)? {
    guard sections.indices.contains(index), sections[index].section.header > 0 else { return nil }
    let placed = sections[index]
    return (
      ListElement(kind, IndexPath(item: 0, section: index)),
      Frame(
        main: placed.start, cross: 0, size: Size(main: placed.section.header, cross: breadth))
    )
  }

  func footer(_ index: Int, _ kind: String) -> (element: ListElement, frame: Frame)? {
    guard sections.indices.contains(index), sections[index].section.footer > 0 else { return nil }
    let placed = sections[index]
    let height = placed.section.footer
    return (
      ListElement(kind, IndexPath(item: 0, section: index)),
      Frame(main: placed.end - height, cross: 0, size: Size(main: height, cross: breadth))
    )
  }

  private func items(of index: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let placed = sections[index]
    let section = placed.section
    guard section.count > 0 else { return 0..<0 }
    if !placed.frames.isEmpty {
      let first = placed.ends.partitioningIndex { $0 > start }
      let last = placed.frames.partitioningIndex { $0.main >= end }
      return first..<max(first, last)
    }
    let step = max(section.itemSize.main + section.lineSpacing, 1e-6)
    let lines = (section.count + placed.perLine - 1) / placed.perLine
    func line(_ place: CGFloat) -> Int {
      Int(min(max(((place - placed.itemsStart) / step).rounded(.down), 0), CGFloat(lines)))
    }
    let first = line(start) * placed.perLine
    let last = min((line(end) + 1) * placed.perLine, section.count)
    return min(first, section.count)..<max(min(first, section.count), last)
  }

  private func frame(_ index: Int, _ item: Int) -> Frame {
    let placed = sections[index]
    if !placed.frames.isEmpty { return placed.frames[item] }
    let section = placed.section
    let (line, column) = (item / placed.perLine, item % placed.perLine)
    let free = breadth - section.before.cross - section.after.cross
    let place = Self.cross(
      column, of: placed.perLine, size: section.itemSize.cross, free, section.interitemSpacing)
    return Frame(
      main: placed.itemsStart + CGFloat(line) * (section.itemSize.main + section.lineSpacing),
      cross: section.before.cross + place, size: section.itemSize)
  }

  /// Where an item of a full line of equal ones lies.
  private static func cross(
    _ column: Int, of count: Int, size: CGFloat, _ free: CGFloat, _ spacing: CGFloat
  ) -> CGFloat {
    guard count > 1 else { return max(0, (free - size) / 2) }
    let gap = max(spacing, (free - CGFloat(count) * size) / CGFloat(count - 1))
    return CGFloat(column) * (size + gap)
  }

  private static func place(_ section: Section, at start: CGFloat, _ breadth: CGFloat) -> Placed {
    let itemsStart = start + section.header + section.before.main
    let free = breadth - section.before.cross - section.after.cross
    var placed = Placed(
      section: section, start: start, itemsStart: itemsStart, itemsEnd: itemsStart, end: start,
      perLine: 1)
    if section.sizes.isEmpty {
      let step = section.itemSize.cross + section.interitemSpacing
      let fitting = step > 0 ? (free + section.interitemSpacing) / step : .greatestFiniteMagnitude
      placed.perLine = Int(min(max(fitting.rounded(.down), 1), CGFloat(max(section.count, 1))))
      let lines = (section.count + placed.perLine - 1) / placed.perLine
      if lines > 0 {
        placed.itemsEnd +=
          CGFloat(lines) * section.itemSize.main + CGFloat(lines - 1) * section.lineSpacing
      }
    } else {
      placeOwnSizes(in: &placed, free)
    }
    placed.end = placed.itemsEnd + section.after.main + section.footer
    return placed
  }

  /// Fills line after line with items of their own sizes.
  private static func placeOwnSizes(in placed: inout Placed, _ free: CGFloat) {
    let section = placed.section
    var main = placed.itemsStart
    var line: [Size] = []
    func close(_ isLast: Bool, _ placed: inout Placed) {
      let used = line.reduce(0) { $0 + $1.cross }
      let even = line.count > 1 ? (free - used) / CGFloat(line.count - 1) : 0
      let gap = isLast ? section.interitemSpacing : max(section.interitemSpacing, even)
      let isAlone = line.count == 1 && !isLast
      var cross = section.before.cross + (isAlone ? max(0, (free - used) / 2) : 0)
      for size in line {
        placed.frames.append(Frame(main: main, cross: cross, size: size))
        cross += size.cross + gap
      }
      let height = line.map(\.main).max() ?? 0
      placed.itemsEnd = main + height
      for _ in line { placed.ends.append(main + height) }
      main += height + section.lineSpacing
      line = []
    }
    var used: CGFloat = 0
    for index in 0..<section.count {
      let size = section.sizes.indices.contains(index) ? section.sizes[index] : section.itemSize
      if !line.isEmpty, used + section.interitemSpacing + size.cross > free + 1e-6 {
        close(false, &placed)
        used = 0
      }
      used += (line.isEmpty ? 0 : section.interitemSpacing) + size.cross
      line.append(size)
    }
    if !line.isEmpty { close(true, &placed) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element belongs to the second part; the elements are sorted by that.
  func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
