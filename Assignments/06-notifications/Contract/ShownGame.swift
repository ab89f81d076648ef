import LifecycleTrace

extension Trace {
  /// The number that the screen shows after a word such as `Score`.
  public func shown(_ word: String) -> Int? {
    textsOnScreen.reversed().lazy.compactMap { number(after: word, in: $0) }.first
  }

  /// Whether the screen shows so many seconds after a word; one tick may be lost or gained.
  public func shows(_ word: String, _ seconds: Int) -> Bool {
    shown(word).map { abs($0.clamped - seconds) <= 1 } ?? false
  }

  /// Whether the screen shows so many seconds after a word, and has shown no more than that since an
  /// earlier moment.
  ///
  /// What two games draw over one another is not seen in the latest text alone.
  public func shows(_ word: String, _ seconds: Int, andNoMoreSince earlier: Trace) -> Bool {
    let numbers = events.dropFirst(earlier.events.count)
      .filter { $0.detail["property"] == "text" && $0.detail["inWindow"] == true }
      .compactMap { $0.detail["value"]?.string.flatMap { number(after: word, in: $0) } }
    return shows(word, seconds) && numbers.allSatisfy { $0 <= seconds + 1 }
  }

  /// Whether the app, when it was left the last time, wrote a score of so many seconds and no other.
  public func hasSaved(_ seconds: Int) -> Bool {
    let left = events.lastIndex {
      $0.kind == .notification && $0.name == NotificationName.willResignActive.rawValue
    }
    guard let left else { return false }
    let scores = events[left...].filter {
      $0.kind == .effect && $0.name == EffectName.defaultsWrite.rawValue
        && $0.detail["key"]?.string == "score"
    }
    .map { $0.detail["value"]?.double ?? -.infinity }
    return !scores.isEmpty && scores.allSatisfy { abs($0 - Double(seconds)) <= 1 }
  }

  /// How many observers the running app has, by the names of their notifications.
  ///
  /// Of the app's own notifications nothing is counted; one for every name stands under "".
  public var observers: [String: Int] {
    var counts: [String: Int] = [:]
    for event in events {
      if event.kind == .process { counts = [:] }
      guard event.kind == .effect else { continue }
      let name = event.detail["name"]?.string ?? ""
      guard name.isEmpty || name.hasPrefix("UIApplication") else { continue }
      if event.name == EffectName.observerAdded.rawValue { counts[name, default: 0] += 1 }
      if event.name == EffectName.observerRemoved.rawValue { counts[name, default: 0] -= 1 }
    }
    return counts.filter { $0.value > 0 }
  }

  /// Whether the app has no more observers of any name than it had before.
  public func hasNoMoreObservers(than before: Trace) -> Bool {
    let then = before.observers
    return observers.allSatisfy { $0.value <= then[$0.key, default: 0] }
  }
}

private func number(after word: String, in text: String) -> Int? {
  let (text, word) = (text.lowercased(), word.lowercased())
  guard let range = text.firstRange(of: word) else { return nil }
  let digits = text[range.upperBound...].drop { !("0"..."9").contains($0) }
    .prefix { ("0"..."9").contains($0) }
  return Int(digits)
}

extension Int {
  /// A hostile number may be any, so differences must not trap.
  fileprivate var clamped: Int { Swift.min(Swift.max(self, -1_000_000), 1_000_000) }
}
