import AppLink
import LifecycleTrace

extension TraceValue {
  /// The longest text that an event keeps, in bytes.
  static let longestText = 4096
  /// How many values an event keeps of a list or record, with all that these hold.
  static let mostValues = 1000

  /// What an event keeps of a value that the app has sent.
  init(_ value: LinkValue) {
    var left = Self.mostValues
    self.init(value, left: &left)
  }

  /// What an event keeps of an effect's detail.
  ///
  /// Not `applicationState`, which is the device's to say.
  static func detail(of effect: Effect) -> [String: TraceValue] {
    var left = mostValues
    var detail = effect.detail
    detail["applicationState"] = nil
    return record(detail, left: &left)
  }

  private init(_ value: LinkValue, left: inout Int) {
    left -= 1
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .double(let number): self = number.isFinite ? .double(number) : .string("\(number)")
    case .string(let text): self = .string(Self.cut(text))
    case .data(let bytes): self = .record(["bytes": .int(Int64(bytes.count))])
    case .date(let seconds):
      self = .record(["date": seconds.isFinite ? .double(seconds) : .string("\(seconds)")])
    case .list(let values): self = .list(Self.list(values, left: &left))
    case .record(let record): self = .record(Self.record(record, left: &left))
    }
  }

  private static func list(_ values: [LinkValue], left: inout Int) -> [TraceValue] {
    var kept: [TraceValue] = []
    for value in values {
      guard left > 0 else { return kept + [.string("…")] }
      kept.append(TraceValue(value, left: &left))
    }
    return kept
  }

  /// Keeps the first by their keys, so that the same are kept on every machine.
  private static func record(_ record: LinkRecord, left: inout Int) -> [String: TraceValue] {
    var kept: [String: TraceValue] = [:]
    for (key, value) in record.sorted(by: { $0.key < $1.key }) {
      guard left > 0 else {
        kept["…"] = .string("…")
        return kept
      }
      kept[cut(key)] = TraceValue(value, left: &left)
    }
    return kept
  }

  static func cut(_ text: String) -> String {
    text.utf8.count <= longestText
      ? text : String(decoding: text.utf8.prefix(longestText), as: UTF8.self) + "…"
  }
}
