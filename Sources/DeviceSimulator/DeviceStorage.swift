import AppLink

/// What outlives the app's process: the user defaults of each domain.
public struct DeviceStorage: Hashable, Sendable {
  /// How much an app may keep, in bytes of keys and values.
  public static let maximumSize = 512 * 1024

  public private(set) var defaults: [String: LinkRecord] = [:]

  public init() {}

  mutating func write(_ value: LinkValue, key: String, domain: String) {
    defaults[domain, default: [:]][key] = value
  }

  mutating func remove(key: String, domain: String) {
    defaults[domain]?[key] = nil
  }

  /// Bytes of all keys and values, as the link would carry them.
  var size: Int {
    defaults.reduce(0) { $0 + $1.key.utf8.count + LinkValue.record($1.value).size }
  }

  var linkValue: LinkValue { .record(defaults.mapValues { .record($0) }) }
}

extension LinkValue {
  /// Roughly the bytes that the value takes.
  var size: Int {
    switch self {
    case .string(let text): 5 + text.utf8.count
    case .data(let bytes): 5 + bytes.count
    case .list(let values): values.reduce(5) { $0 + $1.size }
    case .record(let record): record.reduce(5) { $0 + 4 + $1.key.utf8.count + $1.value.size }
    default: 9
    }
  }
}
