import LifecycleTrace

extension Trace {
  /// What has happened since the latest stimulus that begins with this word.
  private func events(since word: String) -> ArraySlice<Event> {
    let place = events.lastIndex { $0.kind == .stimulus && $0.name.hasPrefix(word) }
    return events[(place ?? events.startIndex)...]
  }

  /// Whether no code of the app ran since a stimulus, whoever would have called it.
  public func isQuiet(since word: String) -> Bool {
    !events(since: word).contains { $0.kind == .callback }
  }

  /// The view controllers whose views were loaded and that are still alive.
  public var livingControllers: Set<String> {
    var living: Set<String> = []
    for event in events {
      switch (event.kind, event.name) {
      case (.process, _): living = []
      case (.callback, CallbackName.viewDidLoad.rawValue): event.on.map { _ = living.insert($0) }
      case (.effect, EffectName.deinitialization.rawValue):
        event.on.map { _ = living.remove($0) }
      default: break
      }
    }
    return living
  }

  /// How many view controllers have loaded their views.
  public var loadedControllers: Int {
    events.count { $0.kind == .callback && $0.name == CallbackName.viewDidLoad.rawValue }
  }

  /// How many observers were added and not removed.
  public var observers: Int {
    events.reduce(0) { count, event in
      switch (event.kind, event.name) {
      case (.process, _): 0
      case (.effect, EffectName.observerAdded.rawValue): count + 1
      case (.effect, EffectName.observerRemoved.rawValue): count - 1
      default: count
      }
    }
  }

  /// Whether a view had this text when a view controller was last told that it has appeared.
  public func showed(_ text: String, before callback: CallbackName) -> Bool {
    let last = events.lastIndex { $0.kind == .callback && $0.name == callback.rawValue }
    var texts: [String: String] = [:]
    for event in events[..<(last ?? events.startIndex)] {
      guard event.kind == .effect, event.name == EffectName.userInterfaceUpdate.rawValue,
        let view = event.on, let value = event.detail["value"]?.string
      else { continue }
      texts[view] = value
    }
    return texts.values.contains(text)
  }
}
