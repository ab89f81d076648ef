import AppLink
import LifecycleTrace

/// The lists of an app's process, and how far each is displayed.
struct ListTable {
  /// How many lists an app may have at once.
  static let maximumLists = 1000
  /// How many animations of lists may be under way at once.
  static let maximumAnimations = 1000

  /// A callback that a delegate does not have; it is asked once.
  struct Lacking: Hashable {
    var delegate: String
    var callback: CallbackName
  }

  private(set) var displays: [ObjectID: ListDisplay] = [:]
  /// In the order in which they were made.
  private var order: [ObjectID] = []
  /// Lists that are being displayed just now.
  var busy: Set<ObjectID> = []
  var lacking: Set<Lacking> = []
  /// Animated scrolls that code has asked for, in order.
  var scrolls: [(list: ObjectID, goal: Device.Offset)] = []
  /// What is called when an animation ends (seconds since 1970), in order.
  private var animations: [(end: Double, call: ControllerCall)] = []

  var isEmpty: Bool { displays.isEmpty }
  var count: Int { displays.count }

  mutating func add(_ list: ObjectID, preparesAhead: Bool) {
    guard displays[list] == nil else { return }
    displays[list] = ListDisplay(preparesAhead: preparesAhead)
    order.append(list)
  }

  mutating func forget(_ list: ObjectID) {
    guard displays.removeValue(forKey: list) != nil else { return }
    order.removeAll { $0 == list }
  }

  /// nil for a list that is no more.
  subscript(list: ObjectID) -> ListDisplay? {
    get { displays[list] }
    _modify { yield &displays[list] }
  }

  /// Which item a cell shows on the screen.
  func place(of cell: ObjectID) -> (list: ObjectID, path: ListPath)? {
    for list in order {
      if let path = displays[list]?.path(ofCell: cell) { return (list, path) }
    }
    return nil
  }

  /// The first list that is owed a call.
  var nextOwed: ObjectID? {
    order.first { list in
      guard !busy.contains(list), var display = displays[list] else { return false }
      return display.next() != nil
    }
  }

  // MARK: Animations

  /// When the first animation ends.
  var animationEnd: Double? { animations.first?.end }
  var animationCount: Int { animations.count }

  mutating func add(_ call: ControllerCall, at end: Double) {
    animations.append((end, call))
  }

  /// What is to be called by now.
  mutating func nextEnded(by clock: DeviceClock) -> ControllerCall? {
    guard let first = animations.first, clock.hasReached(first.end) else { return nil }
    return animations.removeFirst().call
  }
}

extension RunningApp {
  /// When the next animation ends, in seconds since 1970; nil while none is under way.
  var animationEnd: Double? {
    [controllers.animationEnd, lists.animationEnd].compactMap(\.self).min()
  }
}
