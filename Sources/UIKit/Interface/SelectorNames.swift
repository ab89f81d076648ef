/// The Objective-C names of a file's `#selector` expressions, by their places.
///
/// The grader writes `_sel(Self.tapped)` where a student writes `#selector(tapped)`, and appends the
/// table after the file's last line. The compiler checks that the method exists; it is never looked
/// up there, so nothing is kept.
public struct SelectorNames: Sendable {
  private let names: [Place: String]

  private struct Place: Hashable, Sendable {
    var line: UInt
    var column: UInt
  }

  /// Lines and columns as `#line` and `#column` count them.
  public init(_ names: [(line: UInt, column: UInt, name: String)]) {
    self.names = Dictionary(
      names.map { (Place(line: $0.line, column: $0.column), $0.name) },
      uniquingKeysWith: { first, _ in first })
  }

  public func callAsFunction<Method>(
    _ method: @autoclosure @MainActor () -> Method, line: UInt = #line, column: UInt = #column
  ) -> Selector {
    Selector(name(line, column))
  }

  fileprivate func name(_ line: UInt, _ column: UInt) -> String {
    guard let name = names[Place(line: line, column: column)] else {
      preconditionFailure("no selector has been listed for line \(line), column \(column)")
    }
    return name
  }
}

/// As `SelectorNames`, for the methods of classes that no list can name: they are kept, unbound.
public struct SelectorMethods: Sendable {
  private let names: SelectorNames

  public init(_ names: SelectorNames) { self.names = names }

  public func callAsFunction<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, line: UInt = #line,
    column: UInt = #column
  ) -> Selector {
    Selector(name: names.name(line, column), unbound: method)
  }

  public func callAsFunction<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    line: UInt = #line, column: UInt = #column
  ) -> Selector {
    Selector(name: names.name(line, column), unbound: method)
  }
}
