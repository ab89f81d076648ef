import LifecycleTrace

/// How an app shows that a callback was called, such as by a line that it prints.
///
/// Of the standard orders, which hold for the calls themselves in every app.
public typealias CallbackSign = (CallbackName) -> EventPattern

extension Rule {
  /// A standard order of callbacks, by their signs; without signs, of the calls themselves.
  ///
  /// Calls are put to the test by a callback that the app has of its own: the device makes all of
  /// them in any case.
  init(
    _ title: String, points: Int, file: String, line: Int, order callbacks: [CallbackName],
    shownBy sign: CallbackSign?, _ demands: (CallbackSign) -> [Demand]
  ) {
    let demands = demands(sign ?? { .entry(of: $0) })
    self = Rule(title, points: points, file: file, line: line) { demands }
      .exercised(by: .anyOf(callbacks.map(sign ?? { .implemented($0) })))
  }
}

extension Scope {
  /// From each such event to the end of the app's process, with a later one of them anew.
  static func sinceEach(_ event: EventPattern) -> Scope { .after(event, until: .processEnd()) }
}
