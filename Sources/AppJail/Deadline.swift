import Glibc

/// A moment on the machine's monotonic clock.
struct Deadline: Sendable {
  private let end: Double?

  /// `nil` seconds never end.
  init(seconds: Double?) {
    end = seconds.map { Deadline.now + $0 }
  }

  var isOver: Bool { end.map { Deadline.now >= $0 } ?? false }

  /// Time left as `poll` takes it: rounded up, -1 for ever.
  var milliseconds: Int32 {
    guard let end else { return -1 }
    let left = max(0, ((end - Deadline.now) * 1000).rounded(.up))
    return left < Double(Int32.max) ? Int32(left) : Int32.max
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
