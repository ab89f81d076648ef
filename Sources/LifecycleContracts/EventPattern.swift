import LifecycleTrace

/// Which events of a trace a rule speaks of.
public struct EventPattern: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case entry(CallbackName, on: String?)
    case `return`(CallbackName, on: String?)
    case implemented(CallbackName, on: String?)
    case superCall(CallbackName, on: String?, isMissing: Bool)
    case complaint(String)
    case deinitialization(on: String?)
    case effect(EffectPattern)
    case state(AppState)
    case sceneState(SceneState, on: String?)
    case stimulus(String)
    case notification(String)
    case processStart
    /// No kinds: an end of whatever kind.
    case processEnd([AppOutcome.Kind])
    case any([EventPattern])
  }

  let test: Test

  /// The call of a callback, whether the app implements it or not.
  ///
  /// The device calls in any case: a rule that speaks of nothing but entries and returns of the app
  /// delegate's callbacks holds for an app that implements none. See `implemented(_:on:)`. `on` names the receiver's class, or one instance as traces do (`MenuViewController#2`).
  public static func entry(of callback: CallbackName, on: String? = nil) -> EventPattern {
    EventPattern(test: .entry(callback, on: on))
  }

  /// The return of a callback, whether the app implements it or not.
  public static func `return`(of callback: CallbackName, on: String? = nil) -> EventPattern {
    EventPattern(test: .return(callback, on: on))
  }

  /// The return of a callback that the app implements itself.
  public static func implemented(_ callback: CallbackName, on: String? = nil) -> EventPattern {
    EventPattern(test: .implemented(callback, on: on))
  }

  /// The return of a callback of the app's own that has called `super`.
  ///
  /// Known of callbacks of UIKit's classes, such as a view controller's.
  public static func callsSuper(
    in callback: CallbackName, on: String? = nil
  ) -> EventPattern {
    EventPattern(test: .superCall(callback, on: on, isMissing: false))
  }

  /// The return of a callback of the app's own that has not called `super`.
  public static func skipsSuper(
    in callback: CallbackName, on: String? = nil
  ) -> EventPattern {
    EventPattern(test: .superCall(callback, on: on, isMissing: true))
  }

  /// A complaint of UIKit's about wrong use, with this text in it; any when none is named.
  public static func complaint(containing text: String = "") -> EventPattern {
    EventPattern(test: .complaint(text))
  }

  /// A view controller is no more.
  public static func deinitialization(on: String? = nil) -> EventPattern {
    EventPattern(test: .deinitialization(on: on))
  }

  public static func effect(_ effect: EffectPattern) -> EventPattern {
    EventPattern(test: .effect(effect))
  }

  /// The change to a state; for what happens *while* in it, see `Scope.state`.
  public static func state(_ state: AppState) -> EventPattern {
    EventPattern(test: .state(state))
  }

  /// A scene's change to an activation state; `on` names the class of its delegate, or one instance.
  public static func state(_ state: SceneState, on: String? = nil) -> EventPattern {
    EventPattern(test: .sceneState(state, on: on))
  }

  /// A stimulus by its word: `tap` matches every tap, `tap:Score` only that one.
  public static func stimulus(_ word: String) -> EventPattern {
    EventPattern(test: .stimulus(word))
  }

  /// The post of a notification by Apple's name, such as
  /// `UIApplication.didEnterBackgroundNotification`.
  public static func notification(_ name: String) -> EventPattern {
    EventPattern(test: .notification(name))
  }

  /// The start of an app process: a launch, not a return from the background.
  public static let processStart = EventPattern(test: .processStart)

  /// The end of the app's process by its own doing: a crash, an exit, a hang, a flood.
  public static let appFails = EventPattern(test: .processEnd(EventWords.failures))

  /// The end of the app's process in one of these ways, or in any way when none is named.
  public static func processEnd(_ kinds: AppOutcome.Kind...) -> EventPattern {
    EventPattern(test: .processEnd(kinds))
  }

  /// An event that one of the patterns matches.
  public static func anyOf(_ patterns: EventPattern...) -> EventPattern {
    EventPattern(test: .any(patterns))
  }

  /// An event that one of the patterns matches.
  public static func anyOf(_ patterns: [EventPattern]) -> EventPattern {
    EventPattern(test: .any(patterns))
  }
}

extension EventPattern {
  /// A timer's block or action is called.
  public static let timerFires = EventPattern.entry(of: .timerFire)

  /// Whether an event is one that the rule speaks of.
  public func matches(_ event: Event) -> Bool {
    switch test {
    case .entry(let callback, let on):
      return event.kind == .callback && event.name == callback.rawValue && event.isOn(on)
    case .return(let callback, let on):
      return event.kind == .return && event.name == callback.rawValue && event.isOn(on)
    case .implemented(let callback, let on):
      return event.kind == .return && event.name == callback.rawValue && event.isOn(on)
        && event.detail["implemented"]?.bool == true
    case .superCall(let callback, let on, let isMissing):
      return event.kind == .return && event.name == callback.rawValue && event.isOn(on)
        && event.detail["super"]?.bool == !isMissing
    case .complaint(let text):
      return event.kind == .finding && TextTest.contains(text).matches(event.text ?? event.name)
    case .deinitialization(let on):
      return event.kind == .effect && event.name == EffectName.deinitialization.rawValue
        && event.isOn(on)
    case .effect(let effect):
      return effect.matches(event)
    case .state(let state):
      return event.isAppState && event.name == state.rawValue
    case .sceneState(let state, let on):
      return event.kind == .state && !event.isAppState && event.name == state.rawValue
        && event.isOn(on)
    case .stimulus(let word):
      return event.kind == .stimulus && event.isStimulus(word)
    case .notification(let name):
      return event.kind == .notification && event.name == name
    case .processStart:
      return event.startsProcess
    case .processEnd(let kinds):
      return event.endsProcess && (kinds.isEmpty || event.endKind.map(kinds.contains) ?? false)
    case .any(let patterns):
      return patterns.contains { $0.matches(event) }
    }
  }

  /// What an event that matches is, as narrowly as the pattern can say it: the first alternative that
  /// matches, the one way in which the process ended.
  func alternative(matching event: Event) -> EventPattern {
    switch test {
    case .any(let patterns):
      return patterns.first { $0.matches(event) }?.alternative(matching: event) ?? self
    case .processEnd:
      return event.endKind.map { .processEnd($0) } ?? self
    default: return self
    }
  }
}

extension Event {
  var startsProcess: Bool { kind == .process && name == "started" }
  var endsProcess: Bool { kind == .process && name == "ended" }

  /// How the process ended that this event tells the end of.
  var endKind: AppOutcome.Kind? {
    detail["reason"]?.string.flatMap(AppOutcome.Kind.init(rawValue:))
  }

  /// A text in quotes is the same without them: `tap:"Score a point"` is `tap:Score a point`.
  fileprivate func isStimulus(_ word: String) -> Bool {
    if name.hasSuffix("\""), name.replacing("\"", with: "") == word { return true }
    guard name.utf8.count > word.utf8.count else { return name == word }
    return name.hasPrefix(word) && name.utf8.dropFirst(word.utf8.count).first == UInt8(ascii: ":")
  }
}
