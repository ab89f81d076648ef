extension Formula {
  /// Whether it holds at a position of a word: the definition, with quantifiers over positions.
  public func holds(in word: [Set<String>], at position: Int = 0) -> Bool {
    let rest = position..<word.count
    func holds(_ formula: Formula, _ i: Int) -> Bool { formula.holds(in: word, at: i) }
    switch self {
    case .true: return true
    case .proposition(let name): return word[position].contains(name)
    case .not(let inner): return !holds(inner, position)
    case .and(let left, let right): return holds(left, position) && holds(right, position)
    case .or(let left, let right): return holds(left, position) || holds(right, position)
    case .implies(let left, let right): return !holds(left, position) || holds(right, position)
    case .next(let inner): return position + 1 < word.count && holds(inner, position + 1)
    case .weakNext(let inner): return position + 1 == word.count || holds(inner, position + 1)
    case .eventually(let inner): return rest.contains { holds(inner, $0) }
    case .always(let inner): return rest.allSatisfy { holds(inner, $0) }
    case .until(let left, let right):
      return rest.contains { end in
        holds(right, end) && (position..<end).allSatisfy { holds(left, $0) }
      }
    case .weakUntil(let left, let right):
      return rest.allSatisfy { holds(left, $0) } || holds(.until(left, right), position)
    }
  }
}
