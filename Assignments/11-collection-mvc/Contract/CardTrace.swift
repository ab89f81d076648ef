import LifecycleTrace

extension Trace {
  /// Whether a text was set on a card that had left the screen; emptying one is no harm.
  public var writesOnHiddenCards: Bool {
    events.contains { event in
      guard event.kind == .effect, event.name == EffectName.userInterfaceUpdate.rawValue,
        event.detail["cell"]?.string == "offScreen"
      else { return false }
      return event.detail["value"]?.string?.isEmpty == false
    }
  }

  /// Whether a part of the interface was changed on another thread than the main one.
  public var changesInterfaceOffMainThread: Bool {
    events.contains { event in
      event.kind == .finding
        && (event.detail["text"]?.string ?? event.name).contains("main thread only")
    }
  }

  /// How many cards have been filled since the latest stimulus.
  public var cardsFilled: Int {
    let latest = events.lastIndex { $0.kind == .stimulus } ?? events.startIndex
    return events[latest...].count {
      $0.kind == .callback && $0.name == CallbackName.cellForItem.rawValue
    }
  }
}
