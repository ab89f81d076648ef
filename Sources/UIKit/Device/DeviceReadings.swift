import AppLink
import Foundation

/// What the app may read of its device at any time, as the device last said it; read from any thread.
final class DeviceReadings: @unchecked Sendable {
  static let shared = DeviceReadings()

  private let lock = NSLock()
  private var system: LinkRecord = [:]
  private var context: LinkRecord = [:]

  /// Takes over what holds for the whole life of the process.
  func boot(system: LinkRecord) {
    lock.withLock { self.system = system }
  }

  /// Takes over what comes with a call.
  func update(context: LinkRecord?) {
    guard let context else { return }
    lock.withLock { self.context.merge(context) { $1 } }
  }

  /// Such as `17.0`.
  var systemVersion: String { system("version")?.string ?? "17.0" }

  var isMultitaskingSupported: Bool { system("isMultitaskingSupported")?.bool ?? true }

  var isPad: Bool { system("idiom")?.string == "pad" }

  /// Whether Info.plist makes this an app of scenes.
  var usesScenes: Bool { system("usesScenes")?.bool ?? false }

  /// Whether Info.plist and the device allow several windows.
  var supportsMultipleScenes: Bool { system("supportsMultipleScenes")?.bool ?? false }

  var isProtectedDataAvailable: Bool { reading("isProtectedDataAvailable")?.bool ?? true }

  /// How long the app may run in the background, in seconds; nil in the foreground.
  var backgroundTimeRemaining: TimeInterval? {
    guard let deadline = reading("backgroundDeadline")?.double else { return nil }
    return max(0, deadline - Date().timeIntervalSince1970)
  }

  /// A scene's activation state, by its session's identifier.
  func activationState(of session: String) -> String? {
    reading("scenes")?.record?[session]?.string
  }

  var orientation: UIDeviceOrientation {
    reading("orientation").flatMap { UIDeviceOrientation($0) } ?? .portrait
  }

  var interfaceOrientation: UIInterfaceOrientation {
    reading("interfaceOrientation").flatMap { UIInterfaceOrientation($0) } ?? .portrait
  }

  private func system(_ key: String) -> LinkValue? { lock.withLock { system[key] } }

  private func reading(_ key: String) -> LinkValue? { lock.withLock { context[key] } }
}
