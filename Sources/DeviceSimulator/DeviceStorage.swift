import AppLink
import LifecycleTrace

/// What outlives the app's process: the user defaults of each domain, and the saved state.
public struct DeviceStorage: Hashable, Sendable {
  /// How much an app may keep, in bytes of domains, keys and values.
  public static let maximumSize = 512 * 1024

  public private(set) var defaults: [String: LinkRecord] = [:]
  /// The state of the app's interface, saved when it left the screen.
  var restoration: RestorationArchive?
  /// Bytes of all defaults, as the link carries them.
  private var defaultsSize = 0

  /// Bytes of everything, as the link carries it.
  public var size: Int {
    defaultsSize + (restoration?.size ?? 0)
  }

  public init() {}

  mutating func write(_ value: LinkValue, key: String, domain: String) {
    remove(key: key, domain: domain)
    if defaults[domain] == nil { defaultsSize += Self.size(ofDomain: domain) }
    defaults[domain, default: [:]][key] = value
    defaultsSize += Self.size(of: key, value)
  }

  mutating func remove(key: String, domain: String) {
    // By its place: an equal key can be of other bytes.
    guard let place = defaults[domain]?.index(forKey: key),
      let old = defaults[domain]?.remove(at: place)
    else { return }
    defaultsSize -= Self.size(of: old.key, old.value)
    if let place = defaults.index(forKey: domain), defaults[place].value.isEmpty {
      defaultsSize -= Self.size(ofDomain: defaults.remove(at: place).key)
    }
  }

  var linkValue: LinkValue { .record(defaults.mapValues { .record($0) }) }

  private static func size(of key: String, _ value: LinkValue) -> Int {
    4 + key.utf8.count + value.size
  }

  private static func size(ofDomain name: String) -> Int { size(of: name, .record([:])) }
}

extension LinkValue {
  /// The bytes that the value takes on the link.
  var size: Int {
    switch self {
    case .null, .bool: 1
    case .int, .double, .date: 9
    case .string(let text): 5 + text.utf8.count
    case .data(let bytes): 5 + bytes.count
    case .list(let values): values.reduce(5) { $0 + $1.size }
    case .record(let record): record.reduce(5) { $0 + 4 + $1.key.utf8.count + $1.value.size }
    }
  }
}

extension AppOutcome {
  static let keptTooMuch = AppOutcome(
    .tooMuchOutput,
    message: "kept more than \(DeviceStorage.maximumSize / 1024) KiB on the device")
}
