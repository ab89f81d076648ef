import LifecycleTrace

extension EventPattern {
  /// Whether an event is one that the rule speaks of, wherever it stands in the trace.
  ///
  /// What depends on scopes, by `inside(_:)` and `outside(_:)`, is read by a `LetterReader`.
  func matches(_ event: Event) -> Bool {
    guard kinds.contains(EventKinds(event.kind)) else { return false }
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
    case .detail(let pattern, let name, let test):
      return pattern.matches(event) && test.passes(event.detail[name])
    case .placed(let pattern, _, _): return pattern.matches(event)
    case .kinds: return true
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
    case .placed(let pattern, let scope, let isInside):
      return EventPattern(
        test: .placed(pattern.alternative(matching: event), scope, isInside: isInside))
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
    let (name, word) = (name.utf8, word.utf8)
    if name.last == UInt8(ascii: "\""),
      name.lazy.filter({ $0 != UInt8(ascii: "\"") }).elementsEqual(word)
    {
      return true
    }
    guard name.starts(with: word) else { return false }
    let rest = name.dropFirst(word.count).first
    return rest == nil || rest == UInt8(ascii: ":")
  }
}
