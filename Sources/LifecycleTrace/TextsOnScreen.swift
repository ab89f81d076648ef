extension Trace {
  /// The texts of the labels that the running app has on the screen, the one set last comes last.
  ///
  /// A trace does not tell how views are nested, but whether a text was set in a view that is in a
  /// window. One that was set before counts from the next time on that a view appears.
  public var textsOnScreen: [String] {
    var labels: [String: LabelText] = [:]
    for event in events {
      switch event.kind {
      case .process: labels = [:]
      case .callback where event.name == CallbackName.viewWillAppear.rawValue:
        labels = labels.mapValues { LabelText(text: $0.text, setAt: $0.setAt, isSeen: true) }
      case .effect where event.isText:
        labels[event.on ?? ""] = LabelText(
          text: event.detail["value"]?.string ?? "", setAt: event.n,
          isSeen: event.detail["inWindow"]?.bool ?? false)
      default: break
      }
    }
    return labels.values.filter(\.isSeen).sorted { $0.setAt < $1.setAt }.map(\.text)
  }
}

/// What a label shows.
private struct LabelText {
  var text: String
  /// The number of the event that set it.
  var setAt: Int
  var isSeen: Bool
}

extension Event {
  fileprivate var isText: Bool {
    name == EffectName.userInterfaceUpdate.rawValue && detail["property"]?.string == "text"
  }
}
