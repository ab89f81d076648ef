import LifecycleTrace

/// The one home of the sentences in findings: what was expected, and what came.
///
/// Present tense, Apple's names, no blame. What students or instructors chose is quoted through
/// `quotable`. Events are worded by `PatternPhrase` and `EventWords`, scopes by `ScopeWords`.
enum FindingWords {
  /// What a demand asks for.
  static func expected(_ demand: Demand) -> String {
    switch demand {
    case .statement(let statement): expected(statement)
    case .all(let parts): parts.map(expected).joined(separator: ", and ")
    case .any(let parts): "either " + parts.map(expected).joined(separator: ", or ")
    case .implies(let condition, let consequence):
      "\(expected(consequence)), given \(expected(condition))"
    case .each(let subject, let inner): "for each \(name(subject)): \(expected(inner))"
    }
  }

  /// What a statement asks for.
  static func expected(_ statement: Statement) -> String {
    if let sentence = statement.sentence { return sentence }
    let during = statement.scope.words.during
    switch statement.kind {
    case .absence(let absence): return PatternPhrase(absence.event).denied + during
    case .universality(let universality):
      let phrase = PatternPhrase(universality.event)
      let isState = universality.event.isState
      return (isState ? "\(phrase.clause) all the time" : "nothing but \(phrase.affirmed)") + during
    case .existence(let existence): return PatternPhrase(existence.event).affirmed + during
    case .boundedExistence(let bounded):
      return "\(PatternPhrase(bounded.event).affirmed) \(bounds(bounded))\(during)"
    case .precedence(let precedence):
      let later = PatternPhrase(precedence.later).clause
      return "\(PatternPhrase(precedence.earlier).affirmed) before \(later)\(during)"
    case .response(let response): return expected(response) + during
    case .chainPrecedence(let chain):
      return row(chain.causes.map { PatternPhrase($0).affirmed }) + " before "
        + chain.effects.map { PatternPhrase($0).clause }.joined(separator: " and then ") + during
    case .chainResponse(let chain):
      let without = chain.forbidden.map { ", with \(PatternPhrase($0).denied) between" } ?? ""
      return row(chain.responses.map { PatternPhrase($0).affirmed }) + " after "
        + row(chain.stimuli.map { PatternPhrase($0).clause }) + without + during
    case .exactOrder(let order):
      let others = order.allowsOthers ? "" : ", with nothing of the kind between"
      return row(order.events.map { PatternPhrase($0).affirmed }) + ", in this order" + others
        + during
    case .partialOrder(let order):
      let earlier = order.earlier.map { PatternPhrase($0).affirmed }.joined(separator: " and ")
      let anyOrder = order.earlier.count > 1 ? ", in any order," : ""
      let later = PatternPhrase(order.later).clause
      return "\(earlier)\(anyOrder) before \(later), each time\(during)"
    case .balancedPairs(let pairs): return expected(pairs) + during
    }
  }

  private static func expected(_ response: Response) -> String {
    let answer = PatternPhrase(response.response).affirmed
    let trigger = PatternPhrase(response.trigger).clause
    let time = response.limit.map { " within \(seconds($0))" } ?? ""
    guard let deadline = response.deadline else { return "\(answer)\(time) after \(trigger)" }
    let limit = PatternPhrase(deadline).clause
    if case .entry(let called, let receiver) = response.trigger.test,
      deadline == .return(of: called, on: receiver), response.limit == nil
    {
      return "\(answer) before \(limit)"
    }
    return "\(answer)\(time) after \(trigger) and before \(limit)"
  }

  private static func expected(_ pairs: BalancedPairs) -> String {
    let (begin, end) = (PatternPhrase(pairs.begin), PatternPhrase(pairs.end))
    let most = pairs.most.map { ", and at most \($0) at a time" } ?? ""
    return pairs.mayStayOpen
      ? "\(end.affirmed) only after \(begin.affirmed) of its own\(most)"
      : "\(end.affirmed) for each \(begin.affirmed.withoutArticle)\(most)"
  }

  /// Several things: `a, b or c`.
  static func list(_ things: [String], _ word: String) -> String {
    guard things.count > 2, let last = things.last else {
      return things.joined(separator: " \(word) ")
    }
    return things.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  /// Events of a row.
  static func row(_ phrases: [String]) -> String { phrases.joined(separator: ", then ") }

  private static func bounds(_ bounded: BoundedExistence) -> String {
    guard let most = bounded.most else { return "at least \(times(bounded.least))" }
    if bounded.least == most { return "exactly \(times(most))" }
    if bounded.least == 0 { return "at most \(times(most))" }
    return "\(bounded.least) to \(times(most))"
  }

  static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// Virtual seconds, such as `5 s` and `0.5 s`.
  static func seconds(_ seconds: Double) -> String {
    Int(exactly: seconds).map { "\($0) s" } ?? "\(seconds) s"
  }

  /// One object of a kind.
  static func name(_ subject: Subject) -> String {
    switch subject {
    case .viewController: "view controller"
    case .scene: "scene"
    case .timer: "timer"
    case .backgroundTask: "background task"
    case .observer: "notification that is observed"
    }
  }

  /// A callback by Apple's name, or what our own names for queued work stand for.
  static func callback(_ name: String) -> String {
    work(CallbackName(name)).map { "a \($0)" } ?? quotable(name)
  }

  /// What runs under a name that is not a callback of Apple's.
  static func work(_ name: CallbackName) -> String? {
    switch name {
    case .timerFire: "timer's action"
    case .mainQueueWork: "block of work on the main queue"
    case .backgroundQueueWork: "block of work on a background queue"
    case .taskStep: "step of a task"
    case .thread: "part of a thread's work"
    default: nil
    }
  }
}

extension String {
  /// A noun without the article that it begins with.
  fileprivate var withoutArticle: String {
    for article in ["a ", "an ", "the "] where hasPrefix(article) {
      return String(dropFirst(article.count))
    }
    return self
  }
}

extension EventPattern: CustomStringConvertible {
  /// The pattern in plain words, such as `a call of applicationDidEnterBackground(_:)`.
  public var description: String { PatternPhrase(self).affirmed }
}

extension Statement: CustomStringConvertible {
  /// What the statement asks for, in a finding's words.
  public var description: String { FindingWords.expected(self) }
}

extension Demand: CustomStringConvertible {
  /// What the demand asks for, in a finding's words.
  public var description: String { FindingWords.expected(self) }
}
