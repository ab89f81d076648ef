import LifecycleTrace

extension Trace {
  /// The text that an empty list is shown as.
  public static let nothingToBuy = "Nothing to buy"

  /// Whether a label on the screen shows these items, in this order.
  public func shows(_ items: [String]) -> Bool {
    textsOnScreen.contains { text in
      let parts = text.split { $0 == "," || $0.isNewline }.map(trimmed).filter { !$0.isEmpty }
      return parts == (items.isEmpty ? [Self.nothingToBuy] : items)
    }
  }

  /// What had happened when the app was about to be told the last time that it is active.
  public var beforeLastActivation: Trace {
    let last = events.lastIndex {
      $0.kind == .callback && $0.name == CallbackName.applicationDidBecomeActive.rawValue
    }
    return Trace(Array(events.prefix(last ?? 0)))
  }
}

private func trimmed(_ text: Substring) -> String {
  let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
  return String(text[..<end].drop(while: \.isWhitespace))
}
