import AppLink

/// What the device knows of one app process; gone when the process is.
struct RunningApp {
  let session: AppSession
  var names = ObjectNames()
  var windows = WindowTree()
  /// Names of the callbacks that are under way, the innermost last.
  var openCallbacks: [String] = []
  /// The work that the app will run next, of all that it has queued.
  var nextWork: QueuedWork?
  /// Virtual seconds that the outermost callback has slept.
  var slept = 0.0
  /// How many effects and asks the outermost callback has sent.
  var thingsSaid = 0
}
