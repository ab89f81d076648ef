import AppLink
@testable import DeviceSimulator
import LifecycleTrace

/// The laws of appearance, read off one call after the other: written a second time, by tables.
struct AppearanceLaw {
  /// What may come before each callback, of those listed here; nothing is the empty word.
  private static let before: [String: Set<String>] = [
    "loadView": [""],
    "viewDidLoad": ["loadView"],
    "viewWillAppear": ["viewDidLoad", "viewDidDisappear", "viewWillDisappear"],
    "viewDidAppear": ["viewWillAppear"],
    "viewWillDisappear": ["viewWillAppear", "viewDidAppear"],
    "viewDidDisappear": ["viewWillDisappear"],
  ]
  /// When each may come, of those without an order of their own.
  private static let whileVisible: Set<String> = [
    "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews",
  ]

  private var last: [ObjectID: String] = [:]
  private var gone: Set<ObjectID> = []
  /// In which container each has appeared.
  private var containers: [ObjectID: ObjectID] = [:]
  private(set) var broken: [String] = []

  mutating func forget(_ id: ObjectID) { gone.insert(id) }

  /// - Parameter parent: of the one that is called.
  mutating func take(_ call: ControllerCall, parent: ObjectID? = nil) {
    let word = String(call.word.prefix { $0 != " " })
    let id = call.receiver
    if gone.contains(id) { broken.append("\(call.word) after deinit") }
    if Self.whileVisible.contains(word), last[id] == nil || last[id] == "viewDidDisappear" {
      broken.append("\(call.word) off the screen")
    }
    guard let right = Self.before[word] else { return }
    if !right.contains(last[id] ?? "") {
      broken.append("\(call.word) after \(last[id] ?? "nothing")")
    }
    last[id] = word
    containers[id] = word == "viewDidAppear" ? parent : nil
  }

  /// Containers of whose children more than the shown ones have appeared.
  mutating func check(_ tree: ControllerTree, byHand: Set<ObjectID>) {
    for (id, node) in tree.nodes where node.kind != .plain {
      let appeared = containers.keys.filter {
        containers[$0] == id && tree.leader(of: $0) == .parent(id)
          && !byHand.contains($0)
      }
      let most = node.kind == .columns ? 3 : 2
      let isOne = node.kind == .navigation || node.kind == .tabs
      if appeared.count > (isOne ? 1 : most) {
        broken.append("\(appeared.sorted().names) appeared in \(id.name)")
      }
    }
  }

  /// Whether it lies, in no window that shows, in something that its app brings by hand.
  private func isWithinByHand(_ id: ObjectID, _ tree: ControllerTree) -> Bool {
    guard !tree.reachable.contains(id) else { return false }
    return sequence(first: id) { tree[$0].parent ?? tree[$0].host }.prefix(64).contains {
      tree[$0].ownTransition != nil || !tree[$0].forwardsAppearance
    }
  }

  /// At rest everyone is where it should be.
  mutating func checkRest(_ stage: Stage) {
    var tree = stage.tree
    if stage.isEndless { broken.append("never rests") }
    if !tree.transitions.isEmpty { broken.append("\(tree.transitions.count) transitions left") }
    if !tree.busy.isEmpty { broken.append("\(tree.busy.sorted().names) busy at rest") }
    if let call = tree.next(at: stage.now) { broken.append("\(call.word) is owed at rest") }
    for (id, node) in stage.tree.nodes.sorted(by: { $0.key < $1.key }) {
      let goal = stage.tree.goal(of: id)
      // Who has come, or gone, before its parent has.
      let isThere =
        goal == node.appearance || goal == .appearing && node.appearance == .appeared
        || goal == .disappearing && node.appearance == .disappeared
      if !isThere, !isWithinByHand(id, stage.tree) {
        broken.append("\(id.name) is \(node.appearance), not \(goal)")
      }
      if (node.appearance != .disappeared) != stage.tree.present.contains(id) {
        broken.append("\(id.name) is counted wrongly")
      }
      let isOnScreen = node.appearance.isVisible && stage.tree.reachable.contains(id)
      if isOnScreen, !node.owedLayout.isEmpty {
        broken.append("\(id.name) is owed layout")
      }
    }
  }
}
