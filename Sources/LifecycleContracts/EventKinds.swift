import LifecycleTrace

/// A set of kinds of event.
struct EventKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let stimulus = EventKinds(rawValue: 1 << 0)
  static let state = EventKinds(rawValue: 1 << 1)
  static let process = EventKinds(rawValue: 1 << 2)
  static let callback = EventKinds(rawValue: 1 << 3)
  static let `return` = EventKinds(rawValue: 1 << 4)
  static let notification = EventKinds(rawValue: 1 << 5)
  static let effect = EventKinds(rawValue: 1 << 6)
  static let finding = EventKinds(rawValue: 1 << 7)
  static let all = EventKinds(rawValue: .max)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ kind: Event.Kind) {
    self =
      switch kind {
      case .stimulus: .stimulus
      case .state: .state
      case .process: .process
      case .callback: .callback
      case .return: .return
      case .notification: .notification
      case .effect: .effect
      case .finding: .finding
      }
  }

  /// The kinds of the events that can pass a test.
  init(of test: EventPattern.Test) {
    self =
      switch test {
      case .entry: .callback
      case .return, .implemented, .superCall: .return
      case .complaint: .finding
      case .deinitialization, .effect: .effect
      case .state, .sceneState: .state
      case .stimulus: .stimulus
      case .notification: .notification
      case .processStart, .processEnd: .process
      case .any(let patterns): patterns.reduce(into: []) { $0.formUnion($1.kinds) }
      case .detail(let pattern, _, _), .placed(let pattern, _, _): pattern.kinds
      case .kinds(let kinds): kinds
      }
  }
}
