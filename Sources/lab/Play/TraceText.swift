import LifecycleContracts
import LifecycleTrace
import Wording

/// A trace as `lab play` shows it, line by line as the events come.
///
/// ```
///        ▸ launch
///    0.0   the app becomes inactive
///    0.0   application(_:didFinishLaunchingWithOptions:)
///    0.0     prints “hello”
/// ```
struct TraceText {
  private var depth = 0

  /// The event's line, with its newline; empty for a return that says nothing new.
  mutating func line(_ event: Event) -> String {
    switch event.kind {
    case .stimulus:
      depth = 0
      return "       ▸ \(terminalLine(EventWords.line(event)))\n"
    case .callback, .notification:
      defer { depth += 1 }
      return indented(event)
    case .return:
      depth = max(0, depth - 1)
      return event.detail["implemented"]?.bool == false ? indented(event) : ""
    case .process:
      depth = 0
      return indented(event)
    case .state, .effect, .finding:
      return indented(event)
    }
  }

  private func indented(_ event: Event) -> String {
    let time = String(event.t)
    let column = String(repeating: " ", count: max(0, 6 - time.count)) + time
    let indent = String(repeating: "  ", count: depth + 1)
    return "\(column) \(indent)\(terminalLine(EventWords.line(event)))\n"
  }
}
