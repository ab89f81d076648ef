/// A callback that the app counts; the raw value is the identifier of the label that shows how often.
public enum CountedCallback: String, Hashable, Sendable, CaseIterable {
  case didFinishLaunching
  case configurationForConnecting
  case willConnectTo
  case didBecomeActive
  case willResignActive
  case willEnterForeground
  case didEnterBackground
  case willTerminate

  /// Whether a label's text names this callback, as in `Did become active: 2`.
  ///
  /// Only letters up to the first digit count, in either case; `application` or `scene` may come first.
  public func begins(_ text: String) -> Bool {
    let words = text.prefix { !isDigit($0) }.lowercased().filter(\.isLetter)
    let name = rawValue.lowercased()
    return ["", "application", "scene"].contains { words.hasPrefix($0 + name) }
  }
}

/// The first number in a label's text; nil where there is none, or none that a count can reach.
public func firstNumber(in text: String) -> Int? {
  Int(text.drop { !isDigit($0) }.prefix(while: isDigit))
}

private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
