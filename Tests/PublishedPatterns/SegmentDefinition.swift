/// What a constraint without a published formula asks of one segment, by its letters in a row.
public enum SegmentDefinition: Hashable, Sendable {
  /// These letters in this order, round by round.
  case exactOrder([Int], allowingOthers: Bool)
  /// As many ends as beginnings, never more, and never more open than allowed.
  ///
  /// `begin` and `end` are sets of letters.
  case balancedPairs(begin: UInt8, end: UInt8, atMost: Int?, mayStayOpen: Bool)

  /// Whether a segment is as it should be.
  public func holds(_ letters: [Int]) -> Bool {
    switch self {
    case .exactOrder(let order, allowingOthers: true):
      return Self.isRounds(letters.filter(order.contains), of: order)
    case .exactOrder(let order, allowingOthers: false):
      return Self.isRounds(letters[...], of: order)
    case .balancedPairs(let begin, let end, let most, let mayStayOpen):
      // What is both, begins first.
      let steps = letters.flatMap { letter in
        Array(repeating: 1, count: Self.count(begin, letter))
          + Array(repeating: -1, count: Self.count(end, letter))
      }
      let open = (0...steps.count).map { steps.prefix($0).reduce(0, +) }
      return open.allSatisfy { (0...(most ?? .max)).contains($0) }
        && (mayStayOpen || open[steps.count] == 0)
    }
  }

  private static func count(_ set: UInt8, _ letter: Int) -> Int {
    set & (1 << UInt8(letter)) == 0 ? 0 : 1
  }

  /// The order any number of times, and nothing else.
  private static func isRounds(_ letters: [Int], of order: [Int]) -> Bool {
    letters.isEmpty
      || letters.starts(with: order) && isRounds(Array(letters.dropFirst(order.count)), of: order)
  }

  /// The order any number of times, other letters only before, after and between.
  private static func isRounds(_ letters: ArraySlice<Int>, of order: [Int]) -> Bool {
    guard let first = letters.first else { return true }
    if !order.contains(first) { return isRounds(letters.dropFirst(), of: order) }
    return letters.starts(with: order) && isRounds(letters.dropFirst(order.count), of: order)
  }
}

/// A scope whose Q and R are sets of letters.
public struct SegmentScope: Hashable, Sendable {
  public let scope: PropertyScope
  let q: UInt8
  let r: UInt8

  public init(_ scope: PropertyScope, q: UInt8 = 0, r: UInt8 = 0) {
    self.scope = scope
    self.q = q
    self.r = r
  }

  /// The segments of a word; a Q in an open segment opens no other.
  public func segments(_ word: [Int]) -> [[Int]] {
    func isIn(_ set: UInt8, _ letter: Int) -> Bool { set & (1 << UInt8(letter)) != 0 }
    func closing(_ from: Int) -> Int? { word.indices.first { $0 >= from && isIn(r, word[$0]) } }
    switch scope {
    case .globally: return [word]
    case .before: return closing(0).map { [Array(word[..<$0])] } ?? []
    case .after:
      return word.firstIndex { isIn(q, $0) }.map { [Array(word[$0...])] } ?? []
    case .between, .afterUntil:
      let opening = word.indices.filter { position in
        guard isIn(q, word[position]), !isIn(r, word[position]) else { return false }
        let isOpen = word.indices.contains { earlier in
          earlier < position && isIn(q, word[earlier])
            && !word[earlier...position].contains { isIn(r, $0) }
        }
        return !isOpen
      }
      return opening.compactMap { from in
        let end = closing(from) ?? (scope == .between ? nil : word.count)
        return end.map { Array(word[from..<$0]) }
      }
    }
  }
}
