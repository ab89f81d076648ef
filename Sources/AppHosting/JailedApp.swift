import AppJail
import AppLink
import DeviceSimulator
import Glibc
import LifecycleTrace

/// The device's connection to an app process in the jail; holds it to its limits.
final class JailedApp: AppConnection {
  /// How much an app may say within one call, in bytes: more is a flood.
  static let maximumBytesPerCall = 8 << 20

  private let image: AppImage
  private let limits: AppLimits
  private let isolation: Isolation
  private let process: JailedProcess
  private let link: Int32

  private var reader = FrameReader()
  private var printed: PrintedOutput
  private var bytesInCall = 0
  private var isLinkOpen = true

  init(image: AppImage, limits: AppLimits, isolation: Isolation) throws {
    self.image = image
    self.limits = limits
    self.isolation = isolation
    process = try JailedProcess(image.command(limits: limits), isolation: isolation)
    link = process.link ?? -1
    printed = PrintedOutput(limit: limits.outputKiB * 1024)
  }

  func terminate() {
    process.kill()
  }

  func send(_ message: LinkMessage) throws(AppOutcome) {
    let bytes: [UInt8]
    do {
      bytes = try LinkFrame.bytes(of: message)
    } catch {
      throw AppOutcome(.infrastructure, message: error.description)
    }
    if case .call = message { bytesInCall = 0 }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(link, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        // The app does not read: let it, or notice that it has ended.
        try waitForApp(seconds: Double(limits.wallSeconds))
      } else if errno != EINTR {
        return  // The app has ended; `receive` says how.
      }
    }
  }

  func receive() throws(AppOutcome) -> LinkMessage {
    let deadline = ContinuousClock.now + .seconds(limits.wallSeconds)
    while true {
      if let message = try nextMessage() { return message }
      let left = deadline - .now
      guard left > .zero, isLinkOpen else { throw isLinkOpen ? timedOut() : ended() }
      try waitForApp(seconds: left / .seconds(1))
    }
  }

  private func nextMessage() throws(AppOutcome) -> LinkMessage? {
    let message: LinkMessage?
    do {
      message = try reader.next()
    } catch {
      process.kill()
      throw AppOutcome(.brokeProtocol, message: error.description)
    }
    guard let message else { return nil }
    // What was printed before the message was sent is in the pipe by now.
    try readOutput()
    try printed.count(message.printedBytes)
    return message.adding(printed.takeLines())
  }

  /// Waits until the app says or prints something or ends, and takes it in.
  private func waitForApp(seconds: Double) throws(AppOutcome) {
    let signs: JailedProcess.Signs = printed.isClosed ? [.link, .end] : [.link, .output, .end]
    let shown = process.wait(for: signs, seconds: seconds)
    if shown.contains(.output) { try readOutput() }
    if shown.contains(.link) || shown.contains(.end) { try readLink() }
    if shown.contains(.end) { isLinkOpen = false }
  }

  private func readLink() throws(AppOutcome) {
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = recv(link, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      if count == 0 || (count < 0 && errno != EAGAIN) { isLinkOpen = false }
      guard count > 0 else { return }
      bytesInCall += count
      guard bytesInCall <= Self.maximumBytesPerCall else {
        process.kill()
        throw AppOutcome(
          .tooMuchOutput,
          message: "did more than \(Self.maximumBytesPerCall >> 20) MiB of things in one callback")
      }
      reader.append(chunk[..<count])
      // A frame at a time: what is decoded first may end the app.
      if reader.pending > LinkFrame.maximumLength { return }
    }
  }

  private func readOutput() throws(AppOutcome) {
    do {
      try printed.readAll(from: process.output)
    } catch {
      process.kill()
      throw error
    }
  }

  // MARK: Ends

  private func timedOut() -> AppOutcome {
    process.kill()
    return AppOutcome(.hung, message: "did not return within \(limits.wallSeconds) s")
  }

  /// The app's process has closed its link, most likely by ending.
  private func ended() -> AppOutcome {
    if !process.wait(for: .end, seconds: 5).contains(.end) {
      process.kill()
      return AppOutcome(.brokeProtocol, message: "closed its link to the device")
    }
    let end = process.waitForEnd()
    if let outcome = (try? readOutput()) == nil ? AppOutcome(.tooMuchOutput) : nil {
      return outcome
    }
    return AppEnding(end: end, printed: printed.tail, limits: limits)
      .outcome(locating: CrashLocator(image: image, isolation: isolation))
  }
}

extension LinkMessage {
  /// Bytes of text that student code printed through the link.
  fileprivate var printedBytes: Int {
    effects.reduce(0) { sum, effect in
      guard ["print", "log"].contains(effect.name) else { return sum }
      return sum
        + (effect.detail["bytes"]?.int.flatMap { Int(exactly: $0) }
          ?? effect.detail["text"]?.string?.utf8.count ?? 0)
    }
  }

  private var effects: [Effect] {
    switch self {
    case .returned(let returned): returned.effects
    case .ask(let ask): ask.effects
    case .effects(let effects): effects
    case .call, .answer: []
    }
  }

  /// The message with lines that were printed past the link.
  fileprivate func adding(_ lines: [Effect]) -> LinkMessage {
    guard !lines.isEmpty else { return self }
    switch self {
    case .returned(var returned):
      returned.effects += lines
      return .returned(returned)
    case .ask(var ask):
      ask.effects += lines
      return .ask(ask)
    case .effects(let effects): return .effects(effects + lines)
    case .call, .answer: return self
    }
  }
}
