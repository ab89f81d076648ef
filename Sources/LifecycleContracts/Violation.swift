import LifecycleTrace

/// How a trace breaks a statement: the events that matter, by their numbers.
public struct Violation: Hashable, Sendable {
  /// What made the violation certain.
  public enum Ending: Hashable, Sendable {
    /// Something came that must not, or came too early.
    case culprit
    /// The deadline of a response came.
    case deadline
    /// The time for a response was over.
    case time
    /// The scope's segment ended.
    case scope
    /// The object that the rule speaks of was no more.
    case object
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
  /// How often the event of a bounded existence came in the segment; how many pairs were open; how
  /// often the later event of a partial order had come before.
  public var count = 0
  /// Which of several events in a row was next.
  public var step = 0
  /// The events of a row that had come until then.
  public var came: [Int] = []
  /// The missing event, where it came too late.
  public var late: Int?
  /// The end of the process, where that came and the missing event did not.
  public var processEnd: Int?
  /// The event that closed the segment, where only that makes it one.
  public var closing: Int?

  /// Whether something came that must not, or something that was due did not.
  public var kind: Finding.Kind { ending == .culprit ? .safety : .omission }
}
