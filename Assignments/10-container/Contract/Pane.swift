/// The panes of the starter.
public enum Pane: String, CaseIterable, Sendable {
  case map = "Map"
  case plan = "Plan"
  case budget = "Budget"
  /// Appended by a link.
  case photos = "Photos"

  public var title: String { rawValue }
  public var className: String { "\(rawValue)ViewController" }
}
