import Wording

/// Events as JSON lines, for other programs: keys in the documented order, nothing hidden in text.
public enum EventJSON {
  /// One event as a line, without its newline.
  public static func line(_ event: Event) -> String { "{" + keys(event) }

  /// The event as a line of a run record, which a decoder reads as `RunLine.event`; without its
  /// newline.
  public static func recordLine(_ event: Event) -> String { "{\"record\":\"event\"," + keys(event) }

  private static func keys(_ event: Event) -> String {
    let on = event.on.map { "\"on\":\(jsonString($0))," } ?? ""
    return "\"n\":\(event.n),\"t\":\(event.t),\"kind\":\"\(event.kind.rawValue)\","
      + "\"name\":\(jsonString(event.name)),\(on)\"state\":\(jsonString(event.state)),"
      + "\"detail\":\(text(.record(event.detail)))}"
  }

  private static func text(_ value: TraceValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    // JSON has no infinities; the device never records one.
    case .double(let number): number.isFinite ? "\(number)" : "null"
    case .string(let string): jsonString(string)
    case .list(let values): "[" + values.map(text).joined(separator: ",") + "]"
    case .record(let record):
      "{"
        + record.sorted { $0.key < $1.key }.map { "\(jsonString($0)):\(text($1))" }
        .joined(separator: ",") + "}"
    }
  }
}
