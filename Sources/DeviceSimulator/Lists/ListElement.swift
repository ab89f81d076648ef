import AppLink

/// The place of an item: its section and its number in it.
struct ListPath: Hashable, Comparable, Sendable {
  var section: Int
  var item: Int

  static func < (a: ListPath, b: ListPath) -> Bool { (a.section, a.item) < (b.section, b.item) }
}

/// Something that a list shows: a cell, a header, a footer.
struct ListElement: Hashable, Sendable {
  /// By the words of the link.
  enum Kind: Hashable, Sendable {
    case cell
    /// A header of a table view, or a supplementary view of this kind.
    case supplementary(String)

    static let header = Kind.supplementary("header")
    static let footer = Kind.supplementary("footer")
  }

  var kind: Kind
  var path: ListPath

  init(_ kind: Kind = .cell, _ section: Int, _ item: Int) {
    self.kind = kind
    path = ListPath(section: section, item: item)
  }
}

/// A rectangle in a list's content, in points.
struct ListRect: Hashable, Sendable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether the two share more than an edge.
  func intersects(_ other: ListRect) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }

  /// Where it begins and ends along the way that the list scrolls.
  func extent(isHorizontal: Bool) -> ClosedRange<Double> {
    let (start, length) = isHorizontal ? (x, width) : (y, height)
    return start...max(start, start + length)
  }

  /// The rectangle with as much again before it and after it.
  func withNeighbours(isHorizontal: Bool) -> ListRect {
    isHorizontal
      ? ListRect(x: x - width, y: y, width: 3 * width, height: height)
      : ListRect(x: x, y: y - height, width: width, height: 3 * height)
  }
}

/// An element with its place in the content.
struct PlacedElement: Hashable, Sendable {
  var element: ListElement
  var frame: ListRect
  /// Whether the delegate is still to say how high it is.
  var isUnmeasured = false
}

/// What the app says of a list that the device displays.
struct ListSettings: Hashable, Sendable {
  var isTable = false
  /// Whether a data source, a window and a size are there.
  var isShowable = false
  /// The part of the content that is on the screen.
  var visible = ListRect()
  var isHorizontal = false
  var prefetches = true
  var allowsSelection = true
  var allowsMultipleSelection = false
  /// Whether cells of a storyboard have segues.
  var leadsElsewhere = false
  /// Goes up when all that is known of the data is void.
  var dataRevision: Int64 = 0
  /// Goes up when the layout is void.
  var layoutRevision: Int64 = 0
  /// The class of the student's own layout; nil for one of UIKit's.
  var layoutClass: String?
}

// MARK: On the link

extension ListPath {
  /// nil where there is none, or a negative one.
  init?(_ record: LinkRecord) {
    guard let section = record["section"]?.int, let item = record["item"]?.int, section >= 0,
      item >= 0
    else { return nil }
    self.init(section: Int(section), item: Int(item))
  }

  var record: LinkRecord { ["section": .int(Int64(section)), "item": .int(Int64(item))] }
}

extension ListElement {
  init?(_ record: LinkRecord) {
    guard let path = ListPath(record) else { return nil }
    self.init(Kind(record["kind"]?.string), path.section, path.item)
  }

  var record: LinkRecord {
    path.record.merging(["kind": .string(kind.word)]) { old, _ in old }
  }
}

extension ListElement.Kind {
  init(_ word: String?) {
    self = word == nil || word == "cell" ? .cell : .supplementary(ObjectNames.cut(word ?? ""))
  }

  var word: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let kind): kind
    }
  }
}

extension ListRect {
  /// Without what is no number.
  init(_ record: LinkRecord) {
    func side(_ key: String) -> Double {
      let value = record[key]?.double ?? 0
      return value.isFinite ? min(max(value, -1e12), 1e12) : 0
    }
    self.init(x: side("x"), y: side("y"), width: side("width"), height: side("height"))
  }

  var record: LinkRecord {
    ["x": .double(x), "y": .double(y), "width": .double(width), "height": .double(height)]
  }
}

extension PlacedElement {
  init?(_ record: LinkRecord) {
    guard let element = ListElement(record) else { return nil }
    self.init(
      element: element, frame: ListRect(record),
      isUnmeasured: record["isUnmeasured"]?.bool ?? false)
  }
}

extension ListSettings {
  init(_ record: LinkRecord) {
    isTable = record["isTable"]?.bool ?? false
    isShowable = record["isShowable"]?.bool ?? false
    visible = ListRect(record)
    isHorizontal = record["isHorizontal"]?.bool ?? false
    prefetches = record["prefetches"]?.bool ?? true
    allowsSelection = record["allowsSelection"]?.bool ?? true
    allowsMultipleSelection = record["allowsMultipleSelection"]?.bool ?? false
    leadsElsewhere = record["leadsElsewhere"]?.bool ?? false
    dataRevision = record["dataRevision"]?.int ?? 0
    layoutRevision = record["layoutRevision"]?.int ?? 0
    layoutClass = record["layoutClass"]?.string.map(ObjectNames.cut)
  }
}
