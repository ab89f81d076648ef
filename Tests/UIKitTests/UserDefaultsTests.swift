import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

final class UserDefaultsTests: XCTestCase {
  private func printed(_ scenario: String, _ story: String = "launch") throws -> [String] {
    try Apps.foundation.get().played(scenario, story).printedLater
  }

  private let everyType =
    #"7 1.5 0.25 true text 3 60.0 [1, 2, 3] ["a", "b"] lab 2.5 9 5 true ["x", "y"]"#

  func testEveryTypeIsReadAsItWasWritten() throws {
    XCTAssertEqual(try printed("types"), [everyType])
  }

  func testWhatWasWrittenSurvivesAPurge() throws {
    let device = try Apps.foundation.get().device(defaults: ["scenario": "types"])
    try device.play("launch home purge launch swipe-kill launch")

    XCTAssertEqual(device.trace.printed.filter { $0 == everyType }.count, 3)
    XCTAssertEqual(device.storage.defaults["standard"]?.count, 15)
    XCTAssertEqual(device.storage.defaults["standard"]?["bool"], true)
    XCTAssertEqual(device.storage.defaults["standard"]?["flag"], true)
    XCTAssertEqual(device.storage.defaults["standard"]?["number"], 5)
  }

  func testWritesAreEffectsInTheirCallback() throws {
    let trace = try Apps.foundation.get().played("removal")

    let effects = trace.events.filter { $0.kind == .effect && $0.name != "print" }
    XCTAssertEqual(effects.map(\.name), ["defaultsWrite", "defaultsRemoval", "defaultsRemoval"])
    XCTAssertEqual(effects.first?.detail, ["domain": "standard", "key": "key", "value": 1])
    XCTAssertEqual(trace.printedLater, ["true true"])
    let entry = try XCTUnwrap(
      trace.events.first { $0.kind == .callback && $0.name.contains("didFinish") })
    let back = try XCTUnwrap(
      trace.events.first { $0.kind == .return && $0.name.contains("didFinish") })
    for effect in effects { XCTAssertTrue((entry.n...back.n).contains(effect.n)) }
  }

  func testNumbersAndTextAreReadAsOneAnother() throws {
    XCTAssertEqual(
      try printed("conversions").joined(separator: "|"),
      [
        "12 12.0",
        "YES:true true:true 1:true y:true no:false 0:false :false false:false 7:true ",
        "3 3.99", "1 1", "0", "0 false", "nil nil",
      ].joined(separator: "|"))
  }

  func testObjectsAreCastAsApplesAre() throws {
    XCTAssertEqual(
      try printed("casts"), ["5", "5.0", "true", "[1, 2]", #"["a": 1.5]"#, "nil"])
  }

  func testRegisteredValuesAreReadWhereNoneIsWritten() throws {
    let device = try Apps.foundation.get().device(defaults: ["scenario": "register"])
    try device.play("launch")

    XCTAssertEqual(device.trace.printedLater, ["3 nobody", "me", "nobody", "3"])
    XCTAssertEqual(device.storage.defaults, [:], "what is registered is not kept")
  }

  func testSuitesAreApart() throws {
    XCTAssertEqual(try printed("suites"), ["1 2", "2", #"["key"]"#])
  }

  func testAChangeIsNotified() throws {
    XCTAssertEqual(try printed("notification"), ["changed", "changed"])
  }

  func testListsNestAsDeepAsTheLinkCarriesThemBack() throws {
    let app = try Apps.foundation.get()
    XCTAssertEqual(
      try app.played("deep", "launch home purge launch").printed.filter { $0 == "kept" }.count, 2)

    let outcome = try app.device(defaults: ["scenario": "too deep"]).outcome(of: "launch")
    XCTAssertEqual(outcome?.kind, .crashed)
    XCTAssertEqual(outcome?.line, try app.line(of: "too deep", in: "Settings.swift"))
  }

  func testWhatNoPropertyListHoldsIsATrapAtItsLine() throws {
    let app = try Apps.foundation.get()
    let messages = [
      "object":
        "Attempt to insert non-property list object Score(points: 1) for key score",
      "object in a list":
        "Attempt to insert non-property list object [1, App.Settings.Score(points: 1)] for key scores",
      "keys by number": #"Attempt to insert non-property list object [1: "a"] for key record"#,
    ]
    for (scenario, message) in messages {
      XCTAssertEqual(
        try app.device(defaults: ["scenario": scenario]).outcome(of: "launch"),
        AppOutcome(
          .crashed, callback: CallbackName.didFinishLaunching.rawValue, message: message,
          file: "Settings.swift", line: try app.line(of: scenario, in: "Settings.swift")))
    }
  }
}
