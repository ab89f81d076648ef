import AppLink
import XCTest

final class LinkTurnTests: XCTestCase {
  /// Whose turn it is, in each way that matters.
  private enum State: CaseIterable {
    case idle
    case calling
    case asking
    case callingWhileAsking
    case callingAfterAnswer

    var turn: LinkTurn {
      get throws {
        var turn = LinkTurn()
        if self == .idle { return turn }
        turn.call(1)
        if self == .calling { return turn }
        try turn.receive(.ask(Ask(id: 1, name: "", receiver: .application)))
        if self == .callingWhileAsking { turn.call(2) }
        if self == .callingAfterAnswer { turn.answer(1) }
        return turn
      }
    }
  }

  private let messages: [(name: String, message: LinkMessage)] = [
    ("returned 1", .returned(Returned(id: 1))),
    ("returned 2", .returned(Returned(id: 2))),
    ("returned 0", .returned(Returned(id: 0))),
    ("ask 1", .ask(Ask(id: 1, name: "", receiver: .application))),
    ("ask 2", .ask(Ask(id: 2, name: "", receiver: .application))),
    ("ask 3", .ask(Ask(id: 3, name: "", receiver: .application))),
    ("effects", .effects([])),
    ("call", .call(Call(id: 3, name: "", receiver: .application, now: 0, state: ""))),
    ("answer", .answer(Answer(id: 1, now: 0, state: ""))),
  ]

  /// What is let through; everything else is refused with a sentence.
  private func allowed(in state: State) -> Set<String> {
    switch state {
    case .idle, .asking: []
    case .calling: ["returned 1", "ask 1", "effects"]
    case .callingWhileAsking: ["returned 2", "ask 2", "effects"]
    case .callingAfterAnswer: ["returned 1", "ask 2", "effects"]
    }
  }

  func testEveryMessageInEveryState() throws {
    for state in State.allCases {
      for (name, message) in messages {
        var turn = try state.turn
        let before = turn

        let refusal = Result { try turn.receive(message) }.failure

        if allowed(in: state).contains(name) {
          XCTAssertNil(refusal, "\(name) while \(state)")
        } else {
          XCTAssertEqual(refusal, sentence(for: message, in: state), "\(name) while \(state)")
          XCTAssertEqual(turn, before, "a refused message changes nothing")
        }
      }
    }
  }

  private func sentence(for message: LinkMessage, in state: State) -> String {
    if state == .idle || state == .asking { return "a message out of turn" }
    let lastAsk = state == .calling ? 0 : 1
    return switch message {
    case .returned: "a message out of turn"
    case .ask(let ask): "ask \(ask.id) after ask \(lastAsk)"
    default: "a message that only the device may send"
    }
  }

  func testCallsReturnInTheReverseOfTheirOrder() throws {
    var turn = try State.callingWhileAsking.turn
    XCTAssertThrowsError(try turn.receive(.returned(Returned(id: 1))))

    try turn.receive(.returned(Returned(id: 2)))
    XCTAssertFalse(turn.isIdle)
    XCTAssertThrowsError(try turn.receive(.returned(Returned(id: 1))), "the ask is open")
    turn.answer(1)
    try turn.receive(.returned(Returned(id: 1)))

    XCTAssertTrue(turn.isIdle)
  }

  func testAReplayedReturnIsRefused() throws {
    var turn = LinkTurn()
    turn.call(1)
    try turn.receive(.returned(Returned(id: 1)))
    turn.call(2)

    XCTAssertThrowsError(try turn.receive(.returned(Returned(id: 1))))
  }

  func testNestingHasALimit() throws {
    var turn = LinkTurn()
    var open = 0
    var call: UInt32 = 1
    turn.call(call)
    open += 1
    while open + 1 < LinkTurn.maximumDepth {
      try turn.receive(.ask(Ask(id: call, name: "", receiver: .application)))
      call += 1
      turn.call(call)
      open += 2
    }
    XCTAssertEqual(open, LinkTurn.maximumDepth - 1)

    // The one at the limit is let through, the one past it is not.
    try turn.receive(.ask(Ask(id: call, name: "", receiver: .application)))
    turn.call(call + 1)
    XCTAssertThrowsError(
      try turn.receive(.ask(Ask(id: call + 1, name: "", receiver: .application)))
    ) {
      XCTAssertEqual("\($0)", "calls nested deeper than 64")
    }
  }
}

extension Result where Success == Void, Failure == any Error {
  /// The sentence of the error.
  fileprivate var failure: String? {
    if case .failure(let error) = self { "\(error)" } else { nil }
  }
}
