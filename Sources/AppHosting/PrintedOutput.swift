import AppLink
import Glibc
import LifecycleTrace

/// What an app printed, cut into lines and counted against its limit.
struct PrintedOutput {
  /// How much of the end is kept to explain a crash, in bytes.
  private static let tailLength = 8192

  private let limit: Int
  private var said = 0
  private var written = 0
  private var waiting: [UInt8] = []
  private var lastBytes: [UInt8] = []
  /// Whether the app's end is closed.
  private(set) var isClosed = false

  /// `limit` in bytes, for what comes through the link and for what goes past it.
  init(limit: Int) {
    self.limit = limit
  }

  /// The last bytes that were printed past the link, as text.
  var tail: String { String(decoding: lastBytes, as: UTF8.self) }

  /// Counts bytes that were printed through the link; throws the outcome when they are too many.
  mutating func countSaid(_ bytes: Int) throws(AppOutcome) {
    try count(bytes, in: &said)
  }

  private func count(_ bytes: Int, in total: inout Int) throws(AppOutcome) {
    let (sum, isTooMuch) = total.addingReportingOverflow(max(0, bytes))
    total = sum
    guard !isTooMuch, total <= limit else {
      throw AppOutcome(.tooMuchOutput, message: "printed more than \(limit / 1024) KiB")
    }
  }

  /// Reads what is there now, without waiting.
  mutating func readAll(from descriptor: Int32) throws(AppOutcome) {
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while !isClosed {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count == 0 { isClosed = true }
      guard count > 0 else { return }
      try self.count(count, in: &written)
      waiting += chunk[..<count]
      lastBytes = Array((lastBytes + chunk[..<count]).suffix(Self.tailLength))
    }
  }

  /// The lines so far; an unfinished line counts as one.
  mutating func takeLines() -> [Effect] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    let text = String(decoding: waiting, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (text.hasSuffix("\n") ? lines.dropLast() : lines[...]).map {
      Effect(EffectName.output.rawValue, on: .application, detail: ["text": .string(String($0))])
    }
  }
}
