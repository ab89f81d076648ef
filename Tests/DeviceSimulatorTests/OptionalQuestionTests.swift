import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// What the trace says of callbacks that are questions, and that an app may lack.
final class OptionalQuestionTests: XCTestCase {
  private static let question = "application(_:shouldSaveApplicationState:)"
  private static let step = "applicationDidEnterBackground(_:)"

  private func trace(
    of actions: [String: [ScriptedApp.Action]], lacking missing: Set<String>
  ) throws -> Trace {
    let launcher = ScriptedLauncher {
      let app = ScriptedApp { actions[$0.name] ?? [] }
      app.unimplemented = missing
      return app
    }
    let device = Device(launcher: launcher, system: .iOS7)
    do {
      try device.play("launch home")
    } catch is AppOutcome {}
    return device.trace.after("home")
  }

  private func events(_ trace: Trace, of name: String) -> [Event.Kind] {
    trace.events.filter { $0.name == name }.map(\.kind)
  }

  func testAQuestionThatTheAppDoesNotHaveIsNotThere() throws {
    let trace = try trace(of: [:], lacking: [Self.question])

    XCTAssertEqual(events(trace, of: Self.question), [])
  }

  func testAQuestionThatTheAppAnswersIsThere() throws {
    let trace = try trace(of: [:], lacking: [])

    XCTAssertEqual(events(trace, of: Self.question), [.callback, .return])
  }

  func testAStepOfTheLifeCycleIsThereWithoutTheAppsOwn() throws {
    let trace = try trace(of: [:], lacking: [Self.step])

    XCTAssertEqual(events(trace, of: Self.step), [.callback, .return])
  }

  func testWhateverHappensInAQuestionStandsBehindItsEntry() throws {
    let trace = try trace(
      of: [Self.question: [.print("asked")]], lacking: [Self.question])

    let numbers = trace.events.map(\.n)
    let entry = try XCTUnwrap(trace.events.first { $0.name == Self.question })
    let end = try XCTUnwrap(trace.events.last { $0.name == Self.question })
    XCTAssertEqual(events(trace, of: Self.question), [.callback, .return])
    XCTAssertEqual(trace.events.first { $0.name == "print" }?.n, entry.n + 1)
    XCTAssertEqual(end.detail["entry"]?.int, Int64(entry.n))
    XCTAssertEqual(numbers, Array(numbers[0]..<numbers[0] + numbers.count), "without gaps")
  }

  func testAnAppThatDiesInAQuestionDiesInIt() throws {
    let trace = try trace(
      of: [Self.question: [.end(AppOutcome(.crashed))]], lacking: [Self.question])

    XCTAssertEqual(events(trace, of: Self.question), [.callback])
    let end = trace.events.first { $0.kind == .process }
    XCTAssertEqual(end?.detail["callback"]?.string, Self.question)
  }
}
