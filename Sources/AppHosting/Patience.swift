/// How long the device waits for an app: a limit for each callback, and one for the process.
struct Patience {
  /// What is over, in words.
  enum Overdue: Hashable {
    case callback
    case process
  }

  private let limit: Duration
  private var inCallback = Duration.zero
  private var inProcess = Duration.zero

  /// A callback may take `seconds`, all callbacks of a process together twice as long.
  init(seconds: Int) {
    limit = .seconds(seconds)
  }

  /// Begins anew, for the next callback.
  mutating func startCallback() {
    inCallback = .zero
  }

  /// Waits, and counts how long it took.
  mutating func count<Failure: Error>(_ wait: () throws(Failure) -> Void) throws(Failure) {
    let start = ContinuousClock.now
    defer {
      let waited = ContinuousClock.now - start
      inCallback += waited
      inProcess += waited
    }
    try wait()
  }

  var overdue: Overdue? {
    if inCallback >= limit { return .callback }
    return inProcess >= limit * 2 ? .process : nil
  }

  /// Seconds that are left.
  var left: Double { max(0, min(limit - inCallback, limit * 2 - inProcess) / .seconds(1)) }
}
