import FiniteLTL

/// What a pattern in a scope is to mean.
public struct Meaning: Sendable {
  public let subject: ScopedPattern
  /// The published text; nil where none is published.
  public let published: String?
  /// What is taken instead of it.
  public let correction: Correction?
  /// The text that is run.
  public let text: String
  public let formula: Formula
  /// The formula, for many words; its letters are the subject's propositions, in their order.
  public let stepwise: StepwiseFormula

  /// - Throws: `FormulaParser.Problem` for a text that is no formula.
  init(of subject: ScopedPattern, published: String?, correction: Correction? = nil) throws {
    self.subject = subject
    self.published = published
    self.correction = correction
    text = correction?.formula ?? published ?? OwnTexts.text(of: subject)
    formula = try FormulaParser.parse(FormulaParser.balanced(text))
    stepwise = StepwiseFormula(formula, propositions: subject.propositions)
  }
}

/// Every pattern in every scope, with its meaning.
public enum FormulaTable {
  /// Those that are published.
  ///
  /// - Throws: `FormulaParser.Problem` for a text that is no formula.
  public static func published() throws -> [Meaning] {
    try PublishedTexts.all.flatMap { entry in
      try zip(PropertyScope.allCases, entry.texts).map { scope, text in
        let subject = ScopedPattern(entry.pattern, scope)
        return try Meaning(of: subject, published: text, correction: Correction.all[subject])
      }
    }
  }

  /// Those that are corrected, with the published text as their meaning.
  ///
  /// - Throws: `FormulaParser.Problem` for a text that is no formula.
  public static func uncorrected() throws -> [Meaning] {
    try published().filter { $0.correction != nil }
      .map { try Meaning(of: $0.subject, published: $0.published) }
  }

  /// Those that extend the published ones.
  ///
  /// - Throws: `FormulaParser.Problem` for a text that is no formula.
  public static func own() throws -> [Meaning] {
    try ownPatterns.flatMap { pattern in
      try PropertyScope.allCases.map { scope in
        try Meaning(of: ScopedPattern(pattern, scope), published: nil)
      }
    }
  }

  private static let ownPatterns: [PropertyPattern] = [
    .events(.atMost(1)), .events(.atMost(2)), .events(.atLeast(1)), .events(.atLeast(2)),
    .events(.times(1...1)), .events(.times(2...2)), .events(.times(1...2)),
    .stays(.atMost(1)), .stays(.atMost(3)), .stays(.atLeast(1)), .stays(.atLeast(2)),
    .stays(.times(1...1)), .stays(.times(2...2)),
    .responseBeforeDeadline, .partialOrder,
    .causes(3), .effects(3), .stimuli(3), .responses(3), .constrainedResponses(3),
  ]

  /// The formula of a subject as `OwnTexts` makes it, whether or not one is published.
  ///
  /// - Throws: `FormulaParser.Problem` for a text that is no formula.
  public static func ownFormula(of subject: ScopedPattern) throws -> Formula {
    try FormulaParser.parse(OwnTexts.text(of: subject))
  }

  /// The published formulas for at most two stays, made for any number.
  ///
  /// - Throws: `FormulaParser.Problem` for a text that is no formula.
  public static func nestedStays(atMost most: Int, _ scope: PropertyScope) throws -> Formula {
    try FormulaParser.parse(CountingTexts.published(most, scope))
  }
}
