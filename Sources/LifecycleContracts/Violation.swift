import LifecycleTrace

/// How a trace breaks a statement: the events that matter, by their numbers.
public struct Violation: Hashable, Sendable {
  /// What made the violation certain.
  public enum Ending: Hashable, Sendable {
    /// Something came that must not, or came too early.
    case culprit
    /// The deadline of a response came.
    case deadline
    /// The scope's segment ended.
    case scope
    /// The app's process ended.
    case process
    /// The scenario ended.
    case trace
  }

  public var ending: Ending
  /// What called for the missing event, or where the segment began; nil for the whole run.
  public var anchor: Int?
  /// The event that made the violation certain; nil for the scenario's end.
  public var culprit: Int?
  /// How often the event of a bounded existence came in the segment.
  public var count = 0
  /// The missing event, where it came too late.
  public var late: Int?
  /// The end of the process, where that came and the missing event did not.
  public var processEnd: Int?

  /// Whether something came that must not, or something that was due did not.
  public var kind: Finding.Kind { ending == .culprit ? .safety : .omission }
}

/// The first safety violation and the first omission of one statement.
///
/// Both are kept, since an omission counts only in a run that exercised the statement, and that is
/// not known before the run's end.
struct Ledger: Sendable {
  private(set) var safety: Violation?
  private(set) var omission: Violation?
  /// Whether the missing event, or the end of the process, is still looked for.
  private(set) var isWatching = false

  mutating func record(_ violation: Violation) {
    switch violation.kind {
    case .omission where omission == nil:
      omission = violation
      isWatching = violation.ending != .trace && violation.count == 0
    case .safety where safety == nil:
      safety = violation
    default: break
    }
  }

  /// Looks whether this event is the missing one after all, or ends the wait for it.
  mutating func watch(_ event: Event, for awaited: EventPattern?) {
    if let awaited, awaited.matches(event) {
      omission?.late = event.n
      isWatching = false
    } else if event.endsProcess {
      omission?.processEnd = event.n
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
