#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The app's end of the link: whole messages over an inherited stream socket, blocking.
public struct LinkSocket {
  /// Where the device puts the app's end.
  public static let inheritedDescriptor: Int32 = 3

  private let descriptor: Int32
  private var reader = FrameReader()

  public init(descriptor: Int32 = inheritedDescriptor) {
    self.descriptor = descriptor
  }

  /// Sends a message; false when the device is gone.
  public func send(_ message: LinkMessage) throws(ProtocolViolation) -> Bool {
    let bytes = try LinkFrame.bytes(of: message)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Waits for the next message; nil when the device is gone.
  public mutating func receive() throws(ProtocolViolation) -> LinkMessage? {
    while true {
      if let message = try reader.next() { return message }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      reader.append(chunk[..<count])
    }
  }
}
