import Foundation
import LifecycleTrace

/// What a suite's whole run recorded, without the events.
public struct RunRecord: Hashable, Sendable {
  public struct Scenario: Hashable, Sendable {
    public var name: String
    public var criteria: [CriterionResult]
    public var outcome: AppOutcome

    public init(name: String, criteria: [CriterionResult], outcome: AppOutcome) {
      self.name = name
      self.criteria = criteria
      self.outcome = outcome
    }
  }

  /// The rung of isolation that app processes got.
  public var isolation: String
  /// In the order in which they ran.
  public var scenarios: [Scenario]
  /// What the judged rules demand, in the order in which they were first judged.
  public var rules: [RuleWords]

  public init(isolation: String, scenarios: [Scenario], rules: [RuleWords] = []) {
    self.isolation = isolation
    self.scenarios = scenarios
    self.rules = rules
  }
}

/// Why a run record proves nothing.
public struct RunRecordFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// 1-based.
  public var line: Int
  public var message: String

  public var description: String { "line \(line) of the run record: \(message)" }
}

extension RunRecord {
  /// The largest record that is read, in bytes.
  public static let maximumSize = 256 << 20

  /// Reads a run record by its grammar, and refuses one that is not whole.
  ///
  ///     record   = runStarted scenario* runEnded
  ///     scenario = scenarioStarted (event | rule | criterion)* scenarioEnded
  ///
  /// Each line ends with a newline; `scenarioEnded` names the scenario that started; `runEnded`
  /// counts the scenarios.
  public static func read(_ data: Data) throws(RunRecordFault) -> RunRecord {
    var reader = RunRecordReader()
    let decoder = JSONDecoder()
    var number = 0
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      number += 1
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        throw RunRecordFault(line: number, message: "is cut off")
      }
      let line: RecordedLine
      do {
        line = try decoder.decode(RecordedLine.self, from: Data(rest[..<end]))
      } catch {
        throw RunRecordFault(line: number, message: "is not a line of this grammar")
      }
      do {
        try reader.take(line)
      } catch {
        throw RunRecordFault(line: number, message: error.message)
      }
      rest = rest[rest.index(after: end)...]
    }
    guard let record = reader.whole else {
      throw RunRecordFault(line: number + 1, message: "the run did not end")
    }
    return record
  }
}

/// A line as far as it is read here: nearly all are events, of which a score is not made.
private enum RecordedLine: Decodable {
  case event
  case other(RunLine)

  private enum Key: String, CodingKey { case record, n, t, kind, name, state }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard try container.decode(String.self, forKey: .record) == "event" else {
      self = .other(try RunLine(from: decoder))
      return
    }
    // Everything but the detail, which costs the most.
    _ = try container.decode(Int.self, forKey: .n)
    _ = try container.decode(Double.self, forKey: .t)
    _ = try container.decode(Event.Kind.self, forKey: .kind)
    for key in [Key.name, .state] { _ = try container.decode(String.self, forKey: key) }
    self = .event
  }
}

/// The grammar as a state machine over lines.
private struct RunRecordReader {
  struct Fault: Error { var message: String }

  private enum State {
    case beforeRun
    case betweenScenarios
    case inScenario(RunRecord.Scenario)
    case ended
  }

  private var state = State.beforeRun
  private var record = RunRecord(isolation: "", scenarios: [])

  var whole: RunRecord? { if case .ended = state { record } else { nil } }

  mutating func take(_ line: RecordedLine) throws(Fault) {
    switch (state, line) {
    case (.beforeRun, .other(.runStarted(let start))):
      guard start.schema == RunStarted.currentSchema else {
        throw Fault(message: "has another schema than \(RunStarted.currentSchema)")
      }
      record.isolation = start.isolation
      state = .betweenScenarios
    case (.betweenScenarios, .other(.scenarioStarted(let start))):
      state = .inScenario(.init(name: start.scenario, criteria: [], outcome: .completed))
    case (.inScenario, .event):
      break
    case (.inScenario, .other(.rule(let rule))):
      record.rules.append(rule)
    case (.inScenario(var scenario), .other(.criterion(let result))):
      scenario.criteria.append(result)
      state = .inScenario(scenario)
    case (.inScenario(var scenario), .other(.scenarioEnded(let end))):
      guard end.scenario == scenario.name else {
        throw Fault(message: "ends another scenario than the one that started")
      }
      scenario.outcome = end.outcome
      record.scenarios.append(scenario)
      state = .betweenScenarios
    case (.betweenScenarios, .other(.runEnded(let end))):
      guard end.scenarios == record.scenarios.count else {
        throw Fault(
          message: "counts \(end.scenarios) scenarios; \(record.scenarios.count) are recorded")
      }
      state = .ended
    case (.ended, _):
      throw Fault(message: "comes after the end of the run")
    default:
      throw Fault(message: "comes out of turn")
    }
  }
}
