import LifecycleTrace

@testable import LifecycleContracts

/// What stands at the head of the documentation's pictures, as text and as what it says.
///
/// Each is on a line of its own: a test holds the two sides of it against each other.
enum DocumentedTimelines {
  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")
  private static let c = EventPattern.notification("c")
  private static let q = EventPattern.notification("q")
  private static let r = EventPattern.notification("r")
  private static let z = EventPattern.notification("z")
  private static let f = CallbackName("f")

  static let constraints: [String: any Constraint] = [
    "Absence(of: a, during: .between(q, and: r))": Absence(of: a, during: .between(q, and: r)),
    "Universality(of: .isIn(.active), during: .after(q))":
      Universality(of: .isIn(.active), during: .after(q)),
    "Existence(of: a, during: .after(q, until: r))": Existence(of: a, during: .after(q, until: r)),
    "Existence(of: a, during: .between(q, and: r))": Existence(of: a, during: .between(q, and: r)),
    "BoundedExistence(of: a, exactly: 2)": BoundedExistence(of: a, exactly: 2),
    "BoundedExistence(of: .isIn(.active), atMost: 1)":
      BoundedExistence(of: .isIn(.active), atMost: 1),
    "Precedence(of: a, before: b)": Precedence(of: a, before: b),
    "Response(to: a, b, before: c)": Response(to: a, b, before: c),
    "Response(to: a, b, within: 5)": Response(to: a, b, within: 5),
    "ChainPrecedence(of: [a, b], before: c)": ChainPrecedence(of: [a, b], before: c),
    "ChainPrecedence(of: a, before: [b, c])": ChainPrecedence(of: a, before: [b, c]),
    "ChainResponse(to: [a, b], c)": ChainResponse(to: [a, b], c),
    "ChainResponse(to: a, [b, c], without: z)": ChainResponse(to: a, [b, c], without: z),
    "ExactOrder(of: [a, b])": ExactOrder(of: [a, b]),
    "ExactOrder(of: [a, b], allowingOthers: false)": ExactOrder(of: [a, b], allowingOthers: false),
    "PartialOrder(of: [a, b], before: c)": PartialOrder(of: [a, b], before: c),
    "BalancedPairs(of: a, and: b, atMost: 2)": BalancedPairs(of: a, and: b, atMost: 2),
  ]

  static let scopes: [String: Scope] = [
    ".globally": .globally,
    ".before(r)": .before(r),
    ".after(q)": .after(q),
    ".between(q, and: r)": .between(q, and: r),
    ".after(q, until: r)": .after(q, until: r),
    ".process": .process,
    ".callback(f)": .callback(f),
    ".state(.background)": .state(.background),
    ".seconds(5, after: q)": .seconds(5, after: q),
  ]
}
