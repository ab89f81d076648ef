import LifecycleTrace
import ScenarioTesting
import ScenesContract

/// The windows of an app as a scenario sees them.
///
/// Which windows there are depends on the app as well: once a story cannot go on, nothing that is
/// asked of the windows holds.
struct Desk {
  let device: ScenarioDevice
  private var isPlayed = true

  init(_ device: ScenarioDevice) {
    self.device = device
  }

  mutating func play(_ story: String) throws {
    isPlayed = try device.attempt(story) && isPlayed
  }

  func has(_ condition: (Trace) -> Bool) -> Bool {
    isPlayed && condition(device.trace)
  }

  /// Plays what gives each of two windows a note; whether the app has followed, so that what it keeps
  /// of them can be judged.
  mutating func showsTwoNotes() throws -> Bool {
    try play("url:notes://open/milk wait:1s")
    let first = shows("milk", since: "url")
    try play("new-window wait:1s focus:2 url:notes://open/eggs wait:3s")
    return first && shows("eggs", insteadOf: "milk", since: "url")
  }

  /// Whether exactly one view shows this note, and no other one, since a stimulus.
  func shows(_ note: String, insteadOf other: String = "nothing", since word: String) -> Bool {
    has { $0.views(showing: note, insteadOf: [other], since: word) == 1 }
  }

  func runsOneTimer(counting seconds: Int, since clock: Int?) -> Bool {
    has { $0.runningTimers == 1 && $0.clockShows(seconds, since: clock) }
  }
}

extension ScenarioCase {
  /// What every scenario ends with.
  func conclude(_ desk: Desk) throws {
    try satisfy(scenes)
    let names = ["Untitled", "milk", "eggs", "bread"]
    expect(.inTime, desk.device.trace.fillsWindowsInTime(with: names))
  }

  /// - Parameter isPutToTheTest: whether the app got as far as where it could go wrong.
  func expect(
    _ expectation: WindowExpectation, if isPutToTheTest: Bool = true,
    _ condition: @autoclosure () -> Bool
  ) {
    guard isPutToTheTest else { return }
    expect(
      expectation.title, points: expectation.points, condition(), because: expectation.because,
      hint: expectation.hint)
  }
}
