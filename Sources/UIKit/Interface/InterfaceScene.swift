import Foundation
import NibFormat

/// What has been made of one scene, or of one xib or prototype, by the identifiers of the file.
///
/// As on a phone: all objects are made first, then user-defined attributes are set, then outlets and
/// actions connected, then `awakeFromNib()` called.
@MainActor final class InterfaceScene {
  private struct Known {
    weak var object: AnyObject?
  }

  let file: InterfaceFile
  let nodes: NibScene
  /// The scene around a prototype or static part.
  private let outer: InterfaceScene?
  weak var controller: UIViewController?
  /// What stands beside the controller; nobody else need hold it.
  private var kept: [AnyObject] = []

  private var known: [String: Known] = [:]
  /// Objects that have not woken up, which nothing else may hold yet.
  private var fresh: [(object: AnyObject, node: NibObject)] = []
  private var unconnected: [(node: NibObject, connection: NibConnection)] = []
  private var constraints: [(node: NibObject, holder: UIView)] = []
  /// Views whose container segues run once the view is loaded.
  private(set) var embeds: [(segue: NibSegue, view: UIView)] = []

  init(_ file: InterfaceFile, _ nodes: NibScene, outer: InterfaceScene? = nil) {
    self.file = file
    self.nodes = nodes
    self.outer = outer
    controller = outer?.controller
  }

  subscript(id: String) -> AnyObject? { known[id]?.object ?? outer?[id] }

  /// Says which object an identifier of the file stands for.
  func set(_ object: AnyObject, as id: String) {
    if !id.isEmpty { known[id] = Known(object: object) }
  }

  // MARK: Making

  @discardableResult
  func make(_ node: NibObject) -> AnyObject? {
    guard let object = InterfaceClasses.object(of: node, in: self) else { return nil }
    // A controller has been taken by its own `init(coder:)`.
    if !(object is UIViewController) { take(object, as: node) }
    return object
  }

  func makeView(_ node: NibObject) -> UIView? { make(node) as? UIView }

  /// An object that was made some other way, such as by its owner.
  func take(_ object: AnyObject, as node: NibObject) {
    set(object, as: node.id)
    fresh.append((object, node))
    for connection in node.connections {
      if case .segue(let segue) = connection, segue.kind == .embed, let view = object as? UIView {
        embeds.append((segue, view))
      } else {
        unconnected.append((node, connection))
      }
    }
  }

  /// An object that was there before, such as a xib's owner: only its connections count.
  func take(connectionsOf node: NibObject, as object: AnyObject) {
    set(object, as: node.id)
    unconnected += node.connections.map { (node, $0) }
  }

  func keep(_ objects: [AnyObject]) { kept += objects }

  func owe(_ constraints: [NibObject], to holder: UIView) {
    self.constraints += constraints.map { ($0, holder) }
  }

  /// Makes what stands beside the controller, such as gesture recognisers.
  func makeOthers() {
    keep(nodes.objects.dropFirst().compactMap { make($0) })
  }

  // MARK: Connecting

  /// Connects what is there on both ends; all else waits for the view.
  func connect() {
    for (node, holder) in take(&constraints) {
      guard let made = InterfaceConstraints.make(node, in: self, holder: holder) else { continue }
      set(made, as: node.id)
    }
    for (object, node) in fresh { RuntimeAttributes.apply(node, to: object, in: self) }
    for (node, connection) in take(&unconnected) {
      guard let object = self[node.id] ?? owner(of: node) else { continue }
      if !InterfaceConnections.connect(connection, of: object, drawnAs: node, in: self) {
        unconnected.append((node, connection))
      }
    }
  }

  /// An object without an identifier is found by its place among those that were just made.
  private func owner(of node: NibObject) -> AnyObject? { fresh.first { $0.node == node }?.object }

  /// Takes over what was connected; returns what wakes up, in the order in which it was made.
  func takeFresh() -> [AnyObject] { take(&fresh).map(\.object) }

  func takeEmbeds() -> [(segue: NibSegue, view: UIView)] { take(&embeds) }

  private func take<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }

  /// Has views, and what else has code of the student's, wake up.
  func awake() {
    for object in takeFresh() {
      switch object {
      case let view as UIView: view.awakeFromNib()
      case let controller as UIViewController: controller.awakeFromNib()
      default: break
      }
    }
  }

  // MARK: Segues

  /// The segue of an identifier, wherever in the scene it begins.
  func segue(identified identifier: String) -> NibSegue? {
    nodes.objects.lazy.flatMap(\.tree).flatMap(\.segues).first { $0.identifier == identifier }
  }

  func tellFinding(_ text: String) {
    EffectLog.shared.add("finding", ["text": .string(text.cappedForLink)])
  }
}
