import NotificationsContract
import ScenarioTesting

extension ScenarioCase {
  func expect(_ expectation: GameExpectation, _ condition: @autoclosure () -> Bool) {
    expect(
      expectation.title, points: expectation.points, condition(), because: expectation.because,
      hint: expectation.hint)
  }
}
