/// Formulas for patterns that the published page has no text for, or only an example of: counts of
/// any size, chains of any length, deadlines, partial orders.
///
/// Each pattern is written twice: for a scope that lasts to the end, and for one that ends before R
/// or, where R does not come, at the end; `text(of:)` puts these into a scope.
enum OwnTexts {
  /// The formula of a pattern in a scope.
  static func text(of subject: ScopedPattern) -> String {
    let (open, closed) = bodies(of: subject.pattern)
    return switch subject.scope {
    case .globally: open
    case .before: "<>R -> (\(closed))"
    case .after: "[]!Q | (!Q U (Q & (\(open))))"
    case .between: "[]((Q & !R & <>R) -> (\(closed)))"
    case .afterUntil: "[](Q & !R -> (\(closed)))"
    }
  }

  private static func bodies(of pattern: PropertyPattern) -> (open: String, closed: String) {
    switch pattern {
    case .absence: ("[]!P", "!P W R")
    case .universality: ("[]P", "P W R")
    case .existence: ("<>P", "!R U (P & !R)")
    case .precedence: ("!P W S", "!P W (S | R)")
    case .response: ("[](P -> <>S)", "(P -> (!R U (S & !R))) W R")
    case .events(let count): both(count, CountingTexts.events, CountingTexts.eventsBeforeR)
    case .stays(let count): both(count, CountingTexts.stays, CountingTexts.staysBeforeR)
    case .responseBeforeDeadline:
      (
        "[](P -> (S | o(!D U (S & !D))))",
        "(P -> ((S & !R) | o((!D & !R) U (S & !D & !R)))) W R"
      )
    case .causes(let n):
      (
        "<>P -> \(ChainTexts.causes(n))",
        "!P W (R | \(ChainTexts.causes(n)))"
      )
    case .effects(let n):
      (
        "<>\(ChainTexts.row(n)) -> (!S U P)",
        "!\(ChainTexts.rowBeforeR(n)) W (R | P)"
      )
    case .stimuli(let n):
      (
        "[](\(ChainTexts.row(n)) -> <>\(ChainTexts.row(n, then: "<>P")))",
        "(\(ChainTexts.rowBeforeR(n)) -> "
          + "(!R U \(ChainTexts.rowBeforeR(n, then: "(!R U (P & !R))")))) W R"
      )
    case .responses(let n):
      (
        "[](P -> <>\(ChainTexts.row(n)))",
        "(P -> (!R U \(ChainTexts.rowBeforeR(n)))) W R"
      )
    case .constrainedResponses(let n):
      (
        "[](P -> <>\(ChainTexts.constrained(n)))",
        "(P -> (!R U \(ChainTexts.constrainedBeforeR(n)))) W R"
      )
    case .partialOrder:
      (
        "(!P W S) & (!P W T) & [](P -> w(!P W S) & w(!P W T))",
        "(!P W (S | R)) & (!P W (T | R)) & ((P -> w(!P W (S | R)) & w(!P W (T | R))) W R)"
      )
    }
  }

  private static func both(
    _ count: PropertyPattern.Count, _ atLeast: (Int) -> String, _ atLeastBeforeR: (Int) -> String
  ) -> (open: String, closed: String) {
    func body(_ atLeast: (Int) -> String) -> String {
      switch count {
      case .atMost(let most): "!\(atLeast(most + 1))"
      case .atLeast(let least): atLeast(least)
      case .times(let range): "\(atLeast(range.lowerBound)) & !\(atLeast(range.upperBound + 1))"
      }
    }
    return (body(atLeast), body(atLeastBeforeR))
  }
}

/// How to say that something is true a number of times.
enum CountingTexts {
  /// P at n positions or more.
  static func events(_ n: Int) -> String { n == 1 ? "<>P" : "<>(P & o\(events(n - 1)))" }

  static func eventsBeforeR(_ n: Int) -> String {
    n == 1 ? "(!R U (P & !R))" : "(!R U (P & !R & o\(eventsBeforeR(n - 1))))"
  }

  /// P in n rows of positions or more.
  static func stays(_ n: Int) -> String {
    n == 1 ? "<>P" : "<>(P & o<>(!P & o\(stays(n - 1))))"
  }

  static func staysBeforeR(_ n: Int) -> String {
    n == 1
      ? "(!R U (P & !R))" : "(!R U (P & !R & o(!R U (!P & !R & o\(staysBeforeR(n - 1))))))"
  }

  /// P in n rows or fewer, as the published formulas for two are made.
  static func published(_ n: Int, _ scope: PropertyScope) -> String {
    switch scope {
    case .globally: weakly(n)
    case .before: "<>R -> \(row(n, ending: "(!P U R)"))"
    case .after: "<>Q -> (!Q U (Q & \(weakly(n))))"
    case .between: "[]((Q & <>R) -> \(row(n, ending: "(!P U R)")))"
    case .afterUntil: "[](Q -> \(row(n, ending: "(!P W R) | []P")))"
    }
  }

  private static func weakly(_ n: Int) -> String {
    n == 0 ? "[]!P" : "(!P W (P W \(weakly(n - 1))))"
  }

  private static func row(_ n: Int, ending: String) -> String {
    n == 0 ? ending : "((!P & !R) U (R | ((P & !R) U (R | \(row(n - 1, ending: ending))))))"
  }
}

/// How to say that events come in a row, each after the one before it.
enum ChainTexts {
  /// At the row's first event: the row comes.
  ///
  /// - Parameter end: what holds at its last event.
  static func row(_ n: Int, then end: String? = nil) -> String {
    chain(n, joined: " & o<>", last: end.map { " & \($0)" } ?? "")
  }

  /// As `row`, before R.
  static func rowBeforeR(_ n: Int, then end: String? = nil) -> String {
    chain(n, joined: " & !R & o(!R U ", last: " & !R" + (end.map { " & \($0)" } ?? ""))
  }

  static func constrained(_ n: Int) -> String { chain(n, joined: " & !Z & o(!Z U ", last: "") }

  static func constrainedBeforeR(_ n: Int) -> String {
    chain(n, joined: " & !R & !Z & o((!R & !Z) U ", last: " & !R")
  }

  /// The row comes before P, its last event perhaps with P.
  static func causes(_ n: Int) -> String {
    let names = PropertyPattern.chain(n)
    return names.dropLast().reversed().reduce("(!P U \(names[n - 1]))") { rest, name in
      "(!P U (\(name) & !P & o\(rest)))"
    }
  }

  private static func chain(_ n: Int, joined: String, last: String) -> String {
    let names = PropertyPattern.chain(n)
    let close = joined.hasSuffix(" ") ? "))" : ")"
    return names.dropLast().reversed().reduce("(\(names[n - 1])\(last))") { rest, name in
      "(\(name)\(joined)\(rest)\(close)"
    }
  }
}
