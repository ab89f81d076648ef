import AppLink
import LifecycleTrace

/// Numbers and timestamps the events of a device's trace.
struct TraceRecorder {
  private(set) var trace = Trace()

  /// `time` in seconds since the story began.
  mutating func add(
    _ kind: Event.Kind, _ name: String, on: String? = nil, at time: Double, state: String,
    detail: [String: TraceValue] = [:]
  ) {
    trace.append(
      Event(
        n: trace.events.count + 1, t: time, kind: kind, name: name,
        on: on, state: state, detail: detail))
  }

  var lastNumber: Int { trace.events.count }
}
