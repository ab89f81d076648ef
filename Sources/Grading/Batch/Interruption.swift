import Synchronization

/// A request to stop: set once, from a signal, and looked at by everything that waits.
public final class Interruption: Sendable {
  private let signal = Mutex<Int32?>(nil)

  public init() {}

  /// The first signal that asked to stop, such as `SIGINT`.
  public var requested: Int32? { signal.withLock { $0 } }

  public var isRequested: Bool { requested != nil }

  public func request(_ number: Int32) {
    signal.withLock { $0 = $0 ?? number }
  }
}
