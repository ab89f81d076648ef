import AppLink
import Foundation

/// A view that sends actions on what the user does.
open class UIControl: UIView {
  /// What a user can do to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What the caption of a control depends on.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  private enum Handler {
    case action(UIAction)
    case target(TargetAction)
  }

  /// What a control shows by its state.
  struct Switches {
    var isEnabled = true
    var isSelected = false
  }

  private var handlers: [(handler: Handler, events: Event)] = []
  var switches = Switches()

  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false

  open var isEnabled: Bool {
    get { switches.isEnabled }
    set {
      switches.isEnabled = newValue
      tellUpdate("isEnabled", .bool(newValue))
    }
  }

  open var isSelected: Bool {
    get { switches.isSelected }
    set {
      switches.isSelected = newValue
      tellUpdate("isSelected", .bool(newValue))
    }
  }

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Adds an action; one with the same identifier and events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append((.action(action), controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(for: controlEvents) {
      if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
    }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = TargetAction(target: target.map { $0 as AnyObject }, action: action)
    handlers.append((.target(target), controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(for: controlEvents) {
      guard case .target(let entry) = $0 else { return false }
      return (target == nil || entry.target === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  private func remove(for events: Event, where matches: (Handler) -> Bool) {
    for index in handlers.indices.reversed() where matches(handlers[index].handler) {
      handlers[index].events.subtract(events)
      if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap {
        guard case .target(let entry) = $0.handler else { return nil }
        return entry.target as? AnyHashable
      })
  }

  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Calls the actions for any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in handlers where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.handler {
      case .action(let action): sendAction(action)
      case .target(let target): target.send { sendAction($0, to: $1, for: $2) }
      }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The Objective-C names of a target's actions for an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.compactMap { handler, events -> String? in
      guard case .target(let entry) = handler, entry.target === target as AnyObject?,
        !events.isDisjoint(with: controlEvent)
      else { return nil }
      return entry.action.name
    }
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Whether any action waits for one of the events.
  func listens(for events: Event) -> Bool { !allControlEvents.isDisjoint(with: events) }

  // MARK: For the harness

  override var treeDetail: LinkRecord {
    var detail: LinkRecord = ["role": "control"]
    if !switches.isEnabled { detail["enabled"] = false }
    if switches.isSelected { detail["selected"] = true }
    return detail
  }

  override func perform(_ call: Call) -> LinkRecord {
    switch call.name {
    case Call.Name.userEvent:
      return send(Event(named: call.arguments["event"]?.string ?? ""))
    case Call.Name.userTap:
      isHighlighted = true
      let down = send(.touchDown)
      isHighlighted = false
      let up = send([.touchUpInside, primaryEvent])
      return down.isEmpty || up.isEmpty ? [:] : ["implemented": false]
    default: return super.perform(call)
    }
  }

  /// The event of a tap that makes a control do what it is for; buttons have one.
  var primaryEvent: Event { [] }

  /// Sends the actions of an event; says so where there are none.
  func send(_ events: Event) -> LinkRecord {
    let listens = listens(for: events)
    if listens { sendActions(for: events) }
    return listens ? [:] : ["implemented": false]
  }
}

extension UIControl.Event {
  init(named name: String) {
    let events: [String: UIControl.Event] = [
      "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": [.editingDidEndOnExit, .primaryActionTriggered],
    ]
    self = events[name] ?? []
  }
}
