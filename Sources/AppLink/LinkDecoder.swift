/// Why bytes or messages from the peer are not what a UIKit app can send.
public struct ProtocolViolation: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }
}

/// Reads a frame's body, strictly: every byte is accounted for, or the whole is refused.
///
/// Allocates nothing on a count that the peer claims: an element takes at least a byte, so a count
/// above the bytes that are left is refused first.
public struct LinkDecoder {
  /// How deep lists and records may nest.
  public static let maximumDepth = 64

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  public static func decode(_ body: ArraySlice<UInt8>) throws(ProtocolViolation) -> LinkMessage {
    var decoder = LinkDecoder(bytes: body, position: body.startIndex)
    let message = try decoder.message()
    guard decoder.remaining == 0 else {
      throw ProtocolViolation("a message with \(decoder.remaining) bytes too many")
    }
    return message
  }

  private var remaining: Int { bytes.endIndex - position }

  private mutating func message() throws(ProtocolViolation) -> LinkMessage {
    switch try byte() {
    case Tag.call:
      return .call(
        Call(
          id: try number(), name: try string(), receiver: ObjectID(try number()),
          arguments: try record(depth: 0), now: try double(), state: try string()))
    case Tag.answer:
      return .answer(
        Answer(
          id: try number(), value: try record(depth: 0), now: try double(), state: try string()))
    case Tag.returned:
      return .returned(
        Returned(
          id: try number(), value: try record(depth: 0), effects: try effects(),
          next: try queuedWork()))
    case Tag.ask:
      return .ask(
        Ask(
          id: try number(), name: try string(), receiver: ObjectID(try number()),
          arguments: try record(depth: 0), effects: try effects()))
    case Tag.effects:
      return .effects(try effects())
    case let tag:
      throw ProtocolViolation("a message of unknown kind \(tag)")
    }
  }

  private mutating func effects() throws(ProtocolViolation) -> [Effect] {
    var effects: [Effect] = []
    for _ in 0..<(try count()) {
      effects.append(
        Effect(
          try string(), on: ObjectID(try number()), detail: try record(depth: 0)))
    }
    return effects
  }

  private mutating func queuedWork() throws(ProtocolViolation) -> QueuedWork? {
    switch try byte() {
    case 0: return nil
    case 1:
      guard let kind = QueuedWork.Kind(rawValue: try byte()) else {
        throw ProtocolViolation("queued work of an unknown kind")
      }
      let work = QueuedWork(kind: kind, object: ObjectID(try number()), due: try double())
      guard work.due.isFinite else { throw ProtocolViolation("queued work due at no time") }
      return work
    default: throw ProtocolViolation("an optional that is neither there nor absent")
    }
  }

  private mutating func record(depth: Int) throws(ProtocolViolation) -> LinkRecord {
    var record: LinkRecord = [:]
    for _ in 0..<(try count()) {
      let key = try string()
      guard record.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
        throw ProtocolViolation("a record with a key twice")
      }
    }
    return record
  }

  private mutating func value(depth: Int) throws(ProtocolViolation) -> LinkValue {
    guard depth <= Self.maximumDepth else {
      throw ProtocolViolation("values nested deeper than \(Self.maximumDepth)")
    }
    switch try byte() {
    case ValueTag.null: return .null
    case ValueTag.false: return .bool(false)
    case ValueTag.true: return .bool(true)
    case ValueTag.int: return .int(Int64(bitPattern: try number()))
    case ValueTag.double: return .double(try double())
    case ValueTag.string: return .string(try string())
    case ValueTag.data:
      let length = try count()
      defer { position += length }
      return .data(Array(bytes[position..<(position + length)]))
    case ValueTag.date: return .date(try double())
    case ValueTag.list:
      var list: [LinkValue] = []
      for _ in 0..<(try count()) { list.append(try value(depth: depth + 1)) }
      return .list(list)
    case ValueTag.record: return .record(try record(depth: depth))
    case let tag: throw ProtocolViolation("a value of unknown kind \(tag)")
    }
  }

  private mutating func string() throws(ProtocolViolation) -> String {
    let length = try count()
    let slice = bytes[position..<(position + length)]
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw ProtocolViolation("text that is not UTF-8")
    }
    position += length
    return text
  }

  /// A count or length, refused when the bytes that are left cannot hold so much.
  private mutating func count() throws(ProtocolViolation) -> Int {
    let claimed: UInt32 = try number()
    guard claimed <= remaining else {
      throw ProtocolViolation("a length of \(claimed) with \(remaining) bytes left")
    }
    return Int(claimed)
  }

  private mutating func double() throws(ProtocolViolation) -> Double {
    Double(bitPattern: try number())
  }

  private mutating func byte() throws(ProtocolViolation) -> UInt8 { try number() }

  private mutating func number<Number: FixedWidthInteger>() throws(ProtocolViolation) -> Number {
    let width = Number.bitWidth / 8
    guard remaining >= width else { throw ProtocolViolation("a message that ends too early") }
    var value: Number = 0
    for byte in bytes[position..<(position + width)] {
      value = Number(truncatingIfNeeded: UInt64(truncatingIfNeeded: value) << 8) | Number(byte)
    }
    position += width
    return value
  }
}
