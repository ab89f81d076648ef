import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Apps that end by their own doing, or say what no UIKit app says.
final class OutcomeTests: XCTestCase {
  private let didFinish = "application(_:didFinishLaunchingWithOptions:)"
  private let resign = "applicationWillResignActive(_:)"

  func testTheOutcomeCarriesTheCallbackThatWasOpen() throws {
    let crash = AppOutcome(.crashed, message: "Index out of range", file: "A.swift", line: 7)
    let device = scriptedDevice([resign: [.print("going"), .end(crash)]]).device

    let outcome = try device.outcome(of: "launch home")

    XCTAssertEqual(
      outcome,
      AppOutcome(
        .crashed, callback: resign, message: "Index out of range", file: "A.swift", line: 7))
    XCTAssertEqual(
      device.trace.after("home").words,
      ["applicationWillResignActive", "going", "process ended", "= notRunning"])
    XCTAssertEqual(
      device.trace.events.first { $0.name == "ended" }?.detail,
      [
        "reason": "crashed", "callback": .string(resign), "message": "Index out of range",
        "file": "A.swift", "line": 7,
      ])
  }

  func testTheInnermostCallbackIsNamed() throws {
    let device = scriptedDevice([
      didFinish: Shown.objects + Shown.show,
      "viewDidLoad()": [.end(AppOutcome(.crashed))],
    ]).device

    XCTAssertEqual(try device.outcome(of: "launch")?.callback, "viewDidLoad()")
  }

  func testQueuedWorkIsNamedByItsKind() throws {
    let device = scriptedDevice([
      resign: [.queue(.timer, [.end(AppOutcome(.hung))])]
    ]).device

    XCTAssertEqual(try device.outcome(of: "launch home")?.callback, "Timer")
  }

  func testTheDeviceLaunchesAgainAfterTheAppEnded() throws {
    var launches = 0
    let launcher = ScriptedLauncher {
      launches += 1
      let crashes = launches == 1
      return ScriptedApp { call in
        crashes && call.name == "applicationDidBecomeActive(_:)" ? [.end(AppOutcome(.crashed))] : []
      }
    }
    let device = Device(launcher: launcher)

    XCTAssertEqual(try device.outcome(of: "launch")?.kind, .crashed)
    XCTAssertEqual(device.situation.app, .notRunning)
    XCTAssertNil(try device.outcome(of: "launch home open"))

    XCTAssertEqual(launcher.apps.map(\.isTerminated), [true, false])
    XCTAssertEqual(device.situation.app, .active)
  }

  func testAfterTheEndOnlyWhatNeedsNoAppIsPossible() throws {
    let device = scriptedDevice([resign: [.end(AppOutcome(.exited))]]).device
    _ = try device.outcome(of: "launch switcher")

    XCTAssertThrowsError(try device.play("open")) {
      XCTAssertEqual(($0 as? Refusal)?.reason, "the app is not running")
    }
    XCTAssertNil(try device.outcome(of: "close-switcher launch"))
  }

  func testAProcessThatDoesNotStartIsTheMachinesFault() throws {
    let launcher = ScriptedLauncher { () throws(AppOutcome) in
      throw AppOutcome(.infrastructure, message: "no space")
    }
    let device = Device(launcher: launcher)

    XCTAssertEqual(
      try device.outcome(of: "launch"), AppOutcome(.infrastructure, message: "no space"))
    XCTAssertEqual(device.trace.words, ["▸ launch", "= notRunning"])
  }

  func testShuttingDownEndsTheProcessWithoutAWord() throws {
    let (device, launcher) = scriptedDevice()
    try device.play("launch")

    device.shutDown()
    device.shutDown()

    XCTAssertEqual(launcher.apps.map(\.isTerminated), [true])
    XCTAssertEqual(device.trace.words.last, "process ended")
    XCTAssertEqual(device.trace.words.filter { $0 == "process ended" }.count, 1)
    XCTAssertEqual(device.situation.app, .notRunning)
  }

  func testADeviceThatGoesTakesItsAppAlong() throws {
    var device: Device?
    let launcher = ScriptedLauncher { ScriptedApp() }
    device = Device(launcher: launcher)
    try device?.play("launch")

    device = nil

    XCTAssertEqual(launcher.apps.map(\.isTerminated), [true])
  }

  // MARK: What breaks the protocol

  private func outcome(ofSending message: LinkMessage) throws -> AppOutcome? {
    try scriptedDevice([didFinish: [.send(message)]]).device.outcome(of: "launch")
  }

