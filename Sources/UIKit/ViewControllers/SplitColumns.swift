import AppLink
import Foundation

/// The columns of a split view controller: what student code has set, what shows it, and which show.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// From the leading edge on.
  private static let order: [Column] = [.primary, .supplementary, .secondary]

  private var given: [Column: UIViewController] = [:]
  /// What holds it: a navigation controller, made where it is none itself.
  private var holders: [Column: UIViewController] = [:]
  var hidden: Set<Column> = []
  /// The column that shows where there is room for one; nil until that is decided.
  var top: Column?

  subscript(column: Column) -> UIViewController? { given[column] }

  mutating func set(
    _ controller: UIViewController?, in holder: UIViewController?, for column: Column
  ) {
    given[column] = controller
    holders[column] = holder
  }

  /// Takes controllers as they are, as splits without a style do.
  mutating func set(_ controllers: [UIViewController]) {
    let columns = controllers.count > 2 ? Self.order : [.primary, .secondary]
    given = Dictionary(uniqueKeysWithValues: zip(columns, controllers))
    holders = given
  }

  /// Side by side: all that are not hidden.
  var sideBySide: (all: [UIViewController], shown: [UIViewController]) {
    let all = Self.order.compactMap { holders[$0] }
    return (all, Self.order.filter { !hidden.contains($0) }.compactMap { holders[$0] })
  }

  /// Where there is room for one column: what holds the others in its stack.
  var base: UIViewController? {
    holders[.compact] ?? Self.order.lazy.compactMap { holders[$0] }.first
  }

  /// What the base's stack has over its own controllers, up to the column on top.
  var pushed: [UIViewController] {
    guard holders[.compact] == nil, let top, let last = Self.order.firstIndex(of: top) else {
      return []
    }
    return Self.order[...last].compactMap { holders[$0] }.filter { $0 !== base }
  }

  /// What shows first where there is room for one, if nobody says otherwise.
  var proposedTop: Column {
    if holders[.compact] != nil { return .compact }
    return Self.order.last { holders[$0] != nil } ?? .primary
  }
}
