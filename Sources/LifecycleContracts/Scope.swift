import LifecycleTrace

/// The parts of a run in which a constraint speaks; each part is a *segment*.
///
/// The published scopes, `before`, `after`, `between` and `after(_:until:)`, with `q` and `r`: a
/// segment begins with the event that opens it, and ends before the one that closes it.
///
/// ```
///                    q         r         q    q    r         q
///   globally    ├─────────────────────────────────────────────────┤
///   before(r)   ├─────────┤
///   after(q)         ├────────────────────────────────────────────┤
///   between          ├────┤              ├─────────┤                     a segment needs its r
///   after until      ├────┤              ├─────────┤         ├────┤
/// ```
///
/// A second `q` in an open segment asks for everything anew from there on: an existence needs an
/// event after it, a precedence an earlier event after it. What must not come, and what has to be
/// answered, is the same with it and without.
///
/// Those of the lifecycle:
///
/// ```
///              launch   home              open    purge
///   process      ├────────────────────────────────┤
///   callback     ├──┤    ├──┤ ├──┤          ├──┤          one segment a call
///   state             ├────┤      ├────────┤               one segment a stay
/// ```
///
/// The end of the app's process is the last event of every segment that it cuts short, except of
/// `globally`, `before` and `after`, which go on in the next process; a segment that `between` opened
/// is none then. A segment that is still open when the scenario ends, ends there.
public indirect enum Scope: Hashable, Sendable {
  /// One segment: the whole run, across the ends of processes.
  case globally
  /// From the first event of the run to the first such event; nothing is asked where none comes.
  case before(EventPattern)
  /// From the first such event to the end of the run.
  case after(EventPattern)
  /// From each such event to the next of the other; nothing is asked where that does not come.
  case between(EventPattern, and: EventPattern)
  /// What `after(_:until:)` makes.
  case afterUntil(EventPattern, EventPattern)
  /// From each such event on, for so many virtual seconds, the last moment included.
  ///
  /// An event in an open segment begins the time anew.
  case seconds(Double, after: EventPattern)
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
  /// From a scene's change to this state to its change to another, or the end of the process.
  ///
  /// `on` names the class of its delegate, or one instance; nil stands for any scene, with one
  /// segment for as long as some scene is in the state.
  case sceneState(SceneState, on: String? = nil)
  /// From the callback by which a view controller comes into this state to the one by which it
  /// leaves it, its end, or the end of the process.
  ///
  /// `on` names its class, or one instance; nil stands for any.
  case controllerState(ControllerState, on: String? = nil)

  /// From each such event to the next of the other, or to the end of the process or of the run.
  public static func after(_ opening: EventPattern, until closing: EventPattern) -> Scope {
    .afterUntil(opening, closing)
  }

  /// Whether a segment counts only once the event that closes it has come.
  var needsClosing: Bool {
    switch self {
    case .before, .between: true
    default: false
    }
  }

  /// Whether a segment begins with the run itself, and not with an event.
  var beginsWithRun: Bool {
    switch self {
    case .globally, .before: true
    default: false
    }
  }

  /// The patterns that it is made of.
  var patterns: [EventPattern] {
    switch self {
    case .before(let pattern), .after(let pattern), .seconds(_, let pattern): [pattern]
    case .between(let opening, let closing), .afterUntil(let opening, let closing):
      [opening, closing]
    default: []
    }
  }
}

/// Where a view controller is on its way to the screen and from it, by its appearance callbacks.
///
/// ```
///   disappeared ──viewWillAppear──► appearing ──viewDidAppear──► appeared
///        ▲                            │    ▲                        │
///        └─viewDidDisappear─ disappearing ─┘ viewWillAppear         │
///                                 ▲                                 │
///                                 └────────viewWillDisappear────────┘
/// ```
///
/// A state begins with the call of the callback, not with its return. A view controller that has had
/// none of the callbacks is in none of the states.
public enum ControllerState: String, Hashable, Sendable, CaseIterable {
  case appearing
  case appeared
  case disappearing
  case disappeared

  /// The state that a callback leads to; nil where it leads to none.
  init?(after callback: String) {
    switch CallbackName(callback) {
    case .viewWillAppear: self = .appearing
    case .viewDidAppear: self = .appeared
    case .viewWillDisappear: self = .disappearing
    case .viewDidDisappear: self = .disappeared
    default: return nil
    }
  }
}
