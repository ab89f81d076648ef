import SourceMapping

/// What became of a submission's folder.
public enum BuildOutcome: Hashable, Sendable {
  case built(BuiltApp)
  /// The compiler's messages; at least one error.
  case doesNotCompile([Diagnostic])
  /// No folder or no Swift file; a sentence for the student.
  case missing(String)
  /// Something in the folder is not taken; a sentence for the student.
  case refused(String)
  /// Compiling took longer than it may.
  case timedOut
  /// The machine's fault; a sentence for staff.
  case infrastructure(String)
}
