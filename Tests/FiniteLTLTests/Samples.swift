import FiniteLTL

/// Words over the propositions P and S.
enum Samples {
  static let propositions = ["P", "S"]

  /// Every word up to a length: each position holds none, one or both propositions.
  static func words(upTo length: Int) -> [[Set<String>]] {
    let words = ShortWords(alphabet: 4, longest: length)
    return (0..<words.count).map { words.letters($0).map(set) }
  }

  /// The propositions of a letter whose bits stand for them.
  static func set(_ letter: Int) -> Set<String> {
    Set(propositions.enumerated().filter { letter & (1 << $0.offset) != 0 }.map(\.element))
  }

  static let p = Formula.proposition("P")
  static let s = Formula.proposition("S")

  /// Every formula of one operator at most.
  static let small: [Formula] = grown([.true, p, s])

  /// Every formula of two operators, one within the other, at most.
  static let medium: [Formula] = grown(small)

  private static func grown(_ parts: [Formula]) -> [Formula] {
    let unary = parts.flatMap { part in
      [Formula.not(part), .next(part), .weakNext(part), .eventually(part), .always(part)]
    }
    let binary = parts.flatMap { left in
      parts.flatMap { right in
        [
          Formula.and(left, right), .or(left, right), .implies(left, right), .until(left, right),
          .weakUntil(left, right),
        ]
      }
    }
    return parts + unary + binary
  }
}
