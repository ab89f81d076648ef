/// Events only after others: several causes in a row before one effect, or one cause before a row of
/// effects.
///
/// ```
///   of [s, t] before p   ──s──t──p──p──    kept
///                        ──t──s──p──       broken at p
///   of s before [p, q]   ──s──p──q──       kept
///                        ──p──s──q──       broken at q: the row began without s
///                        ──p──p──          kept, as the row p, q never came
/// ```
///
/// - The events of a row are different events, in this order, with any others between them. The
///   last cause may be the effect itself; the one cause may be the first of the effects.
/// - The causes serve for the rest of the segment.
/// - Exercised: the effect came; of a row of effects, all of them in this order.
///
/// On finite traces: `◇p → (¬p U (s ∧ ¬p ∧ ○(¬p U t)))`; `◇(p ∧ ○◇q) → (¬p U s)`.
public struct ChainPrecedence: Constraint, Hashable {
  let causes: [EventPattern]
  let effects: [EventPattern]
  let scope: Scope

  /// Several causes, in this order, before one effect.
  public init(
    of causes: [EventPattern], before effect: EventPattern, during scope: Scope = .globally
  ) {
    self.causes = causes
    self.effects = [effect]
    self.scope = scope
  }

  /// One cause before the first of several effects that come in this order.
  public init(
    of cause: EventPattern, before effects: [EventPattern], during scope: Scope = .globally
  ) {
    self.causes = [cause]
    self.effects = effects
    self.scope = scope
  }

  public var statement: Statement { Statement(.chainPrecedence(self), scope) }
}

extension ChainPrecedence: Pattern {
  var letters: [EventPattern] { causes + effects }
  var exercise: Exercise { .events }
  var progress: any PatternProgress {
    causes.count > 1
      ? CausesProgress(causes: causes.count) : EffectsProgress(effects: effects.count)
  }
}

/// Several causes before one effect.
struct CausesProgress: PatternProgress {
  private let causes: Int
  private var opening: Int?
  /// How many of the causes have come in their order, and where.
  private var came = 0
  private var places: [Int]

  init(causes: Int) {
    self.causes = causes
    places = Array(repeating: 0, count: causes)
  }

  mutating func opens(at event: Int?) {
    opening = event
    came = 0
  }

  mutating func reopens(at event: Int) { opens(at: event) }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    if came < causes, reading.has(came) {
      places[came] = reading.n
      came += 1
      if came == causes { ledger.keep(witness: reading.n) }
    }
    guard reading.has(causes) else { return }
    ledger.exercise()
    guard came < causes, ledger.safety == nil else { return }
    ledger.record(
      Violation(
        ending: .culprit, anchor: opening, culprit: reading.n, step: came,
        came: Array(places[..<came])))
  }
}

/// One cause before several effects.
struct EffectsProgress: PatternProgress {
  private let effects: Int
  private var opening: Int?
  private var hasCause = false
  /// How many effects have come in their order since one came without the cause, and where.
  private var bare = 0
  private var places: [Int]
  /// How many have come in their order.
  private var came = 0

  init(effects: Int) {
    self.effects = effects
    places = Array(repeating: 0, count: effects)
  }

  mutating func opens(at event: Int?) {
    opening = event
    hasCause = false
    bare = 0
    came = 0
  }

  mutating func reopens(at event: Int) { hasCause = false }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    if reading.has(0) { hasCause = true }
    if came < effects, reading.has(came + 1) {
      came += 1
      if came == effects {
        ledger.exercise()
        ledger.keep(witness: reading.n)
      }
    }
    let continues = bare > 0 && bare < effects && reading.has(bare + 1)
    guard continues || bare == 0 && !hasCause && reading.has(1) else { return }
    places[bare] = reading.n
    bare += 1
    guard bare == effects, ledger.safety == nil else { return }
    ledger.record(
      Violation(ending: .culprit, anchor: opening, culprit: reading.n, came: places))
  }
}
