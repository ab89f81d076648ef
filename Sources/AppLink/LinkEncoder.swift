/// Writes a message as the body of a frame; `LinkDecoder` is its exact inverse.
///
/// Integers are big-endian and of fixed width, a double is its bit pattern, a string is its UTF-8
/// length (4 bytes) and bytes, a list or record its count (4 bytes) and elements.
public struct LinkEncoder {
  private(set) var bytes: [UInt8] = []

  public static func encode(_ message: LinkMessage) -> [UInt8] {
    var encoder = LinkEncoder()
    encoder.put(message)
    return encoder.bytes
  }

  private mutating func put(_ message: LinkMessage) {
    switch message {
    case .call(let call):
      put(Tag.call)
      put(call.id)
      put(call.name)
      put(call.receiver.number)
      put(call.arguments)
      put(call.now.bitPattern)
      put(call.state)
    case .answer(let answer):
      put(Tag.answer)
      put(answer.id)
      put(answer.value)
      put(answer.now.bitPattern)
      put(answer.state)
    case .returned(let returned):
      put(Tag.returned)
      put(returned.id)
      put(returned.value)
      put(returned.effects)
      put(returned.next)
    case .ask(let ask):
      put(Tag.ask)
      put(ask.id)
      put(ask.name)
      put(ask.receiver.number)
      put(ask.arguments)
      put(ask.effects)
    case .effects(let effects):
      put(Tag.effects)
      put(effects)
    }
  }

  private mutating func put(_ effects: [Effect]) {
    put(UInt32(effects.count))
    for effect in effects {
      put(effect.name)
      put(effect.object.number)
      put(effect.detail)
    }
  }

  private mutating func put(_ work: QueuedWork?) {
    guard let work else {
      bytes.append(0)
      return
    }
    bytes.append(1)
    bytes.append(work.kind.rawValue)
    put(work.object.number)
    put(work.due.bitPattern)
  }

  private mutating func put(_ record: LinkRecord) {
    put(UInt32(record.count))
    for (key, value) in record.sorted(by: { $0.key < $1.key }) {
      put(key)
      put(value)
    }
  }

  private mutating func put(_ value: LinkValue) {
    switch value {
    case .null: bytes.append(ValueTag.null)
    case .bool(let flag): bytes.append(flag ? ValueTag.true : ValueTag.false)
    case .int(let number):
      bytes.append(ValueTag.int)
      put(UInt64(bitPattern: number))
    case .double(let number):
      bytes.append(ValueTag.double)
      put(number.bitPattern)
    case .string(let text):
      bytes.append(ValueTag.string)
      put(text)
    case .data(let data):
      bytes.append(ValueTag.data)
      put(UInt32(data.count))
      bytes.append(contentsOf: data)
    case .date(let seconds):
      bytes.append(ValueTag.date)
      put(seconds.bitPattern)
    case .list(let values):
      bytes.append(ValueTag.list)
      put(UInt32(values.count))
      for value in values { put(value) }
    case .record(let record):
      bytes.append(ValueTag.record)
      put(record)
    }
  }

  private mutating func put(_ text: String) {
    put(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func put(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
  }
}

/// The first byte of a body.
enum Tag {
  static let call: UInt8 = 1
  static let answer: UInt8 = 2
  static let returned: UInt8 = 3
  static let ask: UInt8 = 4
  static let effects: UInt8 = 5
}

/// The first byte of a value.
enum ValueTag {
  static let null: UInt8 = 0
  static let `false`: UInt8 = 1
  static let `true`: UInt8 = 2
  static let int: UInt8 = 3
  static let double: UInt8 = 4
  static let string: UInt8 = 5
  static let list: UInt8 = 6
  static let record: UInt8 = 7
  static let data: UInt8 = 8
  static let date: UInt8 = 9
}
