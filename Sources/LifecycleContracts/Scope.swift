import LifecycleTrace

/// The parts of a run in which a constraint speaks; each part is a *segment*.
///
/// The end of the app's process is the last event of every segment that it cuts short, except
/// `globally`. A segment that is still open when the scenario ends, ends there.
///
/// ```
///              launch   home              open    purge
///   globally   ├──────────────────────────────────────┤
///   process      ├────────────────────────────────┤
///   callback     ├──┤    ├──┤ ├──┤          ├──┤          one segment a call
///   state             ├────┤      ├────────┤               one segment a stay
/// ```
public enum Scope: Hashable, Sendable {
  /// One segment: the whole run, across the ends of processes.
  case globally
  /// Each life of the app's process, from its start to its end.
  case process
  /// Each call of a callback, from its entry to its return, with all that is nested in it.
  ///
  /// A call inside a call of the same name belongs to the outer one's segment. A call whose return
  /// never came, ends with the process.
  case callback(CallbackName)
  /// Each longest row of events at which the app is in this state.
  ///
  /// Read from `Event.appState`, that is what `UIApplication.shared.applicationState` says then: in
  /// `applicationWillResignActive(_:)` an app is still active. A suspended app counts as being in
  /// the background: no app can read another state then, and a stay in the background is one
  /// segment whether or not the app is suspended meanwhile.
  case state(AppState)
}

/// Follows a scope through a trace, in constant work and memory.
struct ScopeTracker: Sendable {
  /// What one event does to the scope, in this order.
  struct Step: Hashable, Sendable {
    /// A segment ended with the event before this one.
    var closesBefore = false
    /// A segment begins with this event.
    var opens = false
    /// This event belongs to a segment.
    var isInside = false
    /// The segment ends with this event.
    var closesAfter = false
  }

  let scope: Scope
  /// How many calls are open, for a callback; otherwise 1 while in a segment.
  private var depth = 0

  init(_ scope: Scope) { self.scope = scope }

  var isOpen: Bool { depth > 0 }

  mutating func advance(_ event: Event) -> Step {
    switch scope {
    case .globally: enter(closing: false)
    case .process: advanceProcess(event)
    case .callback(let name): advanceCallback(event, name.rawValue)
    case .state(let state): advanceState(event, state)
    }
  }

  private mutating func enter(closing: Bool) -> Step {
    let opens = depth == 0
    depth = closing ? 0 : 1
    return Step(opens: opens, isInside: true, closesAfter: closing)
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

  private mutating func advanceState(_ event: Event, _ state: AppState) -> Step {
    let isInState =
      event.appState == state.rawValue
      || state == .background && event.appState == AppState.suspended.rawValue
    if isInState || isOpen && event.endsProcess { return enter(closing: event.endsProcess) }
    defer { depth = 0 }
    return Step(closesBefore: isOpen)
  }
}
