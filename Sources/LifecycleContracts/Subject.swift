import LifecycleTrace

/// The kinds of object that `forEach` tells apart, by the names that traces give them.
///
/// | | its events | it ends with |
/// |---|---|---|
/// | `viewController` | callbacks, effects on it, and what its callbacks do | its `deinit` |
/// | `scene` | callbacks, notifications, state changes, and what its callbacks do | the process |
/// | `timer` | its start, stop and actions, and what these do | its stop |
/// | `backgroundTask` | its beginning and end, by its identifier | its end |
/// | `observer` | adding and removing, by the name of the notification | the process |
///
/// "What its callbacks do" are the events inside of a call that name no other object of the kind. All
/// other events, such as stimuli, the app's state or the app delegate's callbacks, belong to every
/// object from its first event on. The end of the process ends every object.
public enum Subject: String, Hashable, Sendable, CaseIterable {
  case viewController
  case scene
  case timer
  case backgroundTask
  case observer

  /// No more objects of a kind are followed at once: a flood of them ends in the device's own limits.
  static let mostFollowed = 256

  /// The object that an event names; nil where it names none of the kind.
  ///
  /// - Parameter isKnown: whether its receiver is an object which other events have shown.
  func name(in event: Event, isKnown: Bool) -> String? {
    switch self {
    case .viewController:
      guard let on = event.on else { return nil }
      return isKnown || event.isOfController ? on : nil
    case .scene: return event.isOfScene ? event.on : nil
    case .timer: return event.isOfTimer ? event.on : nil
    case .backgroundTask:
      guard event.kind == .effect || event.kind == .callback else { return nil }
      return event.detail["task"]?.int.map { String($0) }
    case .observer:
      return event.isOfObserver ? event.detail["name"]?.string : nil
    }
  }

  /// Whether the object that an event names is no more after it.
  func isEnded(by event: Event) -> Bool {
    guard event.kind == .effect else { return false }
    return switch self {
    case .viewController: event.name == EffectName.deinitialization.rawValue
    case .timer: event.name == EffectName.timerStop.rawValue
    case .backgroundTask: event.name == EffectName.backgroundTaskEnd.rawValue
    case .scene, .observer: false
    }
  }
}

extension Event {
  fileprivate var isOfController: Bool {
    switch kind {
    case .callback, .return: Self.controllerCallbacks.contains(name)
    case .effect: name == EffectName.deinitialization.rawValue
    default: false
    }
  }

  private static let controllerCallbacks = Set(
    [
      CallbackName.loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .didReceiveMemoryWarning, .prepareForSegue, .shouldPerformSegue,
    ].map(\.rawValue))

  fileprivate var isOfScene: Bool {
    switch kind {
    case .callback, .return, .notification:
      name.utf8.starts(with: "scene".utf8) || name.utf8.starts(with: "UIScene.".utf8)
    case .state: !isAppState
    default: false
    }
  }

  fileprivate var isOfTimer: Bool {
    switch kind {
    case .effect:
      name == EffectName.timerStart.rawValue || name == EffectName.timerStop.rawValue
    case .callback, .return: name == CallbackName.timerFire.rawValue
    default: false
    }
  }

  fileprivate var isOfObserver: Bool {
    kind == .effect
      && (name == EffectName.observerAdded.rawValue || name == EffectName.observerRemoved.rawValue)
  }
}
