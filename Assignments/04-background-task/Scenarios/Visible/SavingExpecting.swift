import BackgroundTaskContract
import ScenarioTesting

extension ScenarioCase {
  /// - Parameter isPutToTheTest: whether the app got as far as where it could go wrong.
  func expect(
    _ expectation: SavingExpectation, if isPutToTheTest: Bool = true,
    _ condition: @autoclosure () -> Bool
  ) {
    guard isPutToTheTest else { return }
    expect(
      expectation.title, points: expectation.points, condition(), because: expectation.because,
      hint: expectation.hint)
  }

  /// Plays a story as far as it goes: whether an app is suspended and can be purged, or is still there
  /// to come back to, is its own doing.
  func play(_ story: String, on device: ScenarioDevice) throws {
    _ = try device.attempt(story)
  }

  /// What scenarios end with in which the app has had the time to finish.
  func conclude(_ device: ScenarioDevice) throws {
    try satisfy(backgroundTask)
    expect(.inOrder, if: device.trace.writtenParts > 1, device.trace.savesInOrder)
  }
}
