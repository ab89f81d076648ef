import AppLink
import Foundation

/// Stands in an archive for a view controller: the number that it had in the process that saved it.
final class ControllerReference: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true
  private static let key = "number"

  let number: Int64

  init(_ number: Int64) {
    self.number = number
  }

  init?(coder: NSCoder) {
    number = coder.decodeInt64(forKey: Self.key)
  }

  func encode(with coder: NSCoder) {
    coder.encode(number, forKey: Self.key)
  }
}

/// The coder that state is saved with: a view controller in it is a reference, so that encoding a
/// child saves the child's own state, and does not copy it.
///
/// Views cannot be encoded: they come back as nil.
final class StateArchiver: NSCoder {
  private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
  /// The controllers that were encoded, in order, each once.
  private(set) var references: [ObjectID] = []

  override var allowsKeyedCoding: Bool { true }

  override func encode(_ object: Any?, forKey key: String) {
    archiver.encode(archivable(object), forKey: key)
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  // As objects, so that a number can be read in whichever way.
  override func encode(_ value: Bool, forKey key: String) { encode(NSNumber(value: value), key) }
  override func encode(_ value: Int, forKey key: String) { encode(NSNumber(value: value), key) }
  override func encode(_ value: Int32, forKey key: String) { encode(NSNumber(value: value), key) }
  override func encode(_ value: Int64, forKey key: String) { encode(NSNumber(value: value), key) }
  override func encode(_ value: Float, forKey key: String) { encode(NSNumber(value: value), key) }
  override func encode(_ value: Double, forKey key: String) { encode(NSNumber(value: value), key) }

  private func encode(_ number: NSNumber, _ key: String) { archiver.encode(number, forKey: key) }

  func finish() -> Data {
    archiver.finishEncoding()
    return archiver.encodedData
  }

  /// What the archive holds in an object's place.
  private func archivable(_ object: Any?) -> Any? {
    switch object {
    case let controller as UIViewController: reference(to: controller)
    case is UIView: nil
    // Which Foundation knows as a number on a phone only.
    case let number as CGFloat: NSNumber(value: Double(number))
    case let list as [Any]: list.map { archivable($0) ?? NSNull() }
    case let entries as [AnyHashable: Any]: entries.mapValues { archivable($0) ?? NSNull() }
    default: object
    }
  }

  private func reference(to controller: UIViewController) -> ControllerReference? {
    guard let id = AppProcess.withTurn({ controller.id }) else { return nil }
    if !references.contains(id) { references.append(id) }
    return ControllerReference(Int64(id.number))
  }
}

/// The coder that state is restored from. What was never encoded reads as nil, zero or false.
final class StateUnarchiver: NSCoder {
  private let unarchiver: NSKeyedUnarchiver
  /// The controllers of now by the numbers that they were saved under.
  private let controllers: [Int64: UIViewController]

  /// Nil for data that is no archive.
  init?(_ data: Data, controllers: [Int64: UIViewController] = [:]) {
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    self.unarchiver = unarchiver
    self.controllers = controllers
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    unarchiver.containsValue(forKey: key)
  }

  override func decodeObject(forKey key: String) -> Any? {
    guard unarchiver.containsValue(forKey: key) else { return nil }
    return restored(unarchiver.decodeObject(forKey: key))
  }

  override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

  override func decodeObject<Decoded: NSObject & NSCoding>(
    of type: Decoded.Type, forKey key: String
  ) -> Decoded? {
    guard unarchiver.containsValue(forKey: key) else { return nil }
    return unarchiver.decodeObject(of: type, forKey: key)
  }

  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  private func number(_ key: String) -> NSNumber? { decodeObject(forKey: key) as? NSNumber }

  /// What was archived, with the controllers of now in their references' places.
  private func restored(_ object: Any?) -> Any? {
    switch object {
    case let reference as ControllerReference: controllers[reference.number]
    case let list as [Any]: list.compactMap { restored($0) }
    case let entries as [AnyHashable: Any]: entries.compactMapValues { restored($0) }
    default: object
    }
  }
}
