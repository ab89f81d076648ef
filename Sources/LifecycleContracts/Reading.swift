import LifecycleTrace

/// What a statement's patterns read at one event: one letter a pattern.
///
/// A pattern's progress sees nothing but readings: numbers and bits, so that a step costs the same
/// whatever the event holds, and allocates nothing.
struct Reading: Sendable {
  /// The event's number in its trace.
  let n: Int
  /// Virtual seconds since the story began.
  let t: Double
  /// Bit i: the statement's pattern i matches the event.
  private(set) var letters: UInt64 = 0
  let endsProcess: Bool

  init(of event: Event) {
    n = event.n
    t = event.t
    endsProcess = event.endsProcess
  }

  mutating func add(_ letter: Int) { letters |= 1 << UInt64(letter) }

  func has(_ letter: Int) -> Bool { letters & (1 << UInt64(letter)) != 0 }

  /// Whether one of the letters up to this one, itself not included, is read.
  func hasAny(before letter: Int) -> Bool { letters & ((1 << UInt64(letter)) - 1) != 0 }

  /// The most patterns that a statement may have.
  static let mostLetters = 63
}

/// Reads one pattern at each event of a trace, and follows the scopes that the pattern is placed in.
///
/// Sees every event of the trace, in order.
struct LetterReader: Sendable {
  private let pattern: EventPattern
  /// For `anyOf` and what is placed in a scope: the parts; otherwise empty.
  private var parts: [LetterReader] = []
  private var place: [ScopeTracker] = []
  private let isWantedInside: Bool

  init(_ pattern: EventPattern) {
    self.pattern = pattern
    guard pattern.hasPlaces else {
      isWantedInside = true
      return
    }
    switch pattern.test {
    case .any(let patterns):
      parts = patterns.map(LetterReader.init)
      isWantedInside = true
    case .placed(let inner, let scope, let isInside):
      parts = [LetterReader(inner)]
      place = [ScopeTracker(scope)]
      isWantedInside = isInside
    default: isWantedInside = true
    }
  }

  mutating func reads(_ event: Event) -> Bool {
    if parts.isEmpty { return pattern.matches(event) }
    var isRead = false
    for index in parts.indices where parts[index].reads(event) { isRead = true }
    guard !place.isEmpty else { return isRead }
    return place[0].advance(event).isInside == isWantedInside && isRead
  }

  /// The numbers of all events in a trace that the pattern matches.
  static func numbers(of pattern: EventPattern, in trace: Trace) -> Set<Int> {
    var reader = LetterReader(pattern)
    return Set(trace.events.filter { reader.reads($0) }.map(\.n))
  }
}
