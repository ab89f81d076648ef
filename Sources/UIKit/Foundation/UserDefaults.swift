import AppLink
import Foundation

/// Settings that outlive the process: the device keeps them, this class holds a copy.
///
/// A write is seen by the device as the effect `defaultsWrite`, in the call in which it happened.
open class UserDefaults: @unchecked Sendable {
  public static let standard = UserDefaults(domain: "standard")

  private let domain: String
  private var registered: [String: LinkValue] = [:]

  private static let lock = NSLock()
  nonisolated(unsafe) private static var stored: [String: [String: LinkValue]] = [:]

  private init(domain: String) {
    self.domain = domain
  }

  /// Opens the settings that several apps or targets share.
  public init?(suiteName: String?) {
    domain = suiteName ?? "standard"
  }

  /// Takes over what the device holds; once, before any student code.
  static func load(_ domains: LinkRecord) {
    lock.lock()
    stored = domains.compactMapValues(\.record)
    lock.unlock()
  }

  private func value(forKey key: String) -> LinkValue? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return Self.stored[domain]?[key] ?? registered[key]
  }

  open func object(forKey defaultName: String) -> Any? {
    value(forKey: defaultName)?.propertyList
  }

  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard let stored = LinkValue(propertyList: value) else {
      fatalError(
        "Attempt to insert non-property list object \(value) for key \(defaultName)")
    }
    store(stored, forKey: defaultName)
  }

  private func store(_ value: LinkValue, forKey key: String) {
    Self.lock.lock()
    Self.stored[domain, default: [:]][key] = value
    Self.lock.unlock()
    EffectLog.shared.addWrite(of: value, forKey: key, in: domain)
  }

  open func removeObject(forKey defaultName: String) {
    Self.lock.lock()
    Self.stored[domain]?[defaultName] = nil
    Self.lock.unlock()
    EffectLog.shared.add(
      "defaultsRemoval", ["domain": .string(domain), "key": .string(defaultName)])
  }

  /// Adds values that are read where none was written; they do not outlive the process.
  open func register(defaults registrationDictionary: [String: Any]) {
    let values = registrationDictionary.compactMapValues { LinkValue(propertyList: $0) }
    Self.lock.lock()
    registered.merge(values) { $1 }
    Self.lock.unlock()
  }

  open func dictionaryRepresentation() -> [String: Any] {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return registered.merging(Self.stored[domain] ?? [:]) { $1 }.mapValues(\.propertyList)
  }

  /// Does nothing: the device has every write at once.
  @discardableResult
  open func synchronize() -> Bool { true }
}

extension UserDefaults {
  public func set(_ value: Int, forKey defaultName: String) {
    store(.int(Int64(value)), forKey: defaultName)
  }
  public func set(_ value: Float, forKey defaultName: String) {
    store(.double(Double(value)), forKey: defaultName)
  }
  public func set(_ value: Double, forKey defaultName: String) {
    store(.double(value), forKey: defaultName)
  }
  public func set(_ value: Bool, forKey defaultName: String) {
    store(.bool(value), forKey: defaultName)
  }
  public func set(_ url: URL?, forKey defaultName: String) {
    set(url?.absoluteString as Any?, forKey: defaultName)
  }

  /// Foundation turns numbers and strings into one another when they are read.
  public func integer(forKey defaultName: String) -> Int {
    switch value(forKey: defaultName) {
    case .int(let number): Int(number)
    case .double(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
    case .bool(let flag): flag ? 1 : 0
    case .string(let text): Int(text) ?? 0
    default: 0
    }
  }

  public func double(forKey defaultName: String) -> Double {
    switch value(forKey: defaultName) {
    case .int(let number): Double(number)
    case .double(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .string(let text): Double(text) ?? 0
    default: 0
    }
  }

  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  public func bool(forKey defaultName: String) -> Bool {
    switch value(forKey: defaultName) {
    case .int(let number): number != 0
    case .double(let number): number != 0
    case .bool(let flag): flag
    case .string(let text): ["yes", "true", "1"].contains(text.lowercased())
    default: false
    }
  }

  public func string(forKey defaultName: String) -> String? {
    switch value(forKey: defaultName) {
    case .string(let text): text
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): flag ? "1" : "0"
    default: nil
    }
  }

  public func url(forKey defaultName: String) -> URL? {
    string(forKey: defaultName).flatMap { URL(string: $0) }
  }

  public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
}
