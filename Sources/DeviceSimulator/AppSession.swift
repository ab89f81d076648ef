import AppLink
import LifecycleTrace

/// One app process as the device talks to it: whose turn it is, which calls are open.
///
/// Everything the app says is checked here before the device hears of it.
final class AppSession {
  /// What the device does with the app's asks and effects.
  struct Handlers {
    var effects: ([Effect]) throws(AppOutcome) -> Void
    /// Decides; may call back into the app before it returns.
    var ask: (Ask) throws(AppOutcome) -> LinkRecord
    /// The device's clock (seconds since 1970) and what `applicationState` reads.
    var moment: () -> (now: Double, state: AppState)
  }

  private let connection: any AppConnection
  private let handlers: Handlers
  private var turn = LinkTurn()
  private var lastCall: UInt32 = 0

  init(connection: any AppConnection, handlers: Handlers) {
    self.connection = connection
    self.handlers = handlers
  }

  /// Calls into the app and serves its asks until the call has returned.
  func call(
    _ name: String, on receiver: ObjectID, arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> Returned {
    lastCall += 1
    let moment = handlers.moment()
    turn.call(lastCall)
    try connection.send(
      .call(
        Call(
          id: lastCall, name: name, receiver: receiver, arguments: arguments, now: moment.now,
          state: moment.state.rawValue)))
    while true {
      switch try receive() {
      case .returned(let returned):
        try handlers.effects(returned.effects)
        return returned
      case .ask(let ask):
        try handlers.effects(ask.effects)
        try answer(ask)
      case .effects(let effects):
        try handlers.effects(effects)
      case .call, .answer:
        preconditionFailure("LinkTurn lets no such message through")
      }
    }
  }

  func terminate() {
    connection.terminate()
  }

  private func receive() throws(AppOutcome) -> LinkMessage {
    let message = try connection.receive()
    do {
      try turn.receive(message)
    } catch {
      throw AppOutcome(.brokeProtocol, message: error.description)
    }
    return message
  }

  private func answer(_ ask: Ask) throws(AppOutcome) {
    let value = try handlers.ask(ask)
    let moment = handlers.moment()
    turn.answer(ask.id)
    try connection.send(
      .answer(
        Answer(id: ask.id, value: value, now: moment.now, state: moment.state.rawValue)))
  }
}
