import LifecycleTrace

/// Follows a scope through a trace, in constant work for each event.
struct ScopeTracker: Sendable {
  /// What one event does to the scope, in this order.
  struct Step: Hashable, Sendable {
    /// A segment ended with the event before this one.
    var closesBefore = false
    /// A segment begins with this event.
    var opens = false
    /// The event that opens segments came again, inside of one.
    var reopens = false
    /// This event belongs to a segment.
    var isInside = false
    /// The segment ends with this event.
    var closesAfter = false
    /// The segment that ends was none, as what closes it never came.
    var drops = false
  }

  private let scope: Scope
  /// Reads what opens and what closes a segment, in this order.
  private var readers: [LetterReader]
  /// How many calls are open, for a callback; otherwise 1 while in a segment.
  private var depth = 0
  /// Whether no segment can come any more.
  private var isOver = false
  /// The time until which a segment of some seconds lasts.
  private var limit = 0.0
  /// Which scenes or view controllers are in the state.
  private var members: Set<String> = []

  init(_ scope: Scope) {
    self.scope = scope
    readers = scope.patterns.map(LetterReader.init)
    if case .before = scope { depth = 1 }
  }

  var isOpen: Bool { depth > 0 }

  mutating func advance(_ event: Event) -> Step {
    switch scope {
    case .globally: enter(closing: false)
    case .before: advanceBefore(event)
    case .after: advanceAfter(event)
    case .between: advanceBetween(event, isDue: false)
    case .afterUntil: advanceBetween(event, isDue: true)
    case .seconds(let seconds, _): advanceSeconds(event, seconds)
    case .process: advanceProcess(event)
    case .callback(let name): advanceCallback(event, name.rawValue)
    case .state(let state):
      advanceState(event, isIn: state.isRead(at: event))
    case .sceneState(let state, let on):
      advanceMembers(event, of: on, event.sceneState.map { $0 == state.rawValue })
    case .controllerState(let state, let on):
      advanceMembers(event, of: on, event.isController(in: state))
    }
  }

  private mutating func enter(closing: Bool) -> Step {
    let opens = depth == 0
    depth = closing ? 0 : 1
    return Step(opens: opens, isInside: true, closesAfter: closing)
  }

  private mutating func advanceBefore(_ event: Event) -> Step {
    guard !isOver else { return Step() }
    guard readers[0].reads(event) else { return Step(isInside: true) }
    isOver = true
    depth = 0
    return Step(closesBefore: true)
  }

  private mutating func advanceAfter(_ event: Event) -> Step {
    if isOpen { return Step(isInside: true) }
    return readers[0].reads(event) ? enter(closing: false) : Step()
  }

  private mutating func advanceBetween(_ event: Event, isDue: Bool) -> Step {
    let (isOpening, isClosing) = (readers[0].reads(event), readers[1].reads(event))
    if isClosing {
      defer { depth = 0 }
      return Step(closesBefore: isOpen)
    }
    guard isOpen || isOpening else { return Step() }
    // The end of the process may open a segment: what comes until the app is back.
    let cuts = event.endsProcess && isOpen && !isOpening
    let reopens = isOpen && isOpening
    var step = enter(closing: cuts)
    step.reopens = reopens
    step.drops = cuts && !isDue
    return step
  }

  private mutating func advanceSeconds(_ event: Event, _ seconds: Double) -> Step {
    let isOpening = readers[0].reads(event)
    let isLate = isOpen && event.t > limit
    if isLate { depth = 0 }
    guard isOpen || isOpening else { return Step(closesBefore: isLate) }
    let reopens = isOpen && isOpening
    if isOpening { limit = event.t + seconds }
    var step = enter(closing: event.endsProcess && !isOpening)
    step.closesBefore = isLate
    step.reopens = reopens
    return step
  }

  private mutating func advanceProcess(_ event: Event) -> Step {
    if event.startsProcess {
      let wasOpen = isOpen
      depth = 1
      return Step(closesBefore: wasOpen, opens: true, isInside: true)
    }
    guard isOpen else { return Step() }
    return enter(closing: event.endsProcess)
  }

  private mutating func advanceCallback(_ event: Event, _ name: String) -> Step {
    if event.isEntry, event.name == name {
      depth += 1
      return Step(opens: depth == 1, isInside: true)
    }
    guard isOpen else { return Step() }
    if event.kind == .return, event.name == name {
      depth -= 1
    } else if event.endsProcess {
      depth = 0
    }
    return Step(isInside: true, closesAfter: depth == 0)
  }

  private mutating func advanceState(_ event: Event, isIn: Bool) -> Step {
    if isIn || isOpen && event.endsProcess { return enter(closing: event.endsProcess) }
    defer { depth = 0 }
    return Step(closesBefore: isOpen)
  }

  /// `isIn` tells whether its receiver is in the state from this event on; nil where it tells nothing.
  private mutating func advanceMembers(_ event: Event, of on: String?, _ isIn: Bool?) -> Step {
    if event.endsProcess {
      members.removeAll(keepingCapacity: true)
    } else if let isIn, let name = event.on, event.isOn(on) {
      if isIn { members.insert(name) } else { members.remove(name) }
    }
    return advanceState(event, isIn: !members.isEmpty)
  }
}

extension AppState {
  fileprivate func isRead(at event: Event) -> Bool {
    let reads = event.appState
    return reads == rawValue || self == .background && reads == AppState.suspended.rawValue
  }
}

extension Event {
  /// The state that a scene comes into.
  fileprivate var sceneState: String? { kind == .state && !isAppState ? name : nil }

  /// Whether a view controller is in the state from this event on; nil where nothing is told of it.
  fileprivate func isController(in state: ControllerState) -> Bool? {
    switch kind {
    case .callback: ControllerState(after: name).map { $0 == state }
    case .effect where name == EffectName.deinitialization.rawValue: false
    default: nil
    }
  }
}
