/// Whose turn it is: the stack of open calls and asks, seen from the device.
///
/// ```
///            call ──►          ◄── ask
///   idle ───────────► calling ─────────► asking
///     ▲                │  ▲                │ │
///     └── returned ────┘  └──── answer ────┘ └─ call ─► calling …
/// ```
public struct LinkTurn: Hashable, Sendable {
  /// How many calls and asks may be open at once.
  public static let maximumDepth = 64

  private enum Open: Hashable, Sendable {
    case call(UInt32)
    case ask(UInt32)
  }

  private var open: [Open] = []
  private var lastAsk: UInt32 = 0

  public init() {}

  public var isIdle: Bool { open.isEmpty }

  /// Opens a call of the device's; possible when idle or while the app asks.
  public mutating func call(_ id: UInt32) {
    if case .call = open.last { preconditionFailure("a call while the app has the turn") }
    open.append(.call(id))
  }

  /// Closes the innermost ask.
  public mutating func answer(_ id: UInt32) {
    precondition(open.last == .ask(id), "an answer to an ask that is not the innermost")
    open.removeLast()
  }

  /// Checks a message of the app's and notes what it opens or closes.
  public mutating func receive(_ message: LinkMessage) throws(ProtocolViolation) {
    guard case .call(let call) = open.last else {
      throw ProtocolViolation("a message out of turn")
    }
    switch message {
    case .returned(let returned):
      guard returned.id == call else {
        // The same words wherever it is noticed: it is a race which call was open by then.
        throw ProtocolViolation("a message out of turn")
      }
      open.removeLast()
    case .ask(let ask):
      guard ask.id == lastAsk &+ 1 else {
        throw ProtocolViolation("ask \(ask.id) after ask \(lastAsk)")
      }
      guard open.count < Self.maximumDepth else {
        throw ProtocolViolation("calls nested deeper than \(Self.maximumDepth)")
      }
      lastAsk = ask.id
      open.append(.ask(ask.id))
    case .effects:
      break
    case .call, .answer:
      throw ProtocolViolation("a message that only the device may send")
    }
  }
}
