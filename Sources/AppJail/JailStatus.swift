import Glibc

/// What bubblewrap says about the process in its jail, read as it comes.
struct JailStatus: Sendable {
  private let descriptor: Int32
  private var text: [UInt8] = []

  /// Takes over the descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The namespace's first process, by its number on the machine.
  var firstProcess: pid_t? { number(after: "\"child-pid\": ").map { pid_t($0) } }

  /// The exit status; absent if the process's image was never executed.
  var exitStatus: Int32? { number(after: "\"exit-code\": ").map { Int32($0) } }

  /// Reads until the first process is known, bubblewrap has ended or the time is over.
  mutating func awaitFirstProcess(seconds: Double) {
    let deadline = Deadline(seconds: seconds)
    while firstProcess == nil, !deadline.isOver {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = Glibc.poll(&poll, 1, deadline.milliseconds)
      if !readSome(), poll.revents & Int16(POLLHUP) != 0 { return }
    }
  }

  /// Reads what there is.
  mutating func readAll() {
    while readSome() {}
  }

  func close() {
    _ = Glibc.close(descriptor)
  }

  private mutating func readSome() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    text += buffer[..<count]
    return true
  }

  private func number(after key: String) -> Int? {
    let key = Array(key.utf8)
    guard text.count > key.count else { return nil }
    for start in 0..<(text.count - key.count) where text[start...].starts(with: key) {
      let digits = text[(start + key.count)...].prefix { (48...57).contains($0) }
      // A digit at the very end may be followed by another.
      guard digits.endIndex < text.endIndex else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }
}
