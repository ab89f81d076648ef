import AppLink
import DeviceSimulator
import LifecycleTrace

/// An app process that a test writes: answers the device in process, over no socket.
///
/// The script says what the app does in each call; the app then returns by itself.
final class ScriptedApp: AppConnection {
  /// One thing that the app does within a call.
  enum Action: Sendable {
    case tell(Effect)
    /// Asks; the device may call before it answers.
    case ask(Ask.Name, on: ObjectID = .application, [String: LinkValue] = [:])
    /// Queues work and what that does when it runs.
    case queue(QueuedWork, [Action] = [])
    /// Takes all work of an object out of the queue, as an invalidated timer does.
    case cancel(ObjectID)
    /// What the call returns.
    case give(LinkRecord)
    /// Ends the process in this way.
    case end(AppOutcome)
    /// Sends anything at all.
    case send(LinkMessage)
  }

  typealias Script = (Call) -> [Action]

  /// Every call that the device has made, in order.
  private(set) var calls: [Call] = []
  /// What the device has answered to each ask.
  private(set) var answers: [LinkRecord] = []
  private(set) var isTerminated = false
  /// Callbacks that the app does not implement.
  var unimplemented: Set<String> = [
    CallbackName.viewIsAppearing.rawValue, CallbackName.updateViewConstraints.rawValue,
  ]
  /// What the boot call returns as the delegate's class.
  var delegateClass = "AppDelegate"
  /// The clock and state of the last message from the device.
  private(set) var now = 0.0
  private(set) var state = ""

  private let script: Script
  private var open: [(call: Call, actions: ArraySlice<Action>, given: LinkRecord?)] = []
  private var queue: [(work: QueuedWork, actions: [Action])] = []
  private var lastAsk: UInt32 = 0

  init(_ script: @escaping Script = { _ in [] }) {
    self.script = script
  }

  func send(_ message: LinkMessage) throws(AppOutcome) {
    switch message {
    case .call(let call):
      precondition(!isTerminated, "a call to a process that has ended")
      calls.append(call)
      (now, state) = (call.now, call.state)
      open.append((call, actions(for: call)[...], nil))
    case .answer(let answer):
      answers.append(answer.value)
      (now, state) = (answer.now, answer.state)
    case .returned, .ask, .effects:
      preconditionFailure("the device sends no such message")
    }
  }

  func receive() throws(AppOutcome) -> LinkMessage {
    while let action = open.last?.actions.first {
      open[open.count - 1].actions.removeFirst()
      switch action {
      case .tell(let effect): return .effects([effect])
      case .ask(let name, let receiver, let arguments):
        lastAsk += 1
        return .ask(
          Ask(id: lastAsk, name: name.rawValue, receiver: receiver, arguments: arguments))
      case .queue(let work, let actions): enqueue(work, actions)
      case .cancel(let object): queue.removeAll { $0.work.object == object }
      case .give(let value): open[open.count - 1].given = value
      case .end(let outcome): throw outcome
      case .send(let message): return message
      }
    }
    guard let (call, _, given) = open.popLast() else {
      preconditionFailure("nothing to return from")
    }
    return .returned(
      Returned(id: call.id, value: given ?? value(of: call), next: queue.first?.work))
  }

  func terminate() {
    isTerminated = true
  }

  private func actions(for call: Call) -> [Action] {
    guard call.name == Call.Name.runWork else { return script(call) }
    return queue.removeFirst().actions
  }

  private func value(of call: Call) -> LinkRecord {
    if call.name == Call.Name.boot { return ["delegate": .string(delegateClass)] }
    if call.name == Call.Name.makeScene { return scene(call) }
    return unimplemented.contains(call.name) ? ["implemented": false] : [:]
  }

  /// Numbers a scene by the end of its session's identifier.
  private func scene(_ call: Call) -> LinkRecord {
    let session = call.arguments["session"]?.record ?? [:]
    let serial = session["identifier"]?.string?.split(separator: "-").last.flatMap { UInt32($0) }
    return [
      "scene": .object(ObjectID(10_000 + 2 * (serial ?? 0))),
      "delegate": session["configuration"]?.record?["delegateClass"] ?? .null,
    ]
  }

  /// Behind all that is due no later, as the real app does.
  private func enqueue(_ work: QueuedWork, _ actions: [Action]) {
    let before = queue.lastIndex { $0.work.due <= work.due }
    queue.insert((work, actions), at: before.map { $0 + 1 } ?? queue.startIndex)
  }
}

extension ScriptedApp.Action {
  static func print(_ text: String) -> Self {
    .tell(Effect("print", on: .application, detail: ["text": .string(text)]))
  }

  static func write(_ value: LinkValue, key: String, domain: String = "standard") -> Self {
    .tell(
      Effect(
        "defaultsWrite", on: .application,
        detail: ["key": .string(key), "domain": .string(domain), "value": value]))
  }

  static func remove(key: String, domain: String = "standard") -> Self {
    .tell(
      Effect(
        "defaultsRemoval", on: .application,
        detail: ["key": .string(key), "domain": .string(domain)]))
  }

  static func create(_ id: ObjectID, _ name: String) -> Self {
    .tell(Effect(Effect.objectCreated, on: id, detail: ["class": .string(name)]))
  }

  /// Work that is due so many seconds after the story's begin.
  static func queue(
    _ kind: QueuedWork.Kind, on object: ObjectID = .application, at time: Double = 0,
    _ actions: [Self] = []
  ) -> Self {
    .queue(QueuedWork(kind: kind, object: object, due: Device.start + time), actions)
  }
}

/// Starts scripted apps, and remembers them.
final class ScriptedLauncher: AppLauncher {
  private(set) var apps: [ScriptedApp] = []
  private let make: () throws(AppOutcome) -> ScriptedApp

  init(_ make: @escaping () throws(AppOutcome) -> ScriptedApp) {
    self.make = make
  }

  func start() throws(AppOutcome) -> any AppConnection {
    let app = try make()
    apps.append(app)
    return app
  }
}

/// A device whose app does in each callback what the script says.
func scriptedDevice(
  _ setup: Setup? = nil, _ script: @escaping ScriptedApp.Script = { _ in [] }
) -> (device: Device, launcher: ScriptedLauncher) {
  let launcher = ScriptedLauncher { ScriptedApp(script) }
  let device = setup.map {
    Device(launcher: launcher, system: $0.system, manifest: $0.manifest)
  }
  return (device ?? Device(launcher: launcher), launcher)
}

/// A device whose app does these things in the callbacks of these names.
func scriptedDevice(
  _ actions: [String: [ScriptedApp.Action]], _ setup: Setup? = nil
) -> (device: Device, launcher: ScriptedLauncher) {
  scriptedDevice(setup) { actions[$0.name] ?? [] }
}

extension Device {
  func play(_ story: String) throws {
    try perform(try Story(parsing: story))
  }

  /// How the app ends by its own doing in a story; nil when it does not.
  func outcome(of story: String) throws -> AppOutcome? {
    do {
      try play(story)
      return nil
    } catch let outcome as AppOutcome {
      return outcome
    }
  }
}
