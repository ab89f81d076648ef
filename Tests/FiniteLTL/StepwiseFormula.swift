/// A formula as the list of its subformulas, whose truths are found position by position, from a
/// word's last to its first.
///
/// The same as `Formula.holds(in:at:)`, for many words. At most 64 subformulas.
public struct StepwiseFormula: Sendable {
  /// The propositions that hold at a position: bit i for the i-th name.
  public typealias Letter = UInt32
  /// The subformulas that hold at a position: bit i for the i-th.
  public typealias Truths = UInt64

  private enum Step {
    case `true`
    case proposition(Letter)
    case not(Int)
    case and(Int, Int)
    case or(Int, Int)
    case implies(Int, Int)
    case next(Int)
    case weakNext(Int)
    case eventually(Int)
    case always(Int)
    case until(Int, Int)
    case weakUntil(Int, Int)
  }

  /// Each after those it is made of; the last is the whole formula.
  private var steps: [Step] = []
  private var places: [Formula: Int] = [:]
  private let names: [String]

  /// - Parameter propositions: which bit of a letter stands for which proposition; the formula may
  ///   have no others.
  public init(_ formula: Formula, propositions: [String]) {
    precondition(formula.propositions.isSubset(of: propositions), "\(formula): \(propositions)")
    names = propositions
    _ = place(of: formula)
    precondition(steps.count <= Truths.bitWidth, "\(steps.count) subformulas: \(formula)")
  }

  private mutating func place(of formula: Formula) -> Int {
    if let place = places[formula] { return place }
    let step: Step =
      switch formula {
      case .true: .true
      case .proposition(let name): .proposition(1 << Letter(names.firstIndex(of: name) ?? 0))
      case .not(let inner): .not(place(of: inner))
      case .and(let left, let right): .and(place(of: left), place(of: right))
      case .or(let left, let right): .or(place(of: left), place(of: right))
      case .implies(let left, let right): .implies(place(of: left), place(of: right))
      case .next(let inner): .next(place(of: inner))
      case .weakNext(let inner): .weakNext(place(of: inner))
      case .eventually(let inner): .eventually(place(of: inner))
      case .always(let inner): .always(place(of: inner))
      case .until(let left, let right): .until(place(of: left), place(of: right))
      case .weakUntil(let left, let right): .weakUntil(place(of: left), place(of: right))
      }
    steps.append(step)
    places[formula] = steps.count - 1
    return steps.count - 1
  }

  /// What holds at a position, by its letter and by what holds at the next one, if there is one.
  public func truths(at letter: Letter, before next: Truths?) -> Truths {
    let isLast = next == nil
    let later = next ?? 0
    var now: Truths = 0
    func holds(_ place: Int) -> Bool { now & (1 << Truths(place)) != 0 }
    func held(_ place: Int) -> Bool { later & (1 << Truths(place)) != 0 }
    for (place, step) in steps.enumerated() {
      let truth =
        switch step {
        case .true: true
        case .proposition(let bit): letter & bit != 0
        case .not(let inner): !holds(inner)
        case .and(let left, let right): holds(left) && holds(right)
        case .or(let left, let right): holds(left) || holds(right)
        case .implies(let left, let right): !holds(left) || holds(right)
        case .next(let inner): held(inner)
        case .weakNext(let inner): isLast || held(inner)
        case .eventually(let inner): holds(inner) || held(place)
        case .always(let inner): holds(inner) && (isLast || held(place))
        case .until(let left, let right): holds(right) || holds(left) && held(place)
        case .weakUntil(let left, let right):
          holds(right) || holds(left) && (isLast || held(place))
        }
      if truth { now |= 1 << Truths(place) }
    }
    return now
  }

  /// Whether the whole formula is among these truths.
  public func holds(_ truths: Truths) -> Bool {
    truths & (1 << Truths(steps.count - 1)) != 0
  }

  /// Whether it holds at a word's first position.
  public func holds(in word: [Letter]) -> Bool {
    var next: Truths?
    for letter in word.reversed() { next = truths(at: letter, before: next) }
    return next.map(holds) ?? false
  }

  /// Whether it holds at the first position of each of these words over the given letters.
  public func holds(inEach words: ShortWords, over letters: [Letter]) -> [Bool] {
    precondition(letters.count == words.alphabet, "a letter of the formula for each of the words'")
    var all: [Truths] = []
    all.reserveCapacity(words.count)
    for index in 0..<words.count {
      let next = words.indexWithoutFirst(index).map { all[$0] }
      all.append(truths(at: letters[words.first(index)], before: next))
    }
    return all.map(holds)
  }
}
