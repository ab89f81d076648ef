import AppHosting
import DeviceSimulator
import Foundation
import InfoPlist
import LifecycleContracts
import LifecycleTrace
@_exported import XCTest

/// An XCTest case whose tests are scenarios: each drives one device with one app.
///
/// ```swift
/// final class SuspensionScenarios: ScenarioCase {
///   func testScoreSurvivesAPurge() throws {
///     let device = try launch()
///     try device.perform("home purge launch")
///     expect("Restores the score", points: 3, device.printed.contains("score 1"))
///     try satisfy(contract)
///   }
/// }
/// ```
///
/// Where the app shows nothing that the user could do a stimulus to, such as a tap on a button that is
/// not there, the scenario stops, and expectations from then on are not met.
///
/// When the app ends by its own doing the scenario goes on, but nothing more happens on the device:
/// stimuli are passed over, expectations count as not exercised, and contracts are judged on what
/// had happened until then.
open class ScenarioCase: XCTestCase {
  private var device: ScenarioDevice?
  /// Whose fault it is that the scenario could not be played; never the student's.
  private var fault: AppOutcome?

  // MARK: Driving

  /// Makes the scenario's device, with nothing stored on it, and plays the first story.
  ///
  /// Once per scenario; `device.perform("launch")` launches again after the app has ended. The app's
  /// `Info.plist` decides whether it has scenes, and whether the device is an iPad.
  ///
  /// - Parameters:
  ///   - system: the version of iOS on the device.
  ///   - change: what this scenario's device reads otherwise in the app's `Info.plist`, such as
  ///     `{ $0.exitsOnSuspend = true }`.
  public func launch(
    _ story: String = "launch", on system: SystemVersion = .iOS17,
    changing change: (inout AppManifest) -> Void = { _ in }, file: StaticString = #filePath
  ) throws -> ScenarioDevice {
    guard device == nil else {
      throw suiteFault("launch() is called once per scenario; use device.perform(\"launch\")")
    }
    let app = try app(forSuiteIn: file)
    var manifest = app.manifest
    change(&manifest)
    let device = ScenarioDevice(
      Device(launcher: app, system: system, manifest: manifest), container: app.container
    ) { [weak self] in _ = self?.suiteFault($0) }
    self.device = device
    try device.perform(story)
    return device
  }

  // MARK: Judging

  /// Judges one named criterion of this scenario.
  ///
  /// The title identifies the criterion: expectations of the same title are one row of the report.
  ///
  /// - Parameter came: what came instead, for the finding, such as `the label shows 1 instead of 2`;
  ///   the story is named after it.
  public func expect(
    _ title: String, points: Int, _ condition: @autoclosure () throws -> Bool,
    came: String? = nil, because: String? = nil, hint: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) rethrows {
    guard device?.outcome == nil else {
      return report(
        CriterionResult(
          criterion: title, source: .expectation, points: points, verdict: .notExercised,
          because: because, hint: hint), file: file, line: line)
    }
    let refusal = device?.refusal
    let isMet = try refusal == nil && condition()
    let story = device?.trace.story ?? []
    let finding = Finding(
      kind: .expectation, scenario: scenario, expected: title,
      came: refusal.map { "\($0)" }
        ?? "\(came ?? "it was not so") after "
        + (story.isEmpty ? "nothing" : story.joined(separator: " · ")),
      story: story, because: because, hint: hint)
    report(
      CriterionResult(
        criterion: title, source: .expectation, points: points,
        verdict: isMet ? .satisfied : .violated, because: because, hint: hint,
        findings: isMet ? [] : [finding]), file: file, line: line)
  }

  /// Judges a contract on all that has happened so far.
  public func satisfy(
    _ contract: Contract, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    do {
      try contract.validate()
    } catch {
      throw suiteFault("\(error)")
    }
    guard let device else { throw suiteFault("satisfy(_:) comes after launch()") }
    SuiteRun.shared.tell(contract.rules)
    for result in contract.evaluate(device.trace, scenario: scenario) {
      report(result, file: file, line: line)
    }
  }

  // MARK: Recording

  open override func setUpWithError() throws {
    try super.setUpWithError()
    SuiteRun.shared.start(scenario: scenario, of: String(describing: type(of: self)))
  }

  open override func tearDown() {
    device?.shutDown()
    SuiteRun.shared.end(
      scenario: scenario, events: device?.trace.events ?? [],
      outcome: fault ?? device?.outcome ?? .completed)
    super.tearDown()
  }

  /// `testNameOfTheScenario`, without the class that XCTest puts before it.
  private var scenario: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private func suiteFault(_ message: String) -> SuiteFault {
    fault = fault ?? AppOutcome(.suiteError, message: message)
    return SuiteFault(description: message)
  }

  private func app(forSuiteIn file: StaticString) throws -> JailedAppLauncher {
    do {
      return try SuiteRun.shared.app(forSuiteIn: file.description)
    } catch {
      fault = fault ?? AppOutcome(.infrastructure, message: "\(error)")
      throw error
    }
  }

  /// Writes a verdict to the run record, or fails the test where there is none.
  private func report(_ result: CriterionResult, file: StaticString, line: UInt) {
    if SuiteRun.shared.record(result) { return }
    if result.verdict == .violated {
      let blocks = result.findings.map { FindingText.block($0, of: result) }
      XCTFail("\n" + blocks.joined(separator: "\n"), file: file, line: line)
    }
  }
}

/// The suite asks for what cannot be: the instructor's fault, never the student's.
public struct SuiteFault: Error, CustomStringConvertible {
  public var description: String
}
