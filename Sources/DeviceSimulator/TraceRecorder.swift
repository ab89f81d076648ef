import AppLink
import LifecycleTrace

/// Numbers and timestamps the events of a device's trace.
struct TraceRecorder {
  private(set) var trace = Trace()

  /// An entry that counts only when something comes of it.
  private var held: Event?

  /// `time` in seconds since the story began.
  ///
  /// - Parameter isHeld: whether the event is added only with the one that follows it, unless it is
  ///   dropped before.
  mutating func add(
    _ kind: Event.Kind, _ name: String, on: String? = nil, at time: Double, state: String,
    detail: [String: TraceValue] = [:], isHeld: Bool = false
  ) {
    release()
    let event = Event(
      n: nextNumber, t: time, kind: kind, name: name, on: on, state: state, detail: detail)
    if isHeld { held = event } else { trace.append(event) }
  }

  /// Drops the event of this number, if it is still held; tells whether it was.
  mutating func drop(_ number: Int) -> Bool {
    guard held?.n == number else { return false }
    held = nil
    return true
  }

  private mutating func release() {
    if let held { trace.append(held) }
    held = nil
  }

  /// The number of the event that is added next.
  private var nextNumber: Int { trace.events.count + 1 }

  /// The number of the event that was added or held last.
  var lastNumber: Int { held?.n ?? trace.events.count }
}
