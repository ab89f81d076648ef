import LifecycleTrace

/// What is asked of one detail of an event.
public enum DetailTest: Hashable, Sendable {
  case equals(TraceValue)
  /// A number of at least so much.
  case atLeast(Double)
  /// A number of at most so much.
  case atMost(Double)
  /// A text with this in it.
  case contains(String)
  /// There is such a detail, whatever it is.
  case isPresent

  func passes(_ value: TraceValue?) -> Bool {
    guard let value else { return false }
    return switch self {
    case .equals(let wanted):
      value == wanted || value.double != nil && value.double == wanted.double
    case .atLeast(let least): value.double.map { $0 >= least } ?? false
    case .atMost(let most): value.double.map { $0 <= most } ?? false
    case .contains(let part): value.string.map(TextTest.contains(part).matches) ?? false
    case .isPresent: true
    }
  }
}
