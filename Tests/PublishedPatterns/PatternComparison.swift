import FiniteLTL
import LifecycleContracts
import LifecycleTrace

/// What a monitor and a formula said of the same words.
public struct PatternComparison: Sendable {
  /// Words, each with one mapping of one pattern in one scope.
  public private(set) var count = 0
  /// Of those, the words of which the formula is false.
  public private(set) var violated = 0
  /// The first words of which they say different things.
  public private(set) var differences: [String] = []

  /// How propositions are told to the monitor.
  public enum Propositions: Sendable {
    /// As notifications; what a count of stays counts, as a state.
    case posted
    /// All as states of the app: mappings to single letters only.
    case states
  }

  public init() {}

  /// Compares on every word up to a length, with every mapping given.
  public mutating func compare(
    _ meaning: Meaning, _ mappings: [Mapping], on words: ShortWords,
    _ propositions: Propositions = .posted
  ) {
    for start in stride(from: 0, to: mappings.count, by: 32) {
      let some = Array(mappings[start..<min(start + 32, mappings.count)])
      let holds = some.map { meaning.stepwise.holds(inEach: words, over: $0.valuations) }
      let monitor = Self.monitor(meaning.subject, some, propositions)
      visit(monitor, nil, 0, words) { comparison, index, place, isViolated in
        comparison.take(
          isViolated, holds[place][index], meaning, some[place], words.letters(index))
      }
    }
  }

  /// Compares on each of these words.
  public mutating func compare(
    _ meaning: Meaning, _ mapping: Mapping, onEach words: [[Int]]
  ) {
    let valuations = mapping.valuations
    let fresh = Self.monitor(meaning.subject, [mapping], .posted)
    for word in words {
      var monitor = fresh
      for (place, letter) in word.enumerated() {
        monitor.observe(Mapping.event(letter, n: place + 1))
      }
      let holds = meaning.stepwise.holds(in: word.map { valuations[$0] })
      let isViolated = monitor.conclusion().statements.contains { $0.violation != nil }
      take(isViolated, holds, meaning, mapping, word)
    }
  }

  /// Checks that a violation that is found in a cut trace is one in each longer trace.
  public mutating func compareCut(
    _ meaning: Meaning, _ mappings: [Mapping], on words: ShortWords
  ) {
    for mapping in mappings {
      let holds = meaning.stepwise.holds(inEach: words, over: mapping.valuations)
      let monitor = Self.monitor(meaning.subject, [mapping], .posted)
      visitCut(monitor, nil, 0, words, false) { comparison, index in
        comparison.take(true, holds[index], meaning, mapping, words.letters(index))
      }
    }
  }

  /// Goes on from a word with each letter.
  ///
  /// - Parameter isViolated: the word or the beginning of it was found to be a violation.
  private mutating func visitCut(
    _ monitor: Monitor, _ word: Int?, _ length: Int, _ words: ShortWords, _ isViolated: Bool,
    _ body: (inout PatternComparison, _ violatedWord: Int) -> Void
  ) {
    for letter in 0..<words.alphabet {
      let index = words.index(word, followedBy: letter)
      var next = monitor
      next.observe(Mapping.event(letter, n: length + 1))
      let isNow = next.conclusion(isCut: true).statements.contains { $0.violation != nil }
      if isViolated || isNow { body(&self, index) }
      if length + 1 < words.longest {
        visitCut(next, index, length + 1, words, isViolated || isNow, body)
      }
    }
  }

  private static func monitor(
    _ subject: ScopedPattern, _ mappings: [Mapping], _ propositions: Propositions
  ) -> Monitor {
    let names = subject.propositions
    let statements = mappings.map { mapping in
      let events = zip(names, mapping.sets).map { name, set in
        let isState = propositions == .states || name == "P" && subject.pattern.countsStays
        return (name, isState ? Mapping.state(set) : Mapping.posted(set))
      }
      return subject.constraint(Dictionary(uniqueKeysWithValues: events))
        .exercised(by: Mapping.anything)
    }
    return Monitor(Rule("Compared", points: 0) { for statement in statements { statement } })
  }

  /// Goes on from a word with each letter; a copy of the monitor remembers the word.
  private mutating func visit(
    _ monitor: Monitor, _ word: Int?, _ length: Int, _ words: ShortWords,
    _ body: (inout PatternComparison, _ word: Int, _ place: Int, _ isViolated: Bool) -> Void
  ) {
    for letter in 0..<words.alphabet {
      let index = words.index(word, followedBy: letter)
      var next = monitor
      next.observe(Mapping.event(letter, n: length + 1))
      for (place, part) in next.conclusion().statements.enumerated() {
        body(&self, index, place, part.violation != nil)
      }
      if length + 1 < words.longest { visit(next, index, length + 1, words, body) }
    }
  }

  private mutating func take(
    _ isViolated: Bool, _ holds: Bool, _ meaning: Meaning, _ mapping: Mapping,
    _ word: @autoclosure () -> [Int]
  ) {
    count += 1
    if !holds { violated += 1 }
    guard isViolated == holds, differences.count < 200 else { return }
    let letters = word().map { Mapping.letters[$0] }.joined()
    differences.append(
      "\(meaning.subject), \(mapping.described(meaning.subject.propositions)), \(letters): "
        + (holds ? "violated, but \(meaning.text) holds" : "kept, but \(meaning.text) is false"))
  }
}

extension PropertyPattern {
  /// Whether P has to be a state.
  public var countsStays: Bool {
    if case .stays = self { true } else { false }
  }
}
