/// The environment by which a grader tells a suite's process what to run.
///
/// Without `app` a suite runs against its assignment's `Reference/`.
public enum RunRequest {
  /// Path of the compiled app's executable.
  public static let app = "LIFECYCLELAB_APP"
  /// Path of the run record to write.
  public static let record = "LIFECYCLELAB_RECORD"
  /// `AppLimits` as JSON.
  public static let limits = "LIFECYCLELAB_LIMITS"
  /// The rung of isolation, as `Isolation` spells it; the best that works here when absent.
  public static let isolation = "LIFECYCLELAB_ISOLATION"

  /// How long a scenario's exploring takes at most, shrinking included, in seconds; what it has begun
  /// by then comes on top.
  public static let explorationLimit = 100.0
}
