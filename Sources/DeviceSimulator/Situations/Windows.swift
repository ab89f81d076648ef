import LifecycleTrace

/// What happens to single windows.
extension Situation {
  /// How many windows the screen of an iPad shows beside each other.
  static let windowsOnScreen = 2

  /// A new window comes beside the one that shows.
  mutating func openWindow(for delivery: Delivery?) -> [Step] {
    makeRoom()
    let place = addWindow()
    return settle(delivering: delivery, to: windows[place].id)
  }

  /// Where the screen has no room for another window, the one of the lowest number leaves it.
  mutating func makeRoom() {
    let shown = windows.indices.filter { windows[$0].isShown }
    if shown.count >= Self.windowsOnScreen { windows[shown[0]].isShown = false }
  }

  /// Brings a window to the front, alone.
  mutating func focus(_ index: Int) -> [Step] {
    for other in windows.indices { windows[other].isShown = other == index }
    return settle()
  }

  /// The user throws a window out of the switcher, and with it its session (C8).
  mutating func close(_ index: Int) -> [Step] {
    if windows.count == 1 { return closeLast() }
    let window = windows[index]
    switch app {
    case .notRunning:
      windows.remove(at: index)
      untoldDiscards.append(window.id)
      return []
    case .suspended:
      windows.remove(at: index)
      owed.closed.append(window)
      return []
    default: return closeAwake(index)
    }
  }

  /// With the last window the process is killed, and hears nothing of the session's end.
  private mutating func closeLast() -> [Step] {
    screen.isInFront = false
    if app == .suspended || app == .notRunning { return kill() }
    return killScenes(tellingOf: 0)
  }

  /// Ends a session whose app runs: by the user, or by the app itself.
  mutating func closeAwake(_ index: Int) -> [Step] {
    var targets = windows.map(\.state)
    targets[index] = .foregroundInactive
    var steps = resign(targets)
    let window = windows.remove(at: index)
    steps += discard(window)
    if !windows.contains(where: \.isShown) {
      screen.isInFront = false
      // What shows on return.
      if !windows.isEmpty { windows[0].isShown = true }
    }
    if app == .inactive, windows.allSatisfy({ !$0.isInForeground }), !livesOn {
      return steps + terminate()
    }
    return steps + appEntersBackground() + [.rest] + settle()
  }

  /// The end of a session as the app hears of it; its views go last (D21).
  func discard(_ window: SceneWindow) -> [Step] {
    let isConnected = window.state != .unattached
    return (isConnected ? disconnect(window.id) : []) + [.discard([window.id]), .rest]
      + (isConnected ? [.windowsDisappear(window.id), .dropScene(window.id), .rest] : [])
  }

  func disconnect(_ id: SessionID) -> [Step] {
    tellScene(.sceneDidDisconnect, id: id) + [.sceneState(id, .unattached), .rest]
  }

  /// The system takes the scene's memory back; its session stays (C15).
  mutating func reclaim(_ index: Int) -> [Step] {
    let id = windows[index].id
    let steps = wake()
    windows[index].state = .unattached
    return steps + disconnect(id) + [.windowsDisappear(id), .dropScene(id), .rest]
  }
}
