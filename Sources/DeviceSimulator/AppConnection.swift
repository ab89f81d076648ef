import AppLink
import LifecycleTrace

/// The device's end of the link to one app process.
///
/// A failure is an `AppOutcome` without its callback, which the device fills in.
public protocol AppConnection: AnyObject {
  func send(_ message: LinkMessage) throws(AppOutcome)
  /// Waits for the next message; ends by itself when the app does, or when it goes over a limit.
  func receive() throws(AppOutcome) -> LinkMessage
  /// Ends the process at once; does nothing when it has ended.
  func terminate()
}

/// Starts app processes, each with no memory of the one before.
public protocol AppLauncher {
  func start() throws(AppOutcome) -> any AppConnection
}
