import AppLink
import DeviceSimulator
import LifecycleTrace

/// Starts apps that find some settings beside those that the device keeps.
struct PrimedLauncher: AppLauncher {
  var launcher: any AppLauncher
  var defaults: [String: String]

  func start() throws(AppOutcome) -> any AppConnection {
    PrimedConnection(try launcher.start(), defaults: defaults.mapValues { .string($0) })
  }
}

/// A connection that changes nothing but the first call.
private final class PrimedConnection: AppConnection {
  private let connection: any AppConnection
  private let defaults: LinkRecord

  init(_ connection: any AppConnection, defaults: LinkRecord) {
    self.connection = connection
    self.defaults = defaults
  }

  func send(_ message: LinkMessage) throws(AppOutcome) {
    guard case .call(var call) = message, call.name == Call.Name.boot else {
      return try connection.send(message)
    }
    var domains = call.arguments["defaults"]?.record ?? [:]
    let kept = domains["standard"]?.record ?? [:]
    domains["standard"] = .record(kept.merging(defaults) { kept, _ in kept })
    call.arguments["defaults"] = .record(domains)
    try connection.send(.call(call))
  }

  func receive() throws(AppOutcome) -> LinkMessage { try connection.receive() }

  func terminate() { connection.terminate() }
}
