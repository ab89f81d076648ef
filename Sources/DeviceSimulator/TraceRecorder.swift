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

extension TraceValue {
  /// The longest text that an event keeps, in bytes.
  static let longestText = 4096

  init(_ value: LinkValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .double(let number): self = number.isFinite ? .double(number) : .string("\(number)")
    case .string(let text): self = .string(Self.cut(text))
    case .data(let bytes): self = .record(["bytes": .int(Int64(bytes.count))])
    case .date(let seconds):
      self = .record(["date": seconds.isFinite ? .double(seconds) : .string("\(seconds)")])
    case .list(let values): self = .list(values.map(TraceValue.init))
    case .record(let record): self = .record(record.mapValues(TraceValue.init))
    }
  }

  private static func cut(_ text: String) -> String {
    text.utf8.count <= longestText
      ? text : String(decoding: text.utf8.prefix(longestText), as: UTF8.self) + "…"
  }
}
