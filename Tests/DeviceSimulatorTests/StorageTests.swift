import AppLink
import DeviceSimulator
import LifecycleTrace
import SeededRandom
import XCTest

final class StorageTests: XCTestCase {
  private let didFinish = "application(_:didFinishLaunchingWithOptions:)"

  private func device(writing actions: [ScriptedApp.Action]) -> (Device, ScriptedLauncher) {
    scriptedDevice([didFinish: actions])
  }

  func testWhatIsKeptSurvivesKillAndPurge() throws {
    let (device, launcher) = device(writing: [
      .write(1, key: "score"), .write("me", key: "name"),
      .write(true, key: "flag", domain: "suite"),
      .remove(key: "name"),
    ])
    let kept: LinkRecord = [
      "standard": .record(["score": 1]), "suite": .record(["flag": true]),
    ]

    try device.play("launch home purge launch swipe-kill launch")

    let boots = launcher.apps.map { $0.calls.first?.arguments["defaults"] }
    XCTAssertEqual(boots, [.record([:]), .record(kept), .record(kept)])
    XCTAssertEqual(device.storage.defaults["standard"], ["score": 1])
  }

  func testWhatIsKeptSurvivesTheAppsOwnEnd() throws {
    let (device, _) = device(writing: [
      .write(1, key: "score"), .end(AppOutcome(.crashed, message: "a trap")),
    ])

    XCTAssertEqual(try device.outcome(of: "launch")?.kind, .crashed)
    XCTAssertEqual(device.storage.defaults, ["standard": ["score": 1]])
  }

  func testAWriteIsAnEffectInItsCallback() throws {
    let (device, _) = device(writing: [
      .write(.data([1, 2, 3]), key: "image"), .write(.date(0), key: "when"), .remove(key: "image"),
    ])
    try device.play("launch")

    let effects = device.trace.events.filter { $0.kind == .effect }
    XCTAssertEqual(effects.map(\.name), ["defaultsWrite", "defaultsWrite", "defaultsRemoval"])
    XCTAssertEqual(
      effects.map { $0.detail["value"] },
      [.record(["bytes": 3]), .record(["date": .double(0)]), nil])
  }

  func testStorageHoldsAsMuchAsTheLimitAndNoMore() throws {
    // Domain and key each come with a length; the domain's record and the value with a kind too.
    let overhead = (4 + 8 + 5) + (4 + 1 + 5)
    let most = DeviceStorage.maximumSize - overhead
    func write(_ count: Int) -> ScriptedApp.Action {
      .write(.data([UInt8](repeating: 0, count: count)), key: "k")
    }

    XCTAssertNil(try device(writing: [write(most)]).0.outcome(of: "launch"))
    XCTAssertEqual(
      try device(writing: [write(most + 1)]).0.outcome(of: "launch"),
      AppOutcome(
        .tooMuchOutput, callback: didFinish, message: "kept more than 512 KiB on the device"))
  }

  func testAWriteWithoutItsValueWasTooLongToSend() throws {
    let write = Effect("defaultsWrite", on: .application, detail: ["key": "", "domain": ""])

    XCTAssertEqual(
      try device(writing: [.tell(write)]).0.outcome(of: "launch")?.message,
      "kept more than 512 KiB on the device")
  }

  func testAFullStorageCanBeReadAtTheNextLaunch() throws {
    // The worst a frame can hold: many domains of one short key each.
    func writes(_ numbers: Range<Int>) -> [ScriptedApp.Action] {
      numbers.map { .write(true, key: "", domain: "\($0)") }
    }
    let (device, launcher) = scriptedDevice([
      didFinish: writes(0..<10_000), "applicationDidBecomeActive(_:)": writes(10_000..<20_000),
    ])
    try device.play("launch home purge launch")

    let boot = try XCTUnwrap(launcher.apps.last?.calls.first)
    XCTAssertNoThrow(try LinkFrame.bytes(of: .call(boot)))
    XCTAssertGreaterThan(device.storage.size, DeviceStorage.maximumSize / 2)
  }

  func testTheSizeFollowsWritesAndRemovals() throws {
    var generator = SeededGenerator(seed: 5)
    let keys = ["a", "b", "e\u{301}", "\u{E9}", "a long key"]
    let domains = ["standard", "suite", "e\u{301}", "\u{E9}"]
    let values: [LinkValue] = [
      1, "text", true, .null, .list([1, "a"]), .record(["k": .data([1])]),
    ]
    for _ in 0..<200 {
      let actions = (0..<20).map { _ in
        let key = keys.randomElement(using: &generator) ?? ""
        let domain = domains.randomElement(using: &generator) ?? ""
        return Bool.random(using: &generator)
          ? ScriptedApp.Action.remove(key: key, domain: domain)
          : .write(values.randomElement(using: &generator) ?? .null, key: key, domain: domain)
      }
      let (device, launcher) = device(writing: actions)
      try device.play("launch home purge launch")

      let boot = try XCTUnwrap(launcher.apps.last?.calls.first?.arguments["defaults"])
      XCTAssertEqual(device.storage.size, bytes(of: boot) - bytes(of: .record([:])))
    }
  }

  /// The bytes of a value on the link.
  private func bytes(of value: LinkValue) -> Int {
    LinkEncoder.encode(.returned(Returned(id: 0, value: ["": value]))).count
  }
}
