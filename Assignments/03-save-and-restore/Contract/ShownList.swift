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

  /// The texts of the labels that the running app has on the screen.
  ///
  /// A trace does not tell how views are nested, but whether a change came to a view that is in a
  /// window. What is set before that is seen from the next time on that views appear.
  private var textsOnScreen: [String] {
    var labels: [String: (text: String, isSeen: Bool)] = [:]
    for event in events {
      switch event.kind {
      case .process: labels = [:]
      case .callback where event.name == CallbackName.viewWillAppear.rawValue:
        labels = labels.mapValues { ($0.text, true) }
      case .effect where event.isText:
        let text = event.detail["value"]?.string ?? ""
        labels[event.on ?? ""] = (text, event.detail["inWindow"]?.bool ?? false)
      default: break
      }
    }
    return labels.values.filter(\.isSeen).map(\.text)
  }
}

extension Event {
  fileprivate var isText: Bool {
    name == EffectName.userInterfaceUpdate.rawValue && detail["property"]?.string == "text"
  }
}

private func trimmed(_ text: Substring) -> String {
  let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
  return String(text[..<end].drop(while: \.isWhitespace))
}
