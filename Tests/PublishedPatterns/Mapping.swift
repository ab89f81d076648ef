import FiniteLTL
import LifecycleContracts
import LifecycleTrace

/// Which letters each proposition of a pattern stands for.
public struct Mapping: Hashable, Sendable {
  /// The letters a word may have.
  public static let letters = ["a", "b", "c"]
  /// The app's state at each letter.
  static let states: [AppState] = [.active, .inactive, .background]

  public enum Sets: Sendable {
    /// One letter each.
    case single
    /// One letter each or two, so that propositions overlap.
    case pairs
  }

  /// Bit i of a proposition's set: it is true at the i-th letter.
  public let sets: [UInt8]

  public init(sets: [UInt8]) { self.sets = sets }

  /// Every mapping of so many propositions, of those that differ only in the letters' names one.
  ///
  /// Every word is tried with each, so that the others add nothing.
  public static func all(of propositions: Int, _ sets: Sets) -> [Mapping] {
    let choices: [UInt8] = sets == .single ? [1, 2, 4] : [1, 2, 4, 3, 5, 6]
    var mappings: [[UInt8]] = [[]]
    for _ in 0..<propositions { mappings = mappings.flatMap { one in choices.map { one + [$0] } } }
    return mappings.filter(isFirstOfItsNames).map(Mapping.init)
  }

  /// A mapping at random.
  ///
  /// - Parameter single: whether the first proposition has to be a single letter.
  public static func random(
    of propositions: Int, single: Bool, using random: inout some RandomNumberGenerator
  ) -> Mapping {
    Mapping(
      sets: (0..<propositions).map { place in
        let choices: [UInt8] = single && place == 0 ? [1, 2, 4] : [1, 2, 4, 1, 2, 4, 3, 5, 6, 7]
        return choices[Int.random(in: choices.indices, using: &random)]
      })
  }

  private static let renamings = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ].map { order in
    (0..<8).map { set in
      (0..<3).reduce(UInt8(0)) { $0 | (set & (1 << $1) == 0 ? 0 : 1 << UInt8(order[$1])) }
    }
  }

  private static func isFirstOfItsNames(_ sets: [UInt8]) -> Bool {
    renamings.allSatisfy { renaming in
      for set in sets {
        let other = renaming[Int(set)]
        if other != set { return set < other }
      }
      return true
    }
  }

  /// For each letter, the propositions that are true at it.
  var valuations: [StepwiseFormula.Letter] {
    Self.letters.indices.map { letter in
      sets.enumerated().reduce(0) { bits, set in
        set.element & (1 << UInt8(letter)) == 0 ? bits : bits | 1 << UInt32(set.offset)
      }
    }
  }

  /// The notification that a letter posts.
  static func event(_ letter: Int, n: Int) -> Event {
    Event(
      n: n, t: Double(n), kind: .notification, name: letters[letter], state: states[letter].rawValue
    )
  }

  /// Any event of a word.
  static let anything = EventPattern.anyOf(letters.map { .notification($0) })

  private static func names(_ set: UInt8) -> [Int] {
    letters.indices.filter { set & (1 << UInt8($0)) != 0 }
  }

  /// A proposition as an event: the notifications of its letters.
  static func posted(_ set: UInt8) -> EventPattern {
    let events = names(set).map { EventPattern.notification(letters[$0]) }
    return events.count == 1 ? events[0] : .anyOf(events)
  }

  /// A proposition as a state, that of its only letter.
  static func state(_ set: UInt8) -> EventPattern { .isIn(states[names(set)[0]]) }

  func described(_ propositions: [String]) -> String {
    zip(propositions, sets).map { name, set in
      "\(name)=\(Self.names(set).map { Self.letters[$0] }.joined())"
    }.joined(separator: " ")
  }
}
