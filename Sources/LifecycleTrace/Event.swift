/// One numbered entry of a trace.
public struct Event: Hashable, Sendable, Codable {
  /// What an event tells of; the words are part of the trace's JSON and only grow.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Something happened to the device; `name` is the story's word.
    case stimulus
    /// The app's or a scene's state changed; `name` is the new state, `on` tells whose.
    case state
    /// An app process `started` or `ended`.
    case process
    /// The device called into student code.
    case callback
    /// That call, or the post of a notification, came back; `detail["entry"]` is its number.
    case `return`
    /// A notification is posted; its observers run until it returns.
    case notification
    /// Student code did something that the device can see.
    case effect
    /// UIKit would have complained on the console.
    case finding
  }

  /// 1-based, without gaps.
  public var n: Int
  /// Virtual seconds since the story began.
  public var t: Double
  public var kind: Kind
  /// Apple's own spelling for callbacks and notifications.
  public var name: String
  /// The receiver's class, with `#2` from its second instance on; nil where there is none.
  public var on: String?
  /// What `UIApplication.shared.applicationState` reads at that moment, or `notRunning`.
  ///
  /// For a scene's callbacks and notifications: the scene's `activationState`; the app's is in
  /// `detail["applicationState"]` then.
  public var state: String
  public var detail: [String: TraceValue]

  public init(
    n: Int, t: Double, kind: Kind, name: String, on: String? = nil, state: String,
    detail: [String: TraceValue] = [:]
  ) {
    self.n = n
    self.t = t
    self.kind = kind
    self.name = name
    self.on = on
    self.state = state
    self.detail = detail
  }
}

extension Event {
  /// Whether student code runs from here to a return: a callback, or a notification's observers.
  public var isEntry: Bool { kind == .callback || kind == .notification }

  /// What `applicationState` reads, for scene events as well.
  public var appState: String {
    switch kind {
    case .callback, .return, .notification, .state: detail["applicationState"]?.string ?? state
    case .stimulus, .process, .effect, .finding: state
    }
  }

  /// Whether the event is a change of the app's own state, not of a scene's.
  public var isAppState: Bool { kind == .state && on ?? "UIApplication" == "UIApplication" }
}

/// The events of one run, in order.
public struct Trace: Hashable, Sendable {
  public private(set) var events: [Event] = []

  public init(_ events: [Event] = []) {
    self.events = events
  }

  public mutating func append(_ event: Event) {
    events.append(event)
  }

  /// The stimuli so far, as a story that can be played again.
  public var story: [String] { events.filter { $0.kind == .stimulus }.map(\.name) }
}
