import Foundation

/// Seconds as people say them: `0.4 s`, `12 s`, `3 min 20 s`, `2 h 5 min`.
func readable(seconds: Double) -> String {
  if seconds < 9.95 { return "\(tenths(seconds)) s" }
  let whole = Int(seconds.rounded())
  if whole < 60 { return "\(whole) s" }
  if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
  return "\(whole / 3600) h \(whole % 3600 / 60) min"
}

/// How many a second or, where that is less than one, a minute: `2.5/s`, `12/min`.
func readable(rate perSecond: Double) -> String {
  if perSecond >= 0.95 { return "\(tenths(perSecond))/s" }
  return "\(tenths(perSecond * 60))/min"
}

private func tenths(_ number: Double) -> String {
  String(format: "%.1f", locale: nil, number)
}

extension String {
  /// With spaces behind it up to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// With spaces before it up to `width` characters.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