  func testMessagesOutOfTurnBreakTheProtocol() throws {
    let messages: [(LinkMessage, String)] = [
      (.returned(Returned(id: 99)), "a message out of turn"),
      (.returned(Returned(id: 3)), "a message out of turn"),
      (.ask(Ask(id: 2, name: "loadView", receiver: .application)), "ask 2 after ask 0"),
      (
        .call(Call(id: 5, name: "boot", receiver: .application, now: 0, state: "")),
        "a message that only the device may send"
      ),
      (.answer(Answer(id: 1, now: 0, state: "")), "a message that only the device may send"),
    ]
    for (message, sentence) in messages {
      XCTAssertEqual(
        try outcome(ofSending: message),
        AppOutcome(.brokeProtocol, callback: didFinish, message: sentence))
    }
  }

  func testAnUnknownQuestionBreaksTheProtocol() throws {
    let ask = LinkMessage.ask(Ask(id: 1, name: "score", receiver: .application))

    XCTAssertEqual(
      try outcome(ofSending: ask),
      AppOutcome(
        .brokeProtocol, callback: didFinish, message: "a question that UIKit does not ask"))
  }

  func testAnUnknownEffectBreaksTheProtocol() throws {
    let known = try outcome(ofSending: .effects([Effect("print", on: ObjectID(77))]))
    XCTAssertNil(known)

    XCTAssertEqual(
      try outcome(ofSending: .effects([Effect("fullMarks", on: .application)])),
      AppOutcome(
        .brokeProtocol, callback: didFinish, message: "an effect that UIKit does not know"))
  }

  func testEveryKnownEffectIsRecorded() throws {
    for name in EffectName.all {
      let device = scriptedDevice([
        didFinish: [.tell(Effect(name.rawValue, on: .delegate))]
      ]).device
      try device.play("launch")

      let effect = device.trace.events.first { $0.kind == .effect }
      XCTAssertEqual(effect?.name, name.rawValue)
      XCTAssertEqual(effect?.on, "AppDelegate")
    }
  }

  func testAskingWithoutEndBreaksTheProtocol() throws {
    // Each view controller's loading loads the next.
    let callbacks = [didFinish, "loadView()"]
    let device = scriptedDevice { call in
      callbacks.contains(call.name)
        ? [.ask(.loadView, on: ObjectID(call.receiver.number + 2))] : []
    }.device

    let outcome = try device.outcome(of: "launch")

    XCTAssertEqual(outcome?.kind, .brokeProtocol)
    XCTAssertEqual(outcome?.message, "calls nested deeper than 64")
    XCTAssertEqual(outcome?.callback, "loadView()")
  }

  func testAnAppSaysAsMuchAsTheLimitAndNoMore() throws {
    func device(_ count: Int) -> Device {
      let effects = (0..<count).map { _ in Effect("print", on: .application) }
      return scriptedDevice([didFinish: [.send(.effects(effects))]]).device
    }
    let limit = Device.maximumThingsSaid

    XCTAssertNil(try device(limit).outcome(of: "launch"))
    XCTAssertEqual(
      try device(limit + 1).outcome(of: "launch"),
      AppOutcome(
        .tooMuchOutput, callback: didFinish, message: "did more than 10000 things in one callback"))
  }

  func testQuestionsCountAsThingsSaid() throws {
    let limit = Device.maximumThingsSaid
    let effects = (0..<limit).map { _ in Effect("print", on: .application) }
    let device = scriptedDevice([
      didFinish: [.send(.effects(effects)), .ask(.loadView, on: ObjectID(2))]
    ]).device

    XCTAssertEqual(try device.outcome(of: "launch")?.kind, .tooMuchOutput)
  }

  func testLongTextIsCutInTheTrace() throws {
    let texts = [4096, 4097].map { String(repeating: "x", count: $0) }
    let device = scriptedDevice([didFinish: texts.map { .print($0) }]).device
    try device.play("launch")

    let kept = device.trace.events.filter { $0.name == "print" }.compactMap {
      $0.detail["text"]?.string
    }
    XCTAssertEqual(kept, [texts[0], texts[0] + "…"])
  }

  func testNumbersThatAreNoNumbersAreText() throws {
    let values: LinkRecord = [
      "nan": .double(.nan), "inf": .double(.infinity), "date": .date(-.infinity),
      "list": .list([.double(-.infinity), 1]),
    ]
    let device = scriptedDevice([
      didFinish: [.tell(Effect("print", on: .application, detail: values))]
    ]).device
    try device.play("launch")

    let event = try XCTUnwrap(device.trace.events.first { $0.kind == .effect })
    XCTAssertEqual(
      event.detail,
      [
        "nan": "nan", "inf": "inf", "date": .record(["date": "-inf"]), "list": .list(["-inf", 1]),
      ])
    XCTAssertNoThrow(try JSONEncoder().encode(event))
  }
}
