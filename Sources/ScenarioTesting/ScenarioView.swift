import DeviceSimulator

/// A view on a scenario's device, as it was when it was read.
public struct ScenarioView: Hashable, Sendable {
  private let node: ViewNode
  /// Whether a user can see it: it is in a window that shows, and neither hidden nor covered.
  public let isOnScreen: Bool

  init(_ node: ViewNode, isOnScreen: Bool) {
    self.node = node
    self.isOnScreen = isOnScreen
  }

  /// The text of a label or text field, the title of a button; nil where none is set.
  public var text: String? { node.text }
  public var placeholder: String? { node.placeholder }
  /// The name of the picture that it shows.
  public var image: String? { node.image }
  public var className: String { node.className }
  public var identifier: String? { node.identifier }
  public var accessibilityLabel: String? { node.label }
  public var tag: Int { node.tag }
  /// `isHidden` of the view itself.
  public var isHidden: Bool { node.isHidden }
  public var alpha: Double { node.alpha }
  public var isEnabled: Bool { node.isEnabled }
  public var isSelected: Bool { node.isSelected }
  public var isEditing: Bool { node.isEditing }
  /// Of a switch, or whether an activity indicator turns; nil of anything else.
  public var isOn: Bool? { node.isOn }
  /// Of a slider, stepper or progress view; nil of anything else.
  public var value: Double? { node.value }
  /// The segment that is picked, from 0; nil where none is.
  public var selectedSegment: Int? { node.index }
  public var segments: [String] { node.titles }
  /// In points, in the superview's coordinates. Of Auto Layout only plain equations are solved.
  public var frame: ViewNode.Frame { node.frame }
  /// Where a cell stands in its list.
  public var section: Int? { node.section }
  public var item: Int? { node.item }
}

extension ScenarioDevice {
  /// A label by its accessibility identifier, the property that holds it, or its text; nil where the
  /// app has none that is so called.
  public func label(_ name: String) -> ScenarioView? { view(name, [.label]) }

  /// A button by its identifier, its property or its title.
  public func button(_ name: String) -> ScenarioView? {
    view(name, [.button, .barButton, .backButton, .alertAction])
  }

  /// A text field or text view by its identifier, its property, its text or its placeholder.
  public func textField(_ name: String) -> ScenarioView? { view(name, [.textField, .textView]) }

  /// Any view by its identifier, its property, its text or its label.
  public func view(_ name: String) -> ScenarioView? { view(name, nil) }

  /// All texts that a user can read on the screen, in tree order.
  public var texts: [String] { tree.texts }

  /// The cells of lists that are on the screen, by their places, with the texts that can be read on
  /// each.
  public var cells: [ScenarioCell] { tree.cells }

  /// The class of the view controller in front; nil where none shows.
  public var visibleViewController: String? { tree.frontController() }

  /// Views on the screen first, and identifiers before names, names before texts.
  private func view(_ name: String, _ roles: Set<ViewNode.Role>?) -> ScenarioView? {
    let tree = tree
    let places = tree.nodes.indices.filter { roles?.contains(tree.nodes[$0].role) ?? true }
    let keys: [(ViewNode) -> String?] = [
      { $0.identifier }, { $0.name }, { $0.text }, { $0.label }, { $0.placeholder },
    ]
    let sorted = places.filter(tree.isOnScreen) + places.filter { !tree.isOnScreen($0) }
    for key in keys {
      if let place = sorted.first(where: { key(tree.nodes[$0]) == name }) {
        return ScenarioView(tree.nodes[place], isOnScreen: tree.isOnScreen(place))
      }
    }
    return nil
  }
}
