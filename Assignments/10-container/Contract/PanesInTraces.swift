import LifecycleTrace

extension Trace {
  /// What has happened since the latest stimulus that begins with this word.
  private func events(since word: String) -> ArraySlice<Event> {
    let place = events.lastIndex { $0.kind == .stimulus && $0.name.hasPrefix(word) }
    return events[(place ?? events.startIndex)...]
  }

  /// How a pane has come and gone since a stimulus.
  public func appearances(of pane: Pane, since word: String) -> [Appearance] {
    events(since: word).compactMap { $0.appearance(of: pane) }
  }

  /// The last that a pane has been told; nil when it was never about to appear.
  public func lastAppearance(of pane: Pane) -> Appearance? {
    events.reversed().lazy.compactMap { $0.appearance(of: pane) }.first
  }

  /// How often a callback of a pane was called since a stimulus.
  public func calls(of callback: CallbackName, on pane: Pane, since word: String) -> Int {
    events(since: word).count { $0.isCall(of: callback, on: pane) }
  }

  /// How often a pane's view was loaded.
  public func loads(of pane: Pane) -> Int {
    events.count { $0.isCall(of: .viewDidLoad, on: pane) }
  }

  public func isReleased(_ pane: Pane) -> Bool {
    events.contains {
      $0.kind == .effect && $0.name == EffectName.deinitialization.rawValue
        && $0.on == pane.className
    }
  }

  /// Whether a pane was ever taken from its parent.
  public func hasLeft(_ pane: Pane) -> Bool {
    events.contains { $0.isRemoval(of: pane) }
  }

  /// Whether a pane was told each time that it would leave its parent, and was off the screen when it
  /// left.
  public func leavesInOrder(_ pane: Pane) -> Bool {
    var (isTold, isAway) = (false, true)
    for event in events {
      if event.isCall(of: .willMoveToParent, on: pane) { isTold = false }
      if event.tellsThatItLeaves(pane) { isTold = true }
      if let appearance = event.appearance(of: pane) { isAway = appearance == .didDisappear }
      if event.isRemoval(of: pane), !isTold || !isAway { return false }
    }
    return true
  }
}

/// What a view controller is told of its way onto the screen and off it.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case willAppear = "viewWillAppear(_:)"
  case didAppear = "viewDidAppear(_:)"
  case willDisappear = "viewWillDisappear(_:)"
  case didDisappear = "viewDidDisappear(_:)"
}

extension Event {
  fileprivate func isCall(of callback: CallbackName, on pane: Pane) -> Bool {
    kind == .callback && name == callback.rawValue && on == pane.className
  }

  fileprivate func appearance(of pane: Pane) -> Appearance? {
    guard kind == .callback, on == pane.className else { return nil }
    return Appearance(rawValue: name)
  }

  /// `removeFromParent()` has called `didMove(toParent: nil)`.
  fileprivate func isRemoval(of pane: Pane) -> Bool {
    isCall(of: .didMoveToParent, on: pane) && detail["parent"] == .null
  }

  /// The app has called `willMove(toParent: nil)`.
  fileprivate func tellsThatItLeaves(_ pane: Pane) -> Bool {
    kind == .effect && name == EffectName.containment.rawValue && on == pane.className
      && detail["method"]?.string == CallbackName.willMoveToParent.rawValue
      && detail["parent"] == .null
  }
}
