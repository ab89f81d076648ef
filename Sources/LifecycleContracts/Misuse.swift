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
  case shortRow
  case longRow(Int)
  case noTime(Double)
  case pairsItself
  case noPairs(Int)
  case neverOpens
  case noSentence

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
    case .shortRow: "a row, or an order, is of at least two events"
    case .longRow(let count):
      "a constraint speaks of at most \(Reading.mostLetters) patterns, not \(count)"
    case .noTime(let seconds):
      "a time is a number of seconds greater than 0, not \(FindingWords.seconds(seconds))"
    case .pairsItself: "what begins a pair and what ends it are the same event"
    case .noPairs(let most): "at most 1 pair may be open, or more, not \(most)"
    case .noSentence: "saying needs a sentence"
    case .neverOpens: "the scope begins and ends with the same event, so it is never open"
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
    if demand.isEmptySomewhere { found.append(.noConstraints) }
    let canBeExercised = exercise != nil || statements.contains(where: \.canBeExercised)
    if !canBeExercised, !statements.isEmpty { found.append(.neverExercised) }
    found += statements.flatMap(\.misuses)
    let patterns = statements.flatMap(\.patterns) + [exercise].compactMap { $0 }
    if patterns.contains(where: \.hasNoAlternatives) { found.append(.noAlternatives) }
    found += (statements.map(\.scope) + patterns.flatMap(\.scopes)).flatMap(\.misuses)
    return found
  }
}

extension Demand {
  fileprivate var isEmptySomewhere: Bool {
    switch self {
    case .statement: false
    case .all(let parts), .any(let parts):
      parts.isEmpty || parts.contains(where: \.isEmptySomewhere)
    case .implies(let condition, let consequence):
      condition.isEmptySomewhere || consequence.isEmptySomewhere
    case .each(_, let inner): inner.isEmptySomewhere
    }
  }
}

extension Statement {
  fileprivate var misuses: [Misuse] {
    let letters = pattern.letters.count
    let isSilent = sentence.map(isBlank) ?? false
    return own + (isSilent ? [.noSentence] : [])
      + (letters > Reading.mostLetters ? [.longRow(letters)] : [])
  }

  private var own: [Misuse] {
    switch kind {
    case .response(let response):
      (response.trigger == response.response ? [.answersItself] : [])
        + (response.limit.map(Misuse.ofTime) ?? [])
    case .precedence(let precedence):
      precedence.earlier == precedence.later ? [.precedesItself] : []
    case .boundedExistence(let bounded):
      bounded.least < 0 || bounded.most.map { $0 < 1 } ?? (bounded.least < 1)
        ? [.emptyBounds] : []
    case .chainPrecedence(let chain):
      max(chain.causes.count, chain.effects.count) < 2 || chain.causes.isEmpty
        || chain.effects.isEmpty ? [.shortRow] : []
    case .chainResponse(let chain):
      max(chain.stimuli.count, chain.responses.count) < 2 || chain.stimuli.isEmpty
        || chain.responses.isEmpty ? [.shortRow] : []
    case .exactOrder(let order): order.events.count < 2 ? [.shortRow] : []
    case .partialOrder(let order):
      (order.earlier.isEmpty ? [.shortRow] : [])
        + (order.earlier.contains(order.later) ? [.precedesItself] : [])
    case .balancedPairs(let pairs):
      (pairs.begin == pairs.end ? [.pairsItself] : [])
        + (pairs.most.map { $0 < 1 ? [.noPairs($0)] : [] } ?? [])
    case .absence, .universality, .existence: []
    }
  }

  fileprivate var patterns: [EventPattern] {
    pattern.letters + scope.patterns + (exercise.map { [$0] } ?? [])
  }
}

extension Misuse {
  fileprivate static func ofTime(_ seconds: Double) -> [Misuse] {
    seconds > 0 && seconds.isFinite ? [] : [.noTime(seconds)]
  }
}

extension Scope {
  fileprivate var misuses: [Misuse] {
    switch self {
    case .between(let opening, let closing), .afterUntil(let opening, let closing):
      opening == closing ? [.neverOpens] : []
    case .seconds(let seconds, _): Misuse.ofTime(seconds)
    default: []
    }
  }
}

extension EventPattern {
  fileprivate var hasNoAlternatives: Bool {
    switch test {
    case .any(let patterns): patterns.isEmpty || patterns.contains(where: \.hasNoAlternatives)
    case .detail(let pattern, _, _): pattern.hasNoAlternatives
    case .placed(let pattern, let scope, _):
      pattern.hasNoAlternatives || scope.patterns.contains(where: \.hasNoAlternatives)
    default: false
    }
  }

  /// The scopes that it is placed in, and theirs.
  fileprivate var scopes: [Scope] {
    switch test {
    case .any(let patterns): patterns.flatMap(\.scopes)
    case .detail(let pattern, _, _): pattern.scopes
    case .placed(let pattern, let scope, _):
      pattern.scopes + [scope] + scope.patterns.flatMap(\.scopes)
    default: []
    }
  }
}
