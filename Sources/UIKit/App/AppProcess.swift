import AppLink
import AppRuntime
import Foundation

/// The app's side of the link: obeys the device's calls, asks, and tells effects.
///
/// Holds no lifecycle logic: which call comes when is the device's decision.
@MainActor final class AppProcess {
  static let shared = AppProcess()

  let objects = ObjectTable()
  /// What `applicationState` reads, as the device's last message said.
  private(set) var state = "notRunning"

  private var socket = LinkSocket()
  private var lastAsk: UInt32 = 0
  private var delegateClass: Any.Type = Never.self
  private var makeDelegate: (() -> any UIApplicationDelegate)?
  /// Whether the student's class has the callback that runs now; a protocol's default says no.
  var isImplemented = true
  private var currentCallback = ""
  private var currentReceiver: (any CallReceiver)?
  /// Whether the framework's own implementation of the callback that runs now has been reached.
  private var calledSuper = false
  var completions = CompletionTable()
  /// Whether a call is under way and it is the app's turn to speak.
  private var hasTurn = false

  /// Serves the device until it goes away; it ends the process, not we.
  func run(
    _ delegateClass: Any.Type, _ makeDelegate: @escaping () -> any UIApplicationDelegate
  ) -> Never {
    self.makeDelegate = makeDelegate
    self.delegateClass = delegateClass
    app_runtime_start()
    FileEffects.start()
    app_clock_on_sleep { moment in
      AppProcess.withTurn {
        AppProcess.shared.ask(.sleep, on: .application, ["until": .double(moment)])
      }
    }
    while let message = receive() {
      guard case .call(let call) = message else { break }
      serve(call)
    }
    exit(0)
  }

  /// Talks to the device from whichever thread has the turn; does nothing on one that takes none.
  ///
  /// Only one thread runs at a time, so that is as safe as the main actor's own thread.
  @discardableResult
  nonisolated static func withTurn<Result>(_ body: @MainActor () -> Result) -> Result? {
    guard app_turn_is_here() else { return nil }
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }

  /// Called by the default implementations of optional callbacks.
  func noteUnimplemented(_ callback: String = #function) {
    if callback == currentCallback { isImplemented = false }
  }

  /// Called by the base implementations of open callbacks; whether the device's call, and not a call
  /// of student code's own, has led there.
  @discardableResult
  func noteSuper(of object: (any CallReceiver)? = nil, _ callback: String = #function) -> Bool {
    guard callback == currentCallback, object == nil || object === currentReceiver else {
      return false
    }
    calledSuper = true
    return true
  }

  /// Asks the device to decide; the device may call back before it answers.
  @discardableResult
  func ask(_ name: Ask.Name, on receiver: ObjectID, _ arguments: LinkRecord = [:]) -> LinkRecord {
    app_files_tell()
    flushEffects()
    app_turn_begin_ask()
    defer { app_turn_end_ask() }
    lastAsk += 1
    let id = lastAsk
    hasTurn = false
    send(
      .ask(
        Ask(
          id: id, name: name.rawValue, receiver: receiver, arguments: arguments,
          effects: EffectLog.shared.take())))
    while let message = receive() {
      switch message {
      case .call(let call): serve(call)
      case .answer(let answer):
        update(now: answer.now, state: answer.state)
        hasTurn = true
        // What UIKit raises as an exception ends the app, where student code has asked for it.
        if let reason = answer.value["exception"]?.string { fatalError(reason) }
        return answer.value
      default: exit(0)
      }
    }
    exit(0)
  }

  /// Sends the effects of the call that is under way, no more in one message than it should carry.
  func flushEffects() {
    while hasTurn, case let effects = EffectLog.shared.take(), !effects.isEmpty {
      send(.effects(effects))
    }
  }

  private func serve(_ call: Call) {
    update(now: call.now, state: call.state)
    DeviceReadings.shared.update(context: call.arguments["context"]?.record)
    app_clock_start_callback()
    MainThreadChecker.forget()
    hasTurn = true
    let isOutermost = currentCallback.isEmpty
    let value = performNoted(call)
    if isOutermost { LayoutPass.shared.run() }
    // Before the last effects are taken: code that waits for a group may run here.
    let next = nextWork()
    app_files_end_callback()
    EffectLog.shared.closeLine()
    flushEffects()
    hasTurn = false
    send(.returned(Returned(id: call.id, value: value, next: next)))
  }

  /// Carries out a call, and notes what student code has of it.
  ///
  /// Holds nothing beyond its end: a receiver that nobody else keeps goes within its call.
  private func performNoted(_ call: Call) -> LinkRecord {
    let outer = (isImplemented, currentCallback, currentReceiver, calledSuper)
    defer { (isImplemented, currentCallback, currentReceiver, calledSuper) = outer }
    let receiver = objects.receiver(call.receiver)
    (isImplemented, currentCallback, currentReceiver, calledSuper) =
      (true, call.name, receiver, false)
    var value = perform(call)
    note(receiver, call.name, in: &value)
    return value
  }

  /// Says whether a class of the student's has the callback, and whether that calls `super`.
  private func note(_ receiver: (any CallReceiver)?, _ callback: String, in value: inout LinkRecord)
  {
    guard let receiver, let isOverridden = Overrides.isOverridden(receiver, callback) else {
      if !isImplemented { value["implemented"] = false }
      return
    }
    if isOverridden { value["super"] = .bool(calledSuper) } else { value["implemented"] = false }
  }

  private func perform(_ call: Call) -> LinkRecord {
    switch call.name {
    case Call.Name.boot:
      UserDefaults.load(call.arguments["defaults"]?.record ?? [:])
      DeviceReadings.shared.boot(system: call.arguments["system"]?.record ?? [:])
      UIApplication.shared.loadSessions(call.arguments["sessions"]?.list ?? [])
      return ["delegate": .string(_typeName(delegateClass, qualified: false))]
    case Call.Name.makeDelegate:
      UIApplication.shared.delegate = makeDelegate?()
      return [:]
    case Call.Name.runWork:
      app_work_run_next()
      return [:]
    default:
      if let value = performForHarness(call) { return value }
      // An object that is gone has no callbacks.
      return objects.receiver(call.receiver)?.perform(call) ?? ["implemented": false]
    }
  }

  private func nextWork() -> QueuedWork? {
    var work = app_work()
    guard app_work_next(&work), work.due.isFinite,
      let kind = QueuedWork.Kind(rawValue: UInt8(truncatingIfNeeded: work.kind))
    else { return nil }
    return QueuedWork(kind: kind, object: ObjectID(work.object), due: work.due)
  }

  private func update(now: Double, state: String) {
    app_clock_set(now)
    self.state = state
  }

  private func send(_ message: LinkMessage) {
    do {
      guard try socket.send(message) else { exit(0) }
    } catch {
      fatalError("A message to the device is too long: \(error)")
    }
  }

  private func receive() -> LinkMessage? {
    do {
      return try socket.receive()
    } catch {
      fatalError("The device cannot be understood: \(error)")
    }
  }
}

/// An object on which the device calls.
@MainActor protocol CallReceiver: AnyObject {
  func perform(_ call: Call) -> LinkRecord
}
