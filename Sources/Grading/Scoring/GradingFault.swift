/// Why there is no score; never the student's doing.
public enum GradingFault: Error, Hashable, Sendable {
  /// The user stopped the batch.
  case interrupted
  /// The machine's fault: worth a second try.
  case machine(String)
  /// The suite's fault, told to the instructor; it names a hidden scenario.
  case suite(String)
}
