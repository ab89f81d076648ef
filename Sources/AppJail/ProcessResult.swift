import Glibc

/// A process that has run to its end, with what it printed.
public struct ProcessResult: Hashable, Sendable {
  public var end: ProcessEnd
  /// The first bytes of its output, as many as were asked for.
  public var output: [UInt8]
  /// How many bytes came after those.
  public var bytesLeftOut: Int
  /// Whether it was killed because it took too long.
  public var timedOut: Bool

  /// The output as text; what is not UTF-8 shows as U+FFFD.
  public var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a process without a link to its end, and kills it after `wallSeconds`.
///
/// Throws `JailError` when it cannot be started.
public func runToEnd(
  _ command: JailCommand, isolation: Isolation, outputLimit: Int, wallSeconds: Double
) throws -> ProcessResult {
  let process = try JailedProcess(command, isolation: isolation)
  var collected = CollectedOutput(limit: outputLimit)
  let deadline = Deadline(seconds: wallSeconds)
  var timedOut = false
  while true {
    let seconds = Double(deadline.milliseconds) / 1000
    let open: JailedProcess.Signs = collected.isClosed ? [] : .output
    let shown = process.wait(for: [open, .end], seconds: seconds)
    if shown.contains(.output) { collected.readSome(from: process.output) }
    if shown.contains(.end) { break }
    if deadline.isOver {
      timedOut = true
      process.kill()
      break
    }
  }
  let end = process.waitForEnd()
  collected.readRest(from: process.output)
  return ProcessResult(
    end: end, output: collected.bytes, bytesLeftOut: collected.bytesLeftOut, timedOut: timedOut)
}

/// The first bytes that a pipe delivers, and the number of the others.
private struct CollectedOutput {
  let limit: Int
  var bytes: [UInt8] = []
  var bytesLeftOut = 0
  var isClosed = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Reads at most one buffer; returns whether there may be more.
  @discardableResult
  mutating func readSome(from descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { isClosed = true }
    guard count > 0 else { return count < 0 && errno == EINTR }
    let kept = min(count, limit - bytes.count)
    bytes += buffer[..<kept]
    bytesLeftOut += count - kept
    return true
  }

  /// Reads what a process left in the pipe, which holds at most a mebibyte.
  mutating func readRest(from descriptor: Int32) {
    for _ in 0..<64 where !isClosed {
      guard readSome(from: descriptor) else { return }
    }
  }
}
