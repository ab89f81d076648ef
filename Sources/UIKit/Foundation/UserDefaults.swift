import AppLink
import Foundation

/// Settings that outlive the process: the device keeps them, this class holds a copy.
///
/// A write is seen by the device as the effect `defaultsWrite`, in the call in which it happened.
open class UserDefaults: @unchecked Sendable {
  public static let standard = UserDefaults(domain: "standard")

  /// Posted after each write or removal.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  private let domain: String

  private static let lock = NSLock()
  nonisolated(unsafe) private static var stored: [String: [String: LinkValue]] = [:]
  /// Of all domains, as on a phone; gone with the process.
  nonisolated(unsafe) private static var registered: [String: LinkValue] = [:]

  private init(domain: String) {
    self.domain = domain
  }

  /// Opens the app's own settings, as `standard` does.
  public convenience init() {
    self.init(domain: "standard")
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

  fileprivate func linkValue(forKey key: String) -> LinkValue? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return Self.stored[domain]?[key] ?? Self.registered[key]
  }

  open func object(forKey defaultName: String) -> Any? {
    linkValue(forKey: defaultName)?.propertyList
  }

  /// As `object(forKey:)`.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// As `set(_:forKey:)`.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

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
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  open func removeObject(forKey defaultName: String) {
    Self.lock.lock()
    Self.stored[domain]?[defaultName] = nil
    Self.lock.unlock()
    EffectLog.shared.add(
      "defaultsRemoval", ["domain": .string(domain), "key": .string(defaultName)])
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Adds values that are read where none was written; they do not outlive the process.
  open func register(defaults registrationDictionary: [String: Any]) {
    let values = registrationDictionary.compactMapValues { LinkValue(propertyList: $0) }
    Self.lock.lock()
    Self.registered.merge(values) { $1 }
    Self.lock.unlock()
  }

  open func dictionaryRepresentation() -> [String: Any] {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return Self.registered.merging(Self.stored[domain] ?? [:]) { $1 }.mapValues(\.propertyList)
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

  // Foundation turns numbers and strings into one another when they are read.

  public func integer(forKey defaultName: String) -> Int {
    switch linkValue(forKey: defaultName) {
    case .int(let number): Int(number)
    case .double(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
    case .bool(let flag): flag ? 1 : 0
    case .string(let text): NSString(string: text).integerValue
    default: 0
    }
  }

  public func double(forKey defaultName: String) -> Double {
    switch linkValue(forKey: defaultName) {
    case .int(let number): Double(number)
    case .double(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .string(let text): NSString(string: text).doubleValue
    default: 0
    }
  }

  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  public func bool(forKey defaultName: String) -> Bool {
    switch linkValue(forKey: defaultName) {
    case .int(let number): number != 0
    case .double(let number): number != 0
    case .bool(let flag): flag
    case .string(let text): NSString(string: text).boolValue
    default: false
    }
  }

  public func string(forKey defaultName: String) -> String? {
    switch linkValue(forKey: defaultName) {
    case .string(let text): text
    case .int(let number): NSNumber(value: number).stringValue
    case .double(let number): NSNumber(value: number).stringValue
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
