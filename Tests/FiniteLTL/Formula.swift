/// A formula of linear temporal logic over finite words.
///
/// A word is a list of positions, at least one, each a set of propositions. Written as the published
/// pattern mappings write it: `!`, `&`, `|`, `->`, `<>`, `[]`, `U`, `W` and `o` for next.
public indirect enum Formula: Hashable, Sendable {
  case `true`
  case proposition(String)
  case not(Formula)
  case and(Formula, Formula)
  case or(Formula, Formula)
  case implies(Formula, Formula)
  /// There is a next position, and it holds there.
  case next(Formula)
  /// It holds at the next position, if there is one. Written `w`.
  case weakNext(Formula)
  case eventually(Formula)
  case always(Formula)
  /// The second comes, and the first holds until then.
  case until(Formula, Formula)
  /// The first holds until the second comes, or to the end.
  case weakUntil(Formula, Formula)
}

extension Formula {
  /// The names of its propositions.
  public var propositions: Set<String> {
    switch self {
    case .true: []
    case .proposition(let name): [name]
    case .not(let inner), .next(let inner), .weakNext(let inner), .eventually(let inner),
      .always(let inner):
      inner.propositions
    case .and(let left, let right), .or(let left, let right), .implies(let left, let right),
      .until(let left, let right), .weakUntil(let left, let right):
      left.propositions.union(right.propositions)
    }
  }
}

extension Formula: CustomStringConvertible {
  /// Its text, with all parentheses.
  public var description: String {
    switch self {
    case .true: "true"
    case .proposition(let name): name
    case .not(let inner): "!\(inner)"
    case .next(let inner): "o\(inner)"
    case .weakNext(let inner): "w\(inner)"
    case .eventually(let inner): "<>\(inner)"
    case .always(let inner): "[]\(inner)"
    case .and(let left, let right): "(\(left) & \(right))"
    case .or(let left, let right): "(\(left) | \(right))"
    case .implies(let left, let right): "(\(left) -> \(right))"
    case .until(let left, let right): "(\(left) U \(right))"
    case .weakUntil(let left, let right): "(\(left) W \(right))"
    }
  }
}
