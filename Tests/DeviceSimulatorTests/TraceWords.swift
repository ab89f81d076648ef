import DeviceSimulator
import LifecycleTrace

/// Traces and steps as words, to be compared with what FACTS.md says.
extension Trace {
  /// The callbacks, each with what `applicationState` read: `applicationDidBecomeActive active`.
  ///
  /// The names of the app delegate's go without their parameters.
  var callbacks: [String] {
    events.filter { $0.kind == .callback && !Self.isQuiet($0) }
      .map { "\(Self.short($0.name)) \($0.state)" }
  }

  /// Everything but effects: `▸ home`, `applicationWillResignActive(_:)`, `= background`, `└`.
  var words: [String] {
    events.compactMap { event in
      switch event.kind {
      case .stimulus: "▸ \(event.name)"
      case .state: "= \(event.name)"
      case .process: "process \(event.name)"
      case .callback: Self.isQuiet(event) ? nil : Self.short(event.name)
      case .effect: event.detail["text"]?.string ?? event.name
      case .return, .notification, .finding: nil
      }
    }
  }

  /// What came after the last stimulus of that word.
  func after(_ stimulus: String) -> Trace {
    let start = events.lastIndex { $0.kind == .stimulus && $0.name == stimulus } ?? 0
    return Trace(Array(events[start...].dropFirst()))
  }

  /// Callbacks that have tests of their own: layout, saved state, protected data.
  static func isQuiet(_ event: Event) -> Bool {
    let parts = ["LayoutSubviews", "ApplicationState:", "RestorableState", "ProtectedData"]
    return parts.contains { event.name.contains($0) }
  }

  static func short(_ name: String) -> String {
    switch name {
    case CallbackName.willFinishLaunching.rawValue: "willFinishLaunching"
    case CallbackName.didFinishLaunching.rawValue: "didFinishLaunching"
    default: String(name.prefix { $0 != "(" })
    }
  }
}
