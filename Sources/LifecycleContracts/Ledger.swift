/// What a run, or one segment of it, has shown of a statement so far.
///
/// The first safety violation and the first omission are both kept, since an omission counts only in
/// a run that exercised the statement, and that is not known before the run's end.
struct Ledger: Sendable {
  private(set) var safety: Violation?
  private(set) var omission: Violation?
  /// The latest event that showed the statement kept.
  private(set) var witness: Int?
  /// Whether the events came that put the statement to the test.
  private(set) var isExercised = false
  /// Whether the missing event, or the end of the process, is still looked for.
  private(set) var isWatching = false

  mutating func exercise() { isExercised = true }

  mutating func keep(witness event: Int) { witness = event }

  mutating func record(_ violation: Violation) {
    switch violation.kind {
    case .omission where omission == nil:
      omission = violation
      isWatching = violation.ending != .trace && violation.count == 0
    case .safety where safety == nil: safety = violation
    default: break
    }
  }

  /// Takes over what a segment has shown, now that the event which closes it has come.
  mutating func take(_ segment: Ledger, closing: Int) {
    witness = segment.witness ?? witness
    if segment.isExercised { isExercised = true }
    if safety == nil, var violation = segment.safety {
      violation.closing = closing
      safety = violation
    }
    if omission == nil, var violation = segment.omission {
      if violation.culprit != closing { violation.closing = closing }
      omission = violation
      isWatching = segment.isWatching
    }
  }

  /// Looks whether this event is the missing one after all, or ends the wait for it.
  mutating func watch(_ reading: Reading, for awaited: Int?) {
    if let awaited, let omission, reading.has(awaited + omission.step) {
      self.omission?.late = reading.n
      isWatching = false
    } else if reading.endsProcess {
      omission?.processEnd = reading.n
      isWatching = false
    }
  }

  /// The violation that counts, the earlier one of two.
  func first(isExercised: Bool) -> Violation? {
    guard isExercised, let omission else { return safety }
    guard let safety, let culprit = safety.culprit else { return omission }
    guard let due = omission.culprit else { return safety }
    return culprit <= due ? safety : omission
  }
}
