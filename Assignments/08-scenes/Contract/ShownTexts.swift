import LifecycleTrace

extension Trace {
  /// What has happened since the latest stimulus that begins with this word.
  private func events(since word: String) -> ArraySlice<Event> {
    let place = events.lastIndex { $0.kind == .stimulus && $0.name.hasPrefix(word) }
    return events[(place ?? events.startIndex)...]
  }

  /// In how many views the latest text since a stimulus names this note, and no other one.
  public func views(showing note: String, insteadOf others: [String], since word: String) -> Int {
    var texts: [String: String] = [:]
    for event in events(since: word) {
      guard let text = event.shownText, let view = event.on else { continue }
      texts[view] = text
    }
    return texts.values.count { text in
      text.contains(note) && !others.contains { text.contains($0) }
    }
  }

  /// Whether the names of notes come onto the screen between a scene's connection and its activity.
  public func fillsWindowsInTime(with names: [String]) -> Bool {
    var empty: Set<String?> = []
    for event in events {
      switch (event.kind, event.name) {
      case (.process, _): empty = []
      case (.callback, CallbackName.sceneWillConnect.rawValue): empty.insert(event.on)
      case (.callback, CallbackName.sceneDidBecomeActive.rawValue):
        if empty.contains(event.on) { return false }
      case (.effect, _):
        if let text = event.shownText, names.contains(where: text.contains) { empty.removeAll() }
      default: break
      }
    }
    return true
  }

  /// How many views got a text since a stimulus.
  public func viewsRedrawn(since word: String) -> Int {
    Set(events(since: word).filter { $0.shownText != nil }.map(\.on)).count
  }

  /// The seconds on the clock: the first number in the latest text on the screen that has one.
  public var clock: Int? {
    events.reversed().lazy.compactMap { event in
      guard event.detail["inWindow"]?.bool == true else { return nil }
      return event.shownText.flatMap(firstNumber)
    }.first
  }

  /// Whether the clock shows this many seconds more than before; one may be lost or gained.
  public func clockShows(_ seconds: Int, since before: Int?) -> Bool {
    guard let clock, let before, clock <= 1_000_000, before <= 1_000_000 else { return false }
    return abs(clock - before - seconds) <= 1
  }

  /// How many timers the app's process runs.
  public var runningTimers: Int {
    var running: Set<String?> = []
    for event in events {
      switch (event.kind, event.name) {
      case (.process, _): running = []
      case (.effect, EffectName.timerStart.rawValue): running.insert(event.on)
      case (.effect, EffectName.timerStop.rawValue): running.remove(event.on)
      default: break
      }
    }
    return running.count
  }
}

extension Event {
  /// The text that a view was given; nil for every other event.
  fileprivate var shownText: String? {
    guard kind == .effect, name == EffectName.userInterfaceUpdate.rawValue else { return nil }
    return detail["value"]?.string
  }
}

private func firstNumber(in text: String) -> Int? {
  let digits = text.drop { !("0"..."9").contains($0) }.prefix { ("0"..."9").contains($0) }
  return Int(digits)
}
