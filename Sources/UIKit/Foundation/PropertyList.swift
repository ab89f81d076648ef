import AppLink
import Foundation

/// Property-list values, as `UserDefaults` keeps them, to and from the link.
extension LinkValue {
  /// How deep arrays and dictionaries may nest; the link takes twice as many levels.
  private static let maximumDepth = LinkDecoder.maximumDepth / 2

  /// nil for what a property list cannot hold.
  init?(propertyList value: Any) {
    self.init(propertyList: value, depth: 0)
  }

  private init?(propertyList value: Any, depth: Int) {
    guard depth <= Self.maximumDepth else { return nil }
    // Before all others: a number object can be read as each of them.
    if let number = value as? NSNumber, type(of: value) is NSNumber.Type {
      self = LinkValue(number)
      return
    }
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger: self = LinkValue(value)
    case let value as any BinaryFloatingPoint: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(Array(value))
    case let value as Date: self = .date(value.timeIntervalSince1970)
    case let value as [Any]:
      let list = value.compactMap { LinkValue(propertyList: $0, depth: depth + 1) }
      guard list.count == value.count else { return nil }
      self = .list(list)
    case let value as [String: Any]:
      let record = value.compactMapValues { LinkValue(propertyList: $0, depth: depth + 1) }
      guard record.count == value.count else { return nil }
      self = .record(record)
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    switch UnicodeScalar(UInt8(bitPattern: number.objCType.pointee)) {
    case "c": self = .bool(number.boolValue)
    case "d", "f": self = .double(number.doubleValue)
    default: self = .int(number.int64Value)
    }
  }

  private init(_ integer: any BinaryInteger) {
    self = Int64(exactly: integer).map { .int($0) } ?? .double(Double(integer))
  }

  /// Numbers are `NSNumber`s, which can be cast to every kind of number, as Apple's can.
  var propertyList: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .int(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .string(let value): value
    case .data(let value): Data(value)
    case .date(let value): Date(timeIntervalSince1970: value)
    case .list(let values): values.map(\.propertyList)
    case .record(let record): record.mapValues(\.propertyList)
    }
  }
}
