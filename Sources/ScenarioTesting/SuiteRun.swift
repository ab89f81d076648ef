import AppHosting
import AppJail
import Foundation
import LifecycleContracts
import LifecycleTrace
import SubmissionBuild
import Wording
import XCTest

/// The run of one test process: which app it drives and where it writes its record.
///
/// XCTest makes the scenarios, so they find their run here.
final class SuiteRun: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = SuiteRun(environment: ProcessInfo.processInfo.environment)

  private let environment: [String: String]
  private let isolation: Isolation
  private let record: RecordFile?
  private var apps: [String: JailedAppLauncher] = [:]
  private var toldRules: Set<ToldRule> = []
  private var scenarios = 0
  private var hasStarted = false

  private init(environment: [String: String]) {
    self.environment = environment
    isolation =
      environment[RunRequest.isolation].flatMap { Isolation(rawValue: $0) } ?? Isolation.best()
    record = environment[RunRequest.record].flatMap { RecordFile(path: $0) }
    super.init()
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  // MARK: The app

  /// The app to drive: the one that was named, or the reference of the suite's assignment.
  func app(forSuiteIn file: String) throws -> JailedAppLauncher {
    if let path = environment[RunRequest.app] {
      return try launcher(for: path) { try BuiltApp(at: URL(fileURLWithPath: path)) }
    }
    let assignment = try AssignmentFolder(above: file)
    return try launcher(for: assignment.folder.path) { try assignment.referenceApp(isolation) }
  }

  private func launcher(
    for key: String, _ app: () throws -> BuiltApp
  ) throws -> JailedAppLauncher {
    if let known = apps[key] { return known.forAnotherDevice() }
    let made = JailedAppLauncher(
      image: AppImage(try app()), limits: try limits(), isolation: isolation)
    apps[key] = made
    return made
  }

  private func limits() throws -> AppLimits {
    guard let text = environment[RunRequest.limits] else { return AppLimits() }
    return try JSONDecoder().decode(AppLimits.self, from: Data(text.utf8))
  }

  // MARK: The record

  func start(scenario: String, of suite: String) {
    if !hasStarted {
      record?.write(.runStarted(RunStarted(suite: suite, isolation: isolation.name)))
      hasStarted = true
    }
    record?.write(.scenarioStarted(ScenarioStarted(scenario: scenario)))
  }

  /// Writes what rules demand, before the first verdict on them: each once in a run.
  func tell(_ rules: [Rule]) {
    guard let record else { return }
    for rule in rules where toldRules.insert(ToldRule(rule)).inserted {
      record.write(.rule(RuleWords(rule)))
    }
  }

  /// Writes a verdict; false when no record is being kept.
  func record(_ result: CriterionResult) -> Bool {
    record?.write(.criterion(result))
    return record != nil
  }

  func end(scenario: String, events: [Event], outcome: AppOutcome) {
    scenarios += 1
    record?.write(events)
    record?.write(.scenarioEnded(ScenarioEnded(scenario: scenario, outcome: outcome)))
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    for app in apps.values { app.clear() }
    record?.write(.runEnded(RunEnded(scenarios: scenarios)))
  }
}

/// A run record being written, one line at a time.
private final class RecordFile {
  private let handle: FileHandle
  private let encoder: JSONEncoder

  init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { return nil }
    self.handle = handle
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func write(_ line: RunLine) {
    // A line that is missing makes the record unreadable, which is how a reader finds out.
    guard let data = try? encoder.encode(line) else { return }
    try? handle.write(contentsOf: data + [UInt8(ascii: "\n")])
  }

  /// Writes a trace at once: nearly all lines of a record are events.
  func write(_ events: [Event]) {
    let lines = events.map { EventJSON.recordLine($0) + "\n" }
    try? handle.write(contentsOf: Data(lines.joined().utf8))
  }
}
