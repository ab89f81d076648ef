/// Frames: a body's length in four big-endian bytes, then the body.
public enum LinkFrame {
  /// The longest body that either side accepts, in bytes.
  public static let maximumLength = 1 << 20

  /// The bytes of a frame that holds `message`.
  ///
  /// Throws when the message is longer than `maximumLength`.
  public static func bytes(of message: LinkMessage) throws(ProtocolViolation) -> [UInt8] {
    let body = LinkEncoder.encode(message)
    guard body.count <= maximumLength else {
      throw ProtocolViolation("a message of \(body.count) bytes; \(maximumLength) is the most")
    }
    return withUnsafeBytes(of: UInt32(body.count).bigEndian, Array.init) + body
  }
}

/// Cuts a stream of bytes into frames, keeping at most one incomplete frame.
public struct FrameReader {
  private var buffer: [UInt8] = []
  private var start = 0

  public init() {}

  /// Bytes that wait for the rest of their frame.
  public var pending: Int { buffer.count - start }

  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole message, or nil until more bytes have come.
  public mutating func next() throws(ProtocolViolation) -> LinkMessage? {
    guard pending >= 4 else { return nil }
    let length = buffer[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= LinkFrame.maximumLength else {
      throw ProtocolViolation("a frame of \(length) bytes; \(LinkFrame.maximumLength) is the most")
    }
    guard pending >= 4 + length else { return nil }
    let message = try LinkDecoder.decode(buffer[(start + 4)..<(start + 4 + length)])
    start += 4 + length
    return message
  }
}
