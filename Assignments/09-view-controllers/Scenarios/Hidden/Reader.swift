import LifecycleTrace
import ScenarioTesting
import ViewControllersContract

/// A reader of the app's articles, with what can be read on the screen.
struct Reader {
  let device: ScenarioDevice

  init(_ device: ScenarioDevice) {
    self.device = device
  }

  /// Whether a text stands on the screen, once.
  func sees(_ text: String) -> Bool {
    device.texts.count { $0 == text } == 1
  }

  /// The seconds on the screen; nil where there are none.
  var clock: Int? {
    device.texts.lazy.compactMap { text in
      text.hasSuffix(" s") && text.count <= 8 ? Int(text.dropLast(2)) : nil
    }.first
  }

  /// Whether the clock shows this many seconds more than before; one may be lost or gained.
  func clockShows(_ seconds: Int, since before: Int?) -> Bool {
    guard let clock, let before else { return false }
    return abs(clock - before - seconds) <= 1
  }

  /// How often the app has laid out an article, and how often it has let go of the pages.
  func layouts(of article: String) -> Int { lines("laid out \(article)") }
  func releases(of article: String) -> Int { lines("let go of \(article)") }

  private func lines(_ line: String) -> Int {
    device.printed.count { $0 == line }
  }
}

extension ScenarioCase {
  /// What every scenario ends with: the rules for an app that has opened an article, or has failed.
  func conclude(_ reader: Reader) throws {
    guard reader.device.trace.loadedControllers > 1 || reader.device.outcome != nil else { return }
    try satisfy(viewControllers)
  }

  /// - Parameter isPutToTheTest: whether the app got as far as where it could go wrong.
  func expect(
    _ expectation: ScreenExpectation, if isPutToTheTest: Bool = true,
    _ condition: @autoclosure () -> Bool
  ) {
    guard isPutToTheTest else { return }
    expect(
      expectation.title, points: expectation.points, condition(), because: expectation.because,
      hint: expectation.hint)
  }
}
