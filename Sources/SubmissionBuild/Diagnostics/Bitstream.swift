/// A record of an LLVM bitstream: a code, numbers, and bytes where it has some.
struct BitstreamRecord: Hashable, Sendable {
  /// The innermost block that holds it.
  var block: Int
  var code: Int
  var fields: [UInt64]
  var blob: [UInt8]
}

/// Reads the records of an LLVM bitstream, the container of serialized diagnostics.
///
/// The file comes out of the jail, so nothing in it is believed: what is malformed ends the reading,
/// and what was read before stands. Format: https://llvm.org/docs/BitCodeFormat.html
struct BitstreamReader {
  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case character
    case array
    case blob
  }

  private struct Block {
    var id: Int
    var width: Int
    var abbreviations: [[Operand]]
  }

  private struct Malformed: Error {}

  private static let maxRecords = 100_000
  private static let maxOperands = 64
  private static let maxDepth = 32

  private let bytes: [UInt8]
  private var bit = 0
  private var blocks = [Block(id: -1, width: 2, abbreviations: [])]
  /// Abbreviations that the information block gives to all blocks of a kind.
  private var shared: [Int: [[Operand]]] = [:]
  private var describedBlock: Int?
  private var records: [BitstreamRecord] = []
  /// Fields may take no bits at all, so their number is bounded by more than the file's size.
  private var fieldsLeft: Int

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    fieldsLeft = bytes.count * 8
  }

  /// The records of a file that begins with `magic`; none if it does not.
  static func records(of bytes: [UInt8], magic: String) -> [BitstreamRecord] {
    guard bytes.starts(with: magic.utf8) else { return [] }
    var reader = BitstreamReader(bytes)
    reader.bit = magic.utf8.count * 8
    do {
      while reader.bit < bytes.count * 8, reader.records.count < maxRecords {
        try reader.readEntry()
      }
    } catch {
      // What came before the malformed place stands.
    }
    return reader.records
  }

  private mutating func readEntry() throws {
    let block = blocks[blocks.count - 1]
    switch try fixed(block.width) {
    case 0: try endBlock()
    case 1: try enterBlock()
    case 2: try defineAbbreviation()
    case 3: try readPlainRecord()
    case let id:
      let index = Int(truncatingIfNeeded: id) - 4
      guard block.abbreviations.indices.contains(index) else { throw Malformed() }
      try readRecord(block.abbreviations[index])
    }
  }

  // MARK: Blocks

  private mutating func enterBlock() throws {
    let id = Int(truncatingIfNeeded: try variable(8))
    let width = Int(truncatingIfNeeded: try variable(4))
    align()
    _ = try fixed(32)
    guard (2...32).contains(width), blocks.count < Self.maxDepth else { throw Malformed() }
    blocks.append(Block(id: id, width: width, abbreviations: shared[id] ?? []))
    if id == 0 { describedBlock = nil }
  }

  private mutating func endBlock() throws {
    guard blocks.count > 1 else { throw Malformed() }
    blocks.removeLast()
    align()
  }

  // MARK: Abbreviations

  private mutating func defineAbbreviation() throws {
    let count = Int(truncatingIfNeeded: try variable(5))
    guard (1...Self.maxOperands).contains(count) else { throw Malformed() }
    var operands: [Operand] = []
    for _ in 0..<count { operands.append(try operand()) }
    if blocks[blocks.count - 1].id == 0 {
      guard let describedBlock else { throw Malformed() }
      shared[describedBlock, default: []].append(operands)
    } else {
      blocks[blocks.count - 1].abbreviations.append(operands)
    }
  }

  private mutating func operand() throws -> Operand {
    if try fixed(1) == 1 { return .literal(try variable(8)) }
    switch try fixed(3) {
    case 1: return .fixed(try width())
    case 2: return .variable(try width())
    case 3: return .array
    case 4: return .character
    case 5: return .blob
    default: throw Malformed()
    }
  }

  private mutating func width() throws -> Int {
    let width = try variable(5)
    guard width <= 64 else { throw Malformed() }
    return Int(width)
  }

  // MARK: Records

  private mutating func readPlainRecord() throws {
    let code = try variable(6)
    let count = try variable(6)
    var fields: [UInt64] = []
    for _ in 0..<count { fields.append(try value(of: .variable(6))) }
    append(code: code, fields: fields, blob: [])
  }

  private mutating func readRecord(_ operands: [Operand]) throws {
    var fields: [UInt64] = []
    var blob: [UInt8] = []
    var index = 0
    while index < operands.count {
      switch operands[index] {
      case .array:
        guard index + 1 < operands.count else { throw Malformed() }
        let count = try variable(6)
        for _ in 0..<count { fields.append(try value(of: operands[index + 1])) }
        index += 1
      case .blob: blob = try readBlob()
      case let operand: fields.append(try value(of: operand))
      }
      index += 1
    }
    guard let code = fields.first else { throw Malformed() }
    append(code: code, fields: Array(fields.dropFirst()), blob: blob)
  }

  private mutating func append(code: UInt64, fields: [UInt64], blob: [UInt8]) {
    let block = blocks[blocks.count - 1].id
    if block == 0, code == 1, let id = fields.first {
      describedBlock = Int(truncatingIfNeeded: id)
    }
    records.append(
      BitstreamRecord(
        block: block, code: Int(truncatingIfNeeded: code), fields: fields, blob: blob))
  }

  private mutating func value(of operand: Operand) throws -> UInt64 {
    guard fieldsLeft > 0 else { throw Malformed() }
    fieldsLeft -= 1
    switch operand {
    case .literal(let value): return value
    case .fixed(let width): return try fixed(width)
    case .variable(let width): return try variable(width)
    case .character: return try fixed(6)
    case .array, .blob: throw Malformed()
    }
  }

  private mutating func readBlob() throws -> [UInt8] {
    let count = try variable(6)
    align()
    let start = bit / 8
    guard count <= UInt64(max(0, bytes.count - start)) else { throw Malformed() }
    bit += Int(count) * 8
    align()
    return Array(bytes[start..<(start + Int(count))])
  }

  // MARK: Bits

  private mutating func fixed(_ width: Int) throws -> UInt64 {
    guard width <= 64, bit + width <= bytes.count * 8 else { throw Malformed() }
    var value: UInt64 = 0
    for offset in 0..<width {
      let place = bit + offset
      let isSet = bytes[place / 8] >> UInt8(place % 8) & 1
      value |= UInt64(isSet) << UInt64(offset)
    }
    bit += width
    return value
  }

  private mutating func variable(_ width: Int) throws -> UInt64 {
    guard (2...32).contains(width) else { throw Malformed() }
    let more: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let chunk = try fixed(width)
      guard shift < 64 else { throw Malformed() }
      value |= (chunk & (more - 1)) << shift
      if chunk & more == 0 { return value }
      shift += UInt64(width - 1)
    }
  }

  private mutating func align() {
    bit = (bit + 31) / 32 * 32
  }
}
