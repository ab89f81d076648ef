import LifecycleTrace

extension Trace {
  /// Whether the app's settings hold a text somewhere, as a key or within a value.
  ///
  /// Encoded data can hold anything, so it counts as holding it.
  public func keeps(_ text: String) -> Bool {
    var kept: [[String?]: TraceValue] = [:]
    for event in events where event.kind == .effect {
      let place = [event.detail["domain"]?.string, event.detail["key"]?.string]
      switch event.name {
      case EffectName.defaultsWrite.rawValue: kept[place] = event.detail["value"] ?? .null
      case EffectName.defaultsRemoval.rawValue: kept[place] = nil
      default: break
      }
    }
    return kept.contains { place, value in
      place.contains { $0?.contains(text) == true } || value.holds(text)
    }
  }
}

extension TraceValue {
  fileprivate func holds(_ text: String) -> Bool {
    switch self {
    case .string(let value): value.contains(text)
    case .list(let values): values.contains { $0.holds(text) }
    case .record(let record):
      Array(record.keys) == ["bytes"]
        || record.contains { key, value in key.contains(text) || value.holds(text) }
    case .null, .bool, .int, .double: false
    }
  }
}
