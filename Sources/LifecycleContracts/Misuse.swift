import Wording

/// What an instructor wrote that cannot be meant, each with the sentence that says so.
enum Misuse: Hashable {
  case noRules
  case noTitle
  case titleTwice(firstLine: Int)
  case negativePoints(Int)
  case noConstraints
  case neverExercised
  case emptyBounds
  case noAlternatives
  case answersItself
  case precedesItself

  var sentence: String {
    switch self {
    case .noRules: "a contract needs at least one rule"
    case .noTitle: "a title is needed, to name it in reports"
    case .titleTwice(let line):
      "this title is taken by the rule at line \(line); reports tell rules apart by their titles"
    case .negativePoints(let points): "points are 0 or more, not \(points)"
    case .noConstraints: "a rule needs at least one constraint"
    case .neverExercised:
      "an Absence in the whole run holds for an app that does nothing, so it earns no points; "
        + "add .exercised(by:), a scope, or another constraint"
    case .emptyBounds:
      "the bounds of a BoundedExistence are whole numbers from 0 up, the upper one at least 1, "
        + "and not both open"
    case .noAlternatives: "anyOf needs at least one pattern"
    case .answersItself: "the response is the trigger itself, so nothing is asked"
    case .precedesItself: "both events are the same, so nothing is asked"
    }
  }
}

extension Contract {
  /// Refuses a contract whose rules cannot be meant, with all its mistakes at once.
  ///
  /// - Throws: `LabError` of kind `usage`; each problem names the file and line of the contract or
  ///   rule, and its title.
  public func validate() throws(LabError) {
    let problems = ownMisuses.map { problem($0, file, line, title) } + ruleProblems
    if !problems.isEmpty { throw LabError(problems: problems) }
  }

  private var ownMisuses: [Misuse] {
    (isBlank(title) ? [.noTitle] : []) + (rules.isEmpty ? [.noRules] : [])
  }

  private var ruleProblems: [LabError.Problem] {
    var firstLines: [String: Int] = [:]
    var problems: [LabError.Problem] = []
    for rule in rules {
      var misuses = rule.misuses
      if let first = firstLines[rule.title] { misuses.append(.titleTwice(firstLine: first)) }
      firstLines[rule.title] = firstLines[rule.title] ?? rule.line
      problems += misuses.map { problem($0, rule.file, rule.line, rule.title) }
    }
    return problems
  }

  private func problem(
    _ misuse: Misuse, _ file: String, _ line: Int, _ title: String
  ) -> LabError.Problem {
    let key = isBlank(title) ? nil : "“\(title)”"
    return LabError.Problem(misuse.sentence, file: file, line: line, key: key)
  }
}

private func isBlank(_ title: String) -> Bool { title.allSatisfy(\.isWhitespace) }

extension Rule {
  fileprivate var misuses: [Misuse] {
    var found: [Misuse] = []
    if isBlank(title) { found.append(.noTitle) }
    if points < 0 { found.append(.negativePoints(points)) }
    if statements.isEmpty { found.append(.noConstraints) }
    let canBeExercised = exercise != nil || statements.contains(where: \.canBeExercised)
    if !canBeExercised, !statements.isEmpty { found.append(.neverExercised) }
    found += statements.flatMap(\.misuses)
    let patterns = statements.flatMap(\.patterns) + [exercise].compactMap { $0 }
    if patterns.contains(where: \.hasNoAlternatives) { found.append(.noAlternatives) }
    return found
  }
}

extension Statement {
  fileprivate var misuses: [Misuse] {
    switch pattern {
    case .response(let response):
      response.trigger == response.response ? [.answersItself] : []
    case .precedence(let precedence):
      precedence.earlier == precedence.later ? [.precedesItself] : []
    case .boundedExistence(let bounded):
      bounded.least < 0 || bounded.most.map { $0 < 1 } ?? (bounded.least < 1)
        ? [.emptyBounds] : []
    case .absence, .existence: []
    }
  }

  fileprivate var patterns: [EventPattern] {
    let own: [EventPattern?] =
      switch pattern {
      case .response(let response): [response.trigger, response.response, response.deadline]
      case .precedence(let precedence): [precedence.earlier, precedence.later]
      case .absence(let absence): [absence.event]
      case .existence(let existence): [existence.event]
      case .boundedExistence(let bounded): [bounded.event]
      }
    return (own + [exercise]).compactMap { $0 }
  }
}

extension EventPattern {
  fileprivate var hasNoAlternatives: Bool {
    guard case .any(let patterns) = test else { return false }
    return patterns.isEmpty || patterns.contains(where: \.hasNoAlternatives)
  }
}
