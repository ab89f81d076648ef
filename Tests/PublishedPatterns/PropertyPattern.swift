/// A pattern of the published catalogue, or one that extends it, with how often or how many.
///
/// Letters are the published ones: P, S, T and Z are of the pattern, Q and R of its scope.
public enum PropertyPattern: Hashable, Sendable {
  /// P is false.
  case absence
  /// P is true.
  case universality
  /// P becomes true.
  case existence
  /// The positions at which P is true are that many.
  case events(Count)
  /// The longest rows of positions at which P is true are that many.
  case stays(Count)
  /// S precedes P.
  case precedence
  /// S responds to P.
  case response
  /// S responds to P, after P's own position before D.
  case responseBeforeDeadline
  /// S, T (and V) precede P.
  case causes(Int)
  /// P precedes S, T (and V).
  case effects(Int)
  /// P responds to S, T (and V).
  case stimuli(Int)
  /// S, T (and V) respond to P.
  case responses(Int)
  /// S, T (and V), without Z, respond to P.
  case constrainedResponses(Int)
  /// Each of S and T precedes each P, since the P before it.
  case partialOrder

  public enum Count: Hashable, Sendable {
    case atMost(Int)
    case atLeast(Int)
    case times(ClosedRange<Int>)
  }

  /// The letters of a chain's events, in their order.
  static func chain(_ length: Int) -> [String] { Array(["S", "T", "V"].prefix(length)) }

  /// The letters it speaks of.
  public var propositions: [String] {
    switch self {
    case .absence, .universality, .existence, .events, .stays: ["P"]
    case .precedence, .response: ["P", "S"]
    case .responseBeforeDeadline: ["P", "S", "D"]
    case .causes(let n), .effects(let n), .stimuli(let n), .responses(let n):
      ["P"] + Self.chain(n)
    case .constrainedResponses(let n): ["P"] + Self.chain(n) + ["Z"]
    case .partialOrder: ["P", "S", "T"]
    }
  }
}

extension PropertyPattern: CustomStringConvertible {
  public var description: String {
    switch self {
    case .absence: "Absence"
    case .universality: "Universality"
    case .existence: "Existence"
    case .events(let count): "Bounded existence of events, \(count)"
    case .stays(let count): "Bounded existence of stays, \(count)"
    case .precedence: "Precedence"
    case .response: "Response"
    case .responseBeforeDeadline: "Response before a deadline"
    case .causes(let n): "Precedence chain \(n)-1"
    case .effects(let n): "Precedence chain 1-\(n)"
    case .stimuli(let n): "Response chain \(n)-1"
    case .responses(let n): "Response chain 1-\(n)"
    case .constrainedResponses(let n): "Response chain 1-\(n), constrained"
    case .partialOrder: "Partial order"
    }
  }
}

extension PropertyPattern.Count: CustomStringConvertible {
  public var description: String {
    switch self {
    case .atMost(let most): "at most \(most)"
    case .atLeast(let least): "at least \(least)"
    case .times(let range):
      range.count == 1
        ? "exactly \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
  }
}

/// One of the five published scopes.
public enum PropertyScope: String, Hashable, Sendable, CaseIterable {
  case globally = "Globally"
  case before = "Before R"
  case after = "After Q"
  case between = "Between Q and R"
  case afterUntil = "After Q until R"

  public var propositions: [String] {
    switch self {
    case .globally: []
    case .before: ["R"]
    case .after: ["Q"]
    case .between, .afterUntil: ["Q", "R"]
    }
  }
}

/// A pattern in a scope.
public struct ScopedPattern: Hashable, Sendable, CustomStringConvertible {
  public let pattern: PropertyPattern
  public let scope: PropertyScope

  public init(_ pattern: PropertyPattern, _ scope: PropertyScope) {
    self.pattern = pattern
    self.scope = scope
  }

  /// Those of the pattern, then those of the scope.
  public var propositions: [String] { pattern.propositions + scope.propositions }

  public var description: String { "\(pattern), \(scope.rawValue)" }
}
