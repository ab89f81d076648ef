import AppLink

/// What an app shows: the views of its windows, each before its subviews.
public struct ViewTree: Hashable, Sendable {
  /// How many views are kept.
  public static let mostNodes = 2000

  public private(set) var nodes: [ViewNode] = []
  /// How many views the app has beyond those.
  public private(set) var leftOut = 0

  /// The place of each view's superview; nil for a window.
  private var parents: [Int?] = []
  /// What covers each view, by the class of its controller; a view in no window that shows is covered
  /// by nothing and not there.
  private(set) var covers: [Int: String] = [:]
  private(set) var isThere: [Bool] = []

  public init() {}

  /// - Parameters:
  ///   - record: as the app answers.
  ///   - shows: whether a scene's windows show, by the identifier of its session.
  ///   - cover: the class of what covers a controller, if anything does.
  init(
    _ record: LinkRecord, shows: (String?) -> Bool = { _ in true },
    cover: (ObjectID) -> String? = { _ in nil }
  ) {
    let records = (record["views"]?.list ?? []).compactMap(\.record)
    leftOut = max(0, record["leftOut"]?.int.flatMap { Int(exactly: $0) } ?? 0)
    leftOut = leftOut.addingReportingOverflow(max(0, records.count - Self.mostNodes)).partialValue
    var open: [Int] = []
    for record in records.prefix(Self.mostNodes) {
      var node = ViewNode(record)
      node.depth = min(node.depth, open.count)
      open.removeLast(open.count - node.depth)
      add(node, in: open.last, shows: shows, cover: cover)
      open.append(nodes.count - 1)
    }
  }

  private mutating func add(
    _ node: ViewNode, in parent: Int?, shows: (String?) -> Bool, cover: (ObjectID) -> String?
  ) {
    let place = nodes.count
    nodes.append(node)
    parents.append(parent)
    let isIn = parent.map { isThere[$0] } ?? shows(node.session)
    isThere.append(isIn && node.isVisible)
    // A controller's view is covered or not on its own, whatever it is in.
    covers[place] =
      node.controllerObject != nil
      ? node.controllerObject.flatMap(cover) : parent.flatMap { covers[$0] }
  }

  public var isEmpty: Bool { nodes.isEmpty }

  /// The view and all that holds it, from inside out.
  func lineage(of place: Int) -> [Int] {
    var line: [Int] = []
    var next: Int? = place
    while let here = next {
      line.append(here)
      next = parents[here]
    }
    return line
  }

  /// Whether a user can see the view: it is in a window that shows, not hidden with anything that holds
  /// it, and nothing covers its controller.
  public func isOnScreen(_ place: Int) -> Bool { isThere[place] && covers[place] == nil }

  /// Whether no view that holds it, nor the view itself, turns touches off.
  func isTouchable(_ place: Int) -> Bool {
    lineage(of: place).allSatisfy { nodes[$0].takesTouches }
  }

  /// How many tabs of the same bar come before a tab.
  func placeAmongTabs(_ tab: Int) -> Int {
    nodes.indices.filter { $0 < tab && parents[$0] == parents[tab] && nodes[$0].role == .tabItem }
      .count
  }

  /// Texts that can be read on the screen, in tree order.
  public var texts: [String] {
    nodes.indices.filter(isOnScreen).flatMap { nodes[$0].readable }
  }

  /// The class of the controller in front: the last in the tree whose view is on the screen.
  public func frontController() -> String? {
    nodes.indices.last { isOnScreen($0) && nodes[$0].controller != nil }
      .flatMap { nodes[$0].controller }
  }
}

extension ViewNode {
  /// What can be read on it.
  var readable: [String] {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 }
    let all = [shown ?? (role == .textField ? placeholder : nil)].compactMap(\.self) + titles
    return all.filter { !$0.isEmpty }
  }
}
