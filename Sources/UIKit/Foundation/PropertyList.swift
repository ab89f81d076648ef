import AppLink
import Foundation

/// Property-list values, as `UserDefaults` keeps them, to and from the link.
extension LinkValue {
  /// nil for what a property list cannot hold.
  init?(propertyList value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger:
      guard let number = Int64(exactly: value) else { return nil }
      self = .int(number)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(Array(value))
    case let value as Date: self = .date(value.timeIntervalSince1970)
    case let value as [Any]:
      let list = value.compactMap { LinkValue(propertyList: $0) }
      guard list.count == value.count else { return nil }
      self = .list(list)
    case let value as [String: Any]:
      let record = value.compactMapValues { LinkValue(propertyList: $0) }
      guard record.count == value.count else { return nil }
      self = .record(record)
    case let value as NSNumber: self = .double(value.doubleValue)
    default: return nil
    }
  }

  var propertyList: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .int(let value): Int(value)
    case .double(let value): value
    case .string(let value): value
    case .data(let value): Data(value)
    case .date(let value): Date(timeIntervalSince1970: value)
    case .list(let values): values.map(\.propertyList)
    case .record(let record): record.mapValues(\.propertyList)
    }
  }
}
