import FiniteLTL
import LifecycleContracts

/// What a monitor and a definition by segments said of the same words.
public struct SegmentComparison: Sendable {
  public private(set) var count = 0
  public private(set) var violated = 0
  /// The first words of which they say different things.
  public private(set) var differences: [String] = []

  public init() {}

  /// Compares on every word up to a length.
  public mutating func compare(
    _ definition: SegmentDefinition, _ scope: SegmentScope, upTo longest: Int
  ) {
    let words = ShortWords(alphabet: Mapping.letters.count, longest: longest)
    let statement = definition.constraint(scope.events).exercised(by: Mapping.anything)
    for index in 0..<words.count {
      let word = words.letters(index)
      var monitor = Monitor(Rule("Compared", points: 0) { statement })
      for (place, letter) in word.enumerated() {
        monitor.observe(Mapping.event(letter, n: place + 1))
      }
      let isViolated = monitor.conclusion().statements.contains { $0.violation != nil }
      let holds = scope.segments(word).allSatisfy(definition.holds)
      count += 1
      if !holds { violated += 1 }
      guard isViolated == holds, differences.count < 100 else { continue }
      let letters = word.map { Mapping.letters[$0] }.joined()
      differences.append(
        "\(definition) \(scope) \(letters): \(holds ? "violated, but holds" : "kept, but is not")")
    }
  }
}

extension SegmentDefinition {
  /// The constraint that an instructor writes for it.
  func constraint(_ scope: Scope) -> any Constraint {
    switch self {
    case .exactOrder(let order, let allowingOthers):
      ExactOrder(
        of: order.map { Mapping.posted(1 << UInt8($0)) }, allowingOthers: allowingOthers,
        during: scope)
    case .balancedPairs(let begin, let end, let most, let mayStayOpen):
      BalancedPairs(
        of: Mapping.posted(begin), and: Mapping.posted(end), atMost: most,
        mayStayOpen: mayStayOpen, during: scope)
    }
  }
}

extension SegmentScope {
  var events: Scope {
    switch scope {
    case .globally: .globally
    case .before: .before(Mapping.posted(r))
    case .after: .after(Mapping.posted(q))
    case .between: .between(Mapping.posted(q), and: Mapping.posted(r))
    case .afterUntil: .after(Mapping.posted(q), until: Mapping.posted(r))
    }
  }
}
