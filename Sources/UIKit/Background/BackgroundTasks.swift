import AppLink
import Foundation

/// The number of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Asks for time to finish something in the background; possible on any thread.
  ///
  /// Returns `.invalid` on a device without multitasking.
  @preconcurrency @discardableResult
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.shared.begin(taskName, expirationHandler: handler)
  }

  @preconcurrency @discardableResult
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.shared.begin(nil, expirationHandler: handler)
  }

  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.shared.end(identifier)
  }

  /// In seconds; very large in the foreground.
  public nonisolated var backgroundTimeRemaining: TimeInterval {
    DeviceReadings.shared.backgroundTimeRemaining ?? .greatestFiniteMagnitude
  }

  public var isProtectedDataAvailable: Bool { DeviceReadings.shared.isProtectedDataAvailable }
}

/// The tasks that student code has begun and not ended, on any thread.
final class BackgroundTasks: @unchecked Sendable {
  static let shared = BackgroundTasks()

  typealias Handler = @MainActor @Sendable () -> Void

  private let lock = NSLock()
  private var last = 0
  private var open: [Int: Handler?] = [:]

  func begin(_ name: String?, expirationHandler: Handler?) -> UIBackgroundTaskIdentifier {
    guard DeviceReadings.shared.isMultitaskingSupported else { return .invalid }
    let number = lock.withLock {
      last += 1
      open[last] = .some(expirationHandler)
      return last
    }
    var detail: LinkRecord = ["task": .int(Int64(number))]
    if let name { detail["name"] = .string(name.cappedForLink) }
    EffectLog.shared.add("backgroundTaskStart", detail)
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    let number = identifier.rawValue
    let isKnown = lock.withLock { open.removeValue(forKey: number) != nil }
    var detail: LinkRecord = ["task": .int(Int64(number))]
    if !isKnown { detail["unknown"] = true }
    EffectLog.shared.add("backgroundTaskEnd", detail)
  }

  /// Calls the expiration handler of a task.
  @MainActor func expire(_ number: Int64?) -> LinkRecord {
    let handler = lock.withLock { number.flatMap { open[Int($0)] ?? nil } }
    guard let handler else { return ["implemented": false] }
    handler()
    return [:]
  }
}

extension ProcessInfo {
  /// Runs a block in the background while the app may run there; once more, with true, when that
  /// time is over, or instead of the first when there is none.
  @preconcurrency
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    let tasks = BackgroundTasks.shared
    let task = tasks.begin(reason, expirationHandler: { block(true) })
    DispatchQueue.global().async {
      block(task == .invalid)
      if task != .invalid { tasks.end(task) }
    }
  }
}
