import AppJail
import Foundation
import LifecycleTrace
import Wording

/// What runs a suite on a compiled app.
public protocol SuiteRunner: Sendable {
  /// - Parameter folder: an existing folder for the run's files.
  /// - Throws: the machine's fault for a run without a whole record.
  func run(
    _ suite: Suite, of assignment: Assignment, on app: URL, in folder: URL
  ) throws(GradingFault) -> RunRecord
}

/// The XCTest bundle that a course's test targets are built into; on Linux an executable.
public struct TestBundle: SuiteRunner {
  /// Seconds of wall-clock time that a run may take beside its scenarios.
  static let startAllowance = 60.0

  public var executable: URL
  /// The rung that app processes get.
  public var isolation: Isolation
  public var environment: [String: String]
  public var interruption: Interruption

  /// - Parameter environment: what the suite's process inherits; no app process sees it.
  public init(
    _ executable: URL, isolation: Isolation, environment: [String: String],
    interruption: Interruption
  ) {
    self.executable = executable
    self.isolation = isolation
    self.environment = environment
    self.interruption = interruption
  }

  /// Asks the bundle for its tests, one `Module.Class/testName` a line.
  public func list(in folder: URL) throws(LabError) -> String {
    let process = TrustedProcess(
      executable.path, ["--list-tests"], environment: environment,
      wallLimit: Self.startAllowance, output: folder.appending(path: "tests.txt"))
    let ending: TrustedProcess.Ending
    do {
      ending = try process.run(until: interruption)
    } catch {
      throw LabError("\(error)", kind: .infrastructure)
    }
    guard ending == .exited(status: 0) else {
      throw LabError(
        "cannot list its tests: \(ending.words)\n\(process.printed(last: 2000))",
        kind: .infrastructure, file: executable.path)
    }
    return process.printed(last: 1 << 24)
  }

  public func run(
    _ suite: Suite, of assignment: Assignment, on app: URL, in folder: URL
  ) throws(GradingFault) -> RunRecord {
    let record = folder.appending(path: "\(suite.visibility.rawValue).jsonl")
    // What an earlier attempt wrote says nothing about this one.
    try? FileManager.default.removeItem(at: record)
    let process = TrustedProcess(
      executable.path, [suite.classes.joined(separator: ",")],
      environment: try variables(app: app, record: record, limits: assignment.limits),
      wallLimit: Self.wallLimit(of: suite, limits: assignment.limits),
      output: folder.appending(path: "\(suite.visibility.rawValue).txt"))
    let ending: TrustedProcess.Ending
    do {
      ending = try process.run(until: interruption)
    } catch {
      throw .machine("\(error)")
    }
    // A complete record stands, whatever XCTest's exit status says.
    if ending == .interrupted { throw .interrupted }
    return try read(record, of: suite, after: ending)
  }

  /// Seconds: each scenario may meet the limit of its app more than once, and may explore.
  static func wallLimit(of suite: Suite, limits: AppLimits) -> Double {
    let scenario = Double(3 * limits.wallSeconds) + RunRequest.explorationLimit
    return startAllowance + Double(suite.scenarios.count) * scenario
  }

  private func variables(
    app: URL, record: URL, limits: AppLimits
  ) throws(GradingFault) -> [String: String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(limits) else {
      throw .machine("the limits cannot be written as JSON")
    }
    return environment.merging(
      [
        RunRequest.app: app.path,
        RunRequest.record: record.path,
        RunRequest.limits: String(decoding: data, as: UTF8.self),
        RunRequest.isolation: isolation.rawValue,
        // Apps' containers: a suite that is killed cannot remove them.
        "TMPDIR": record.deletingLastPathComponent().path,
      ]
    ) { $1 }
  }

  private func read(
    _ file: URL, of suite: Suite, after ending: TrustedProcess.Ending
  ) throws(GradingFault) -> RunRecord {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
    guard let size else { throw .machine("\(suite.module) wrote no run record: \(ending.words)") }
    guard size <= RunRecord.maximumSize, let data = try? Data(contentsOf: file) else {
      throw .machine("the run record of \(suite.module) has \(size) bytes and cannot be read")
    }
    let record: RunRecord
    do {
      record = try RunRecord.read(data)
    } catch {
      throw .machine("\(suite.module): \(ending.words); \(error)")
    }
    guard record.scenarios.map(\.name).sorted() == suite.scenarios.sorted() else {
      throw .machine("\(suite.module) recorded other scenarios than the bundle lists")
    }
    return record
  }
}

extension TrustedProcess.Ending {
  /// For sentences: "…: it ended with exit status 1".
  var words: String {
    switch self {
    case .exited(let status): "it ended with exit status \(status)"
    case .killed(let signal): "it was killed by signal \(signal)"
    case .outOfTime: "it did not end in time"
    case .interrupted: "it was interrupted"
    }
  }
}
