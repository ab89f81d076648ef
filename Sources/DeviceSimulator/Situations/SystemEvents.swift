import InfoPlist
import LifecycleTrace

/// What the system tells an app wherever it is, at once or on its return.
extension Situation {
  private var isAwake: Bool { app != .notRunning && app != .suspended }

  static let memoryWarning: [Step] = [
    .call(.applicationDidReceiveMemoryWarning), .rest, .warnViewControllers,
    .post(.didReceiveMemoryWarning), .rest,
  ]

  mutating func warn() -> [Step] {
    owed.memoryWarning = app == .suspended
    return owed.memoryWarning ? [] : Self.memoryWarning
  }

  mutating func changeTime() -> [Step] {
    owed.timeChange = app == .suspended
    return isAwake ? tellApp(.applicationSignificantTimeChange) + [.rest] : []
  }

  /// Locks the device; with a passcode, so that protected data go (A30: their place is our choice).
  mutating func lock() -> [Step] {
    let wasAwake = isAwake
    let steps = settle(reads: screen.isOnCall ? .background : .inactive)
    guard wasAwake, isAwake, hasProtectedData else { return steps }
    lacksProtectedData = true
    return steps + tellApp(.protectedDataWillBecomeUnavailable) + [.rest]
  }

  mutating func unlock() -> [Step] {
    let steps = isAwake ? regainProtectedData() : []
    return steps + settle(reads: screen.isOnCall ? .background : .inactive)
  }

  mutating func regainProtectedData() -> [Step] {
    guard lacksProtectedData else { return [] }
    lacksProtectedData = false
    return tellApp(.protectedDataDidBecomeAvailable) + [.rest]
  }

  /// Protected data came with iOS 4.
  var hasProtectedData: Bool { system != .iOS3_1 }

  mutating func rotate(to orientation: InterfaceOrientation) -> [Step] {
    self.orientation = orientation
    return screenShowsApp && isAwake ? turnIfOwed() : []
  }

  /// Tells how the device is held, unless the app knows it.
  mutating func turnIfOwed() -> [Step] {
    guard toldOrientation != orientation else { return [] }
    toldOrientation = orientation
    return [.rotate(orientation), .rest]
  }
}
