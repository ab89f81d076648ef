import LifecycleTrace

extension Trace {
  /// The score as the game shows it: the first number in the latest text that has one.
  public var shownScore: Int? {
    events.reversed().lazy.compactMap { event in
      guard event.kind == .effect, event.name == EffectName.userInterfaceUpdate.rawValue,
        event.detail["property"]?.string == "text"
      else { return nil }
      return event.detail["value"]?.string.flatMap(firstNumber)
    }.first
  }

  /// Whether the shown score is this many seconds' worth; one tick may be lost or gained.
  public func shows(_ seconds: Int, since score: Int? = 0) -> Bool {
    guard let shownScore, let score else { return false }
    return abs(shownScore.subtractingClamped(score).subtractingClamped(seconds)) <= 1
  }
}

private func firstNumber(in text: String) -> Int? {
  let digits = text.drop { !("0"..."9").contains($0) }.prefix { ("0"..."9").contains($0) }
  return Int(digits)
}

extension Int {
  /// A hostile score may be any number, so differences must not trap.
  fileprivate func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (self < 0 ? -.max : .max) : difference
  }
}
