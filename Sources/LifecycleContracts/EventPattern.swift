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
    indirect case detail(EventPattern, String, DetailTest)
    /// Inside of a scope's segments, or outside.
    indirect case placed(EventPattern, Scope, isInside: Bool)
    /// Any event of these kinds.
    case kinds(EventKinds)
  }

  let test: Test
  /// The kinds of the events that can match: most events are passed over by these alone.
  let kinds: EventKinds
  /// Whether a match depends on the events before, through a scope.
  let hasPlaces: Bool

  init(test: Test) {
    self.test = test
    kinds = EventKinds(of: test)
    hasPlaces =
      switch test {
      case .placed: true
      case .any(let patterns): patterns.contains(where: \.hasPlaces)
      default: false
      }
  }

  /// The call of a callback, whether the app implements it or not.
  ///
  /// The device calls in any case: a rule that speaks of nothing but entries and returns of the app
  /// delegate's callbacks holds for an app that implements none. See `implemented(_:on:)`. `on` names
  /// the receiver's class, or one instance as traces do (`MenuViewController#2`).
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

  /// Holds at each event while the app is in this state; see `Scope.state`.
  public static func isIn(_ state: AppState) -> EventPattern { during(.state(state)) }

  /// Holds at each event while a scene is in this state; see `Scope.sceneState`.
  public static func isIn(_ state: SceneState, on: String? = nil) -> EventPattern {
    during(.sceneState(state, on: on))
  }

  /// Holds at each event while a view controller is in this state; see `Scope.controllerState`.
  public static func isIn(_ state: ControllerState, on: String? = nil) -> EventPattern {
    during(.controllerState(state, on: on))
  }

  private static func during(_ scope: Scope) -> EventPattern {
    EventPattern(test: .placed(EventPattern(test: .kinds(.all)), scope, isInside: true))
  }

  /// Such an event in a segment of the scope.
  public func inside(_ scope: Scope) -> EventPattern {
    EventPattern(test: .placed(self, scope, isInside: true))
  }

  /// Such an event outside of all segments of the scope.
  public func outside(_ scope: Scope) -> EventPattern {
    EventPattern(test: .placed(self, scope, isInside: false))
  }

  /// Such an event whose detail of this name passes the test.
  ///
  /// The details of each effect stand on `EffectName`, and in `lab play --format json`.
  public func `where`(_ detail: String, _ test: DetailTest) -> EventPattern {
    switch self.test {
    // The scope is asked about every event.
    case .placed(let inner, let scope, let isInside):
      EventPattern(test: .placed(inner.where(detail, test), scope, isInside: isInside))
    case .any(let patterns): .anyOf(patterns.map { $0.where(detail, test) })
    default: EventPattern(test: .detail(self, detail, test))
    }
  }

  /// Any event of the kinds that the patterns speak of.
  static func anything(likeOneOf patterns: [EventPattern]) -> EventPattern {
    EventPattern(test: .kinds(patterns.reduce(into: []) { $0.formUnion($1.kinds) }))
  }

  /// A timer's block or action is called.
  public static let timerFires = EventPattern.entry(of: .timerFire)

  /// Whether it is a state, which holds at each event while it lasts, and not an event.
  var isState: Bool {
    switch test {
    case .any(let patterns): return !patterns.isEmpty && patterns.allSatisfy(\.isState)
    case .placed(let inner, _, _):
      guard case .kinds = inner.test else { return false }
      return true
    default: return false
    }
  }
}
