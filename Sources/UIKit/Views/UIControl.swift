import AppLink
import Foundation

/// A view that sends actions on what the user does.
open class UIControl: UIView {
  /// What a user can do to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// What the caption of a control depends on.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  open var isEnabled = true {
    didSet { tellUpdate("isEnabled", .bool(isEnabled)) }
  }

  open var isSelected = false {
    didSet { tellUpdate("isSelected", .bool(isSelected)) }
  }

  /// Adds an action; one with the same identifier and events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }
  }

  /// Calls the actions for any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(sender: self)
    }
  }
}
