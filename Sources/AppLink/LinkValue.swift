/// A value that crosses the link: an argument, an answer, or a detail of an effect.
///
/// Holds what a property list holds, because that is what storage keeps.
public enum LinkValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case double(Double)
  case string(String)
  case data([UInt8])
  /// Seconds since 1970.
  case date(Double)
  case list([LinkValue])
  case record(LinkRecord)
}

/// Named values; encoded in the order of their keys, so that equal records are equal bytes.
public typealias LinkRecord = [String: LinkValue]

extension LinkValue {
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var int: Int64? { if case .int(let value) = self { value } else { nil } }
  public var double: Double? { if case .double(let value) = self { value } else { nil } }
  public var list: [LinkValue]? { if case .list(let value) = self { value } else { nil } }
  public var record: LinkRecord? { if case .record(let value) = self { value } else { nil } }
  /// The object that an integer names.
  public var object: ObjectID? { int.flatMap { UInt32(exactly: $0) }.map(ObjectID.init) }
}

extension LinkValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
}

/// The number by which both sides name an object of the app.
public struct ObjectID: Hashable, Sendable, Comparable {
  public var number: UInt32
  public init(_ number: UInt32) { self.number = number }

  /// The app as a whole: its process and its `UIApplication`.
  public static let application = ObjectID(0)
  /// The app delegate.
  public static let delegate = ObjectID(1)

  public static func < (a: ObjectID, b: ObjectID) -> Bool { a.number < b.number }
}

extension LinkValue {
  public static func object(_ id: ObjectID) -> LinkValue { .int(Int64(id.number)) }
}
