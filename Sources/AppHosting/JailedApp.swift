import AppJail
import AppLink
import DeviceSimulator
import Glibc
import LifecycleTrace

/// The device's connection to an app process in the jail; holds it to its limits.
final class JailedApp: AppConnection {
  /// How much an app may say within one callback, in bytes: more is a flood.
  static let maximumBytesPerCallback = 8 << 20
  /// How much one process may say, in bytes.
  static let maximumBytes = 32 << 20

  /// How long the device waits before it looks at what the app keeps, in seconds.
  private static let containerInterval = 0.1

  private let image: AppImage
  private let container: AppContainer
  private let limits: AppLimits
  private let isolation: Isolation
  private let process: JailedProcess
  private let link: Int32

  private var reader = FrameReader()
  private var printed: PrintedOutput
  private var patience: Patience
  private var openCalls = 0
  private var bytesInCallback = 0
  private var bytes = 0
  private var claims = FileClaims()
  private var isLinkOpen = true
  /// Too much was printed. Told once all that the app had said before has been heard, so that the
  /// trace does not depend on which was read first.
  private var flood: AppOutcome?

  init(
    image: AppImage, container: AppContainer, limits: AppLimits, isolation: Isolation
  ) throws {
    self.image = image
    self.container = container
    self.limits = limits
    self.isolation = isolation
    process = try JailedProcess(
      image.command(limits: limits, container: container, isolation: isolation),
      isolation: isolation)
    link = process.link ?? -1
    printed = PrintedOutput(limit: limits.outputKiB * 1024)
    patience = Patience(seconds: limits.wallSeconds)
  }

  func terminate() {
    process.kill()
  }

  // MARK: Sending

  func send(_ message: LinkMessage) throws(AppOutcome) {
    let frame: [UInt8]
    do {
      frame = try LinkFrame.bytes(of: message)
    } catch {
      throw AppOutcome(.infrastructure, message: error.description)
    }
    try takeTurn(with: message)
    var sent = 0
    while sent < frame.count, isLinkOpen {
      let count = frame[sent...].withUnsafeBytes {
        Glibc.send(link, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        try waitForRoom()
      } else if errno != EINTR {
        return  // The app has ended; `receive` says how.
      }
    }
  }

  /// While the device has the turn, an app has nothing to say.
  private func takeTurn(with message: LinkMessage) throws(AppOutcome) {
    if case .call = message {
      if openCalls == 0 {
        patience.startCallback()
        bytesInCallback = 0
      }
      openCalls += 1
    }
    readLink()
    guard reader.pending == 0 else { throw broken("a message out of turn") }
  }

  /// Waits until the app has read something, and takes in what it does meanwhile.
  private func waitForRoom() throws(AppOutcome) {
    if let overdue = patience.overdue { throw timedOut(overdue) }
    patience.count {
      // In slices, since an app that prints or has ended reads nothing.
      var room = pollfd(fd: link, events: Int16(POLLOUT), revents: 0)
      _ = poll(&room, 1, 20)
    }
    take(process.wait(for: signs, seconds: 0))
  }

  // MARK: Receiving

  func receive() throws(AppOutcome) -> LinkMessage {
    while true {
      if let message = try nextMessage() {
        if case .returned = message { openCalls -= 1 }
        claims.note(message.effects)
        if openCalls == 0 { try checkFiles() }
        return message
      }
      guard isLinkOpen else { throw ended() }
      if let overdue = patience.overdue { throw flood ?? timedOut(overdue) }
      var shown: JailedProcess.Signs = []
      let seconds = min(patience.left, Self.containerInterval)
      patience.count { shown = process.wait(for: signs, seconds: seconds) }
      if shown.isEmpty { try checkContainer() }
      take(shown)
    }
  }

  private func nextMessage() throws(AppOutcome) -> LinkMessage? {
    let pending = reader.pending
    let message: LinkMessage?
    do {
      message = try reader.next()
    } catch {
      throw broken(error.description)
    }
    guard let message else { return nil }
    try count(pending - reader.pending)
    do {
      try printed.countSaid(message.printedBytes)
    } catch {
      process.kill()
      throw error
    }
    // Only a message that gives up the turn has all that was printed before it in the pipe, and
    // nothing that was printed after it.
    if case .effects = message { return message }
    readOutput()
    if let flood { throw flood }
    return message.adding(printed.takeLines())
  }

  private func count(_ length: Int) throws(AppOutcome) {
    bytes += length
    bytesInCallback += length
    guard bytesInCallback <= Self.maximumBytesPerCallback, bytes <= Self.maximumBytes else {
      throw flooded()
    }
  }

  private func readOutput() {
    guard flood == nil else { return }
    do {
      try printed.readAll(from: process.output)
    } catch {
      flood = error
      process.kill()
    }
  }

  private var signs: JailedProcess.Signs {
    printed.isClosed || flood != nil ? [.link, .end] : [.link, .output, .end]
  }

  /// Takes in what the app has said or printed, or that it has ended.
  private func take(_ shown: JailedProcess.Signs) {
    if shown.contains(.output) { readOutput() }
    if shown.contains(.link) || shown.contains(.end) { readLink() }
    if shown.contains(.end) { isLinkOpen = false }
  }

  /// Reads what there is, up to a longest frame.
  private func readLink() {
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while isLinkOpen, reader.pending <= LinkFrame.maximumLength {
      let count = recv(link, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      if count == 0 || (count < 0 && errno != EAGAIN) { isLinkOpen = false }
      guard count > 0 else { return }
      reader.append(chunk[..<count])
    }
  }

  private func checkFiles() throws(AppOutcome) {
    try checkContainer()
    guard claims.areTrue(in: container) else { throw broken("a write of a file that is not there") }
  }

  /// What the app's runtime refuses cannot be there; what went past it ends the app.
  private func checkContainer() throws(AppOutcome) {
    guard let excess = container.excess() else { return }
    process.kill()
    throw AppOutcome(.tooMuchOutput, message: "\(excess)")
  }

  // MARK: Ends

  private func broken(_ reason: String) -> AppOutcome {
    process.kill()
    return AppOutcome(.brokeProtocol, message: reason)
  }

  private func flooded() -> AppOutcome {
    process.kill()
    let isOneCallback = bytesInCallback > Self.maximumBytesPerCallback
    let mebibytes = (isOneCallback ? Self.maximumBytesPerCallback : Self.maximumBytes) >> 20
    return AppOutcome(
      .tooMuchOutput,
      message: "did more than \(mebibytes) MiB of things in one "
        + (isOneCallback ? "callback" : "launch"))
  }

  private func timedOut(_ overdue: Patience.Overdue) -> AppOutcome {
    process.kill()
    let seconds = limits.wallSeconds
    return AppOutcome(
      .hung,
      message: overdue == .callback
        ? "did not return within \(seconds) s"
        : "kept the device waiting for more than \(2 * seconds) s in all")
  }

  /// The app's process has closed its link, most likely by ending.
  private func ended() -> AppOutcome {
    if !process.wait(for: .end, seconds: 5).contains(.end) {
      return broken("closed its link to the device")
    }
    let end = process.waitForEnd()
    readOutput()
    if let flood { return flood }
    return AppEnding(end: end, printed: printed.tail, limits: limits)
      .outcome(locating: CrashLocator(image: image, isolation: isolation))
  }
}
