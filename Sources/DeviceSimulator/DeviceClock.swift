/// The device's clock: whole microseconds since the story began.
///
/// Whole, so that ten tenths of a second are a second and a timer's last fire is not missed by a
/// rounding error.
struct DeviceClock: Hashable, Sendable {
  private var microseconds: Int64 = 0

  /// Seconds since the story began.
  var elapsed: Double { Double(microseconds) / 1e6 }

  /// Seconds since 1970.
  var now: Double { Device.start + elapsed }

  /// Whether a moment (seconds since 1970) has come.
  func hasReached(_ moment: Double) -> Bool { Self.microseconds(at: moment) <= microseconds }

  /// Goes on to a moment (seconds since 1970); never back.
  mutating func advance(to moment: Double) {
    microseconds = max(microseconds, Self.microseconds(at: moment))
  }

  /// The same clock, so many seconds later.
  func later(by seconds: Double) -> DeviceClock {
    var clock = self
    clock.microseconds += Self.whole(seconds * 1e6)
    return clock
  }

  private static func microseconds(at moment: Double) -> Int64 {
    whole((moment - Device.start) * 1e6)
  }

  /// Capped at a thousand years, since an app says when its work is due.
  private static func whole(_ value: Double) -> Int64 {
    Int64(min(max(value.rounded(), -3e16), 3e16))
  }
}
