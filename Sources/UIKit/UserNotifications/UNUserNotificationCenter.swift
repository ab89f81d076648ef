import AppLink
import Foundation

/// What an app may do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// What the user allows.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }
}

/// Where an app asks for notifications and hears of them.
///
/// The user agrees to everything. Requests that an app adds are kept and listed, but none is delivered:
/// notifications come from the story.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  private let lock = NSLock()
  private weak var toldDelegate: (any UNUserNotificationCenterDelegate)?
  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [UNNotificationRequest] = []

  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { toldDelegate } }
    set {
      lock.withLock { toldDelegate = newValue }
      let name = newValue.map { LinkValue.string(_typeName(type(of: $0), qualified: false)) }
      EffectLog.shared.add(Effect.notificationDelegate, ["class": name ?? .null])
    }
  }

  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    authorize(options)
    DispatchQueue.global().async { completionHandler(true, nil) }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    authorize(options)
    return true
  }

  private func authorize(_ options: UNAuthorizationOptions) {
    let granted = options.contains(.provisional) ? UNAuthorizationStatus.provisional : .authorized
    lock.withLock { status = granted }
  }

  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(authorizationStatus: lock.withLock { status })
    DispatchQueue.global().async { completionHandler(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: lock.withLock { status })
  }

  // MARK: Requests

  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }

  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }

  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = lock.withLock { pending }
    DispatchQueue.global().async { completionHandler(requests) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() {
    lock.withLock { pending = [] }
  }
}

extension UNUserNotificationCenter {
  /// nil for what is no call of a notification.
  @MainActor func perform(_ call: Call) -> LinkRecord? {
    let payload = call.arguments["payload"]?.record ?? [:]
    let identifier = call.arguments["identifier"]?.string
    switch call.name {
    case NotificationCall.willPresent:
      present(UNNotification(payload: payload, identifier: identifier))
    case NotificationCall.didReceive:
      receive(
        UNNotificationResponse(
          payload: payload, identifier: identifier, action: call.arguments["action"]?.string))
    default: return nil
    }
    return [:]
  }

  @MainActor private func present(_ notification: UNNotification) {
    guard let delegate else {
      return AppProcess.shared.noteUnimplemented(NotificationCall.willPresent)
    }
    if OptionalCallback.isImplemented({
      delegate.userNotificationCenter(
        self, willPresent: notification, withCompletionHandler: { _ in })
    }) {
      return
    }
    nonisolated(unsafe) let asynchronous = delegate
    _ = OptionalCallback.isImplemented(starting: {
      await asynchronous.userNotificationCenter(self, willPresent: notification)
    })
  }

  @MainActor private func receive(_ response: UNNotificationResponse) {
    guard let delegate else {
      return AppProcess.shared.noteUnimplemented(NotificationCall.didReceive)
    }
    if OptionalCallback.isImplemented({
      delegate.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
    }) {
      return
    }
    nonisolated(unsafe) let asynchronous = delegate
    _ = OptionalCallback.isImplemented(starting: {
      await asynchronous.userNotificationCenter(self, didReceive: response)
    })
  }
}
