import AppHosting
import AppJail
import AppLink
import DeviceSimulator
import LifecycleTrace

/// A real app's process with a test at the device's end of the link: what is called is what the test
/// says, without a device that decides.
public final class LinkedApp {
  /// The time that the app sees, in seconds since 1970.
  public var now = Device.start
  /// What `applicationState` reads.
  public var state = AppState.inactive
  /// What student code did since the test last took it.
  public private(set) var effects: [Effect] = []
  /// The questions of the same time; all are answered with nothing, views are loaded.
  public private(set) var asks: [Ask] = []

  private let connection: any AppConnection
  private var lastCall: UInt32 = 0
  private var next: QueuedWork?

  /// Starts the app and makes its delegate.
  public init(_ launcher: any AppLauncher, boot: LinkRecord = [:]) throws {
    connection = try launcher.start()
    try call(Call.Name.boot, on: .application, boot)
    try call(Call.Name.makeDelegate)
  }

  deinit {
    connection.terminate()
  }

  @discardableResult
  public func call(
    _ name: String, on receiver: ObjectID = .delegate, _ arguments: LinkRecord = [:]
  ) throws -> LinkRecord {
    lastCall += 1
    try connection.send(
      .call(
        Call(
          id: lastCall, name: name, receiver: receiver, arguments: arguments, now: now,
          state: state.rawValue)))
    while true {
      switch try connection.receive() {
      case .returned(let returned):
        effects += returned.effects
        next = returned.next
        return returned.value
      case .effects(let effects): self.effects += effects
      case .ask(let ask): try answer(ask)
      case .call, .answer: throw AppOutcome(.brokeProtocol)
      }
    }
  }

  /// Runs what the app has queued and is due.
  public func runWork() throws {
    while let next, next.due <= now + 1e-6 {
      try call(Call.Name.runWork, on: next.object)
    }
  }

  /// What was printed since the test last asked.
  public func takePrinted() -> [String] {
    take("print").compactMap { $0.detail["text"]?.string }
  }

  /// The effects of one name since the test last asked; forgets all others.
  public func take(_ name: String) -> [Effect] {
    defer { effects = [] }
    return effects.filter { $0.name == name }
  }

  /// The questions of one name since the test last asked; forgets all others.
  public func takeAsks(_ name: Ask.Name) -> [Ask] {
    defer { asks = [] }
    return asks.filter { $0.name == name.rawValue }
  }

  private func answer(_ ask: Ask) throws {
    effects += ask.effects
    asks.append(ask)
    if ask.name == Ask.Name.loadView.rawValue {
      try call("loadView()", on: ask.receiver)
      try call("viewDidLoad()", on: ask.receiver)
    }
    try connection.send(.answer(Answer(id: ask.id, now: now, state: state.rawValue)))
  }
}

extension FixtureApp {
  /// The app with the test at the other end of its link.
  public func linked(
    defaults: [String: String] = [:], boot: LinkRecord = [:]
  ) throws -> LinkedApp {
    let jailed = JailedAppLauncher(
      image: AppImage(app), limits: AppLimits(), isolation: FixtureApp.isolations[0])
    return try LinkedApp(PrimedLauncher(launcher: jailed, defaults: defaults), boot: boot)
  }
}
