import AppLink
import AppRuntime
import Foundation

/// A timer on the device's clock. Differs from Foundation's in that it runs on the main queue only.
///
/// A repeating timer skips the fires that it missed, as Foundation's does.
open class Timer: @unchecked Sendable {
  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0
  public var userInfo: Any?

  private let repeats: Bool
  private var block: (@Sendable (Timer) -> Void)?
  private let id: ObjectID
  /// The first of the fires, and how many intervals later the next one is: adding up intervals
  /// would add up rounding errors.
  private var origin: Date
  private var intervals = 0.0
  private var isOnRunLoop = false
  /// The queued fire; nil while none waits.
  private var queued: UInt64?

  /// The shortest interval, in seconds; Foundation takes anything shorter as this.
  private static let shortestInterval = 0.0001

  @preconcurrency
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, Self.shortestInterval) : 0
    origin = date
    self.repeats = repeats
    self.block = block
    id = EffectLog.shared.numberTimer()
  }

  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let interval = max(interval, Self.shortestInterval)
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }

  @preconcurrency @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// When the timer fires next; setting it moves the fires that follow along.
  open var fireDate: Date {
    get { origin + intervals * timeInterval }
    set {
      origin = newValue
      intervals = 0
      guard queued != nil else { return }
      cancel()
      enqueue()
    }
  }

  /// Fires now; a one-shot timer is invalid afterwards.
  open func fire() {
    guard isValid else { return }
    if repeats {
      block?(self)
    } else {
      cancel()
      block?(self)
      invalidate()
    }
  }

  open func invalidate() {
    guard isValid else { return }
    isValid = false
    // With it goes what it holds, such as the target.
    block = nil
    cancel()
    if isOnRunLoop { EffectLog.shared.add("timerStop", on: id) }
  }

  /// Puts the timer on the run loop.
  func start() {
    guard isValid, !isOnRunLoop else { return }
    isOnRunLoop = true
    let first = (fireDate.timeIntervalSinceNow * 1e6).rounded() / 1e6
    EffectLog.shared.add(
      "timerStart", on: id,
      ["interval": .double(repeats ? timeInterval : first), "repeats": .bool(repeats)])
    enqueue()
  }

  private func enqueue() {
    let context = Unmanaged.passRetained(self).toOpaque()
    queued = app_work_add_timer(
      id.number, fireDate.timeIntervalSince1970,
      { context in
        guard let context else { return }
        Unmanaged<Timer>.fromOpaque(context).takeRetainedValue().fireFromQueue()
      }, context)
  }

  private func cancel() {
    if let queued, let context = app_work_cancel(queued) {
      Unmanaged<Timer>.fromOpaque(context).release()
    }
    queued = nil
  }

  private func fireFromQueue() {
    queued = nil
    guard isValid else { return }
    let due = fireDate
    fire()
    guard isValid, repeats, queued == nil else { return }
    if fireDate == due {
      // A microsecond, since the clock may show a moment that is a rounding error before the due.
      let passed = (Date().timeIntervalSince(origin) + 1e-6) / timeInterval
      intervals = max(intervals, passed.rounded(.down)) + 1
    }
    enqueue()
  }
}

extension RunLoop {
  /// Puts a timer on the run loop; every mode is the common one here.
  public func add(_ timer: UIKit.Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
