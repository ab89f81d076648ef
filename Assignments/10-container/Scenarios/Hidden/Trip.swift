import ContainerContract
import LifecycleTrace
import ScenarioTesting

/// The app's switcher as users and its panes see it.
struct Trip {
  let device: ScenarioDevice

  init(_ device: ScenarioDevice) {
    self.device = device
  }

  func play(_ story: String) throws {
    try device.perform(story)
  }

  /// Lets a link do these things, one right after the other.
  func follow(_ steps: String...) throws {
    try device.perform("url:trip://do/\(steps.joined(separator: "/"))")
  }

  // MARK: What shows

  /// Whether this pane can be seen, once, and no other.
  func shows(_ shown: Pane?) -> Bool {
    let texts = device.texts
    return Pane.allCases.allSatisfy { pane in
      texts.count { $0.hasPrefix("\(pane.title): ") } == (pane == shown ? 1 : 0)
    }
  }

  /// In points.
  func width(of pane: Pane) -> Double {
    device.view("\(pane.title) pane")?.frame.width ?? 0
  }

  /// Whether the app has said last that this is chosen, of so many.
  func says(_ pane: Pane?, of count: Int) -> Bool {
    device.printed.last == "\(pane?.title ?? "nothing") of \(count)"
  }

  // MARK: What panes hear

  private static let coming = [Appearance.willAppear, .didAppear]
  private static let going = [Appearance.willDisappear, .didDisappear]

  /// Whether since a stimulus one pane has come, one has gone, and no other has heard of anything.
  func saw(_ coming: Pane?, come going: Pane?, go word: String) -> Bool {
    Pane.allCases.allSatisfy { pane in
      let expected = pane == coming ? Self.coming : pane == going ? Self.going : []
      return device.trace.appearances(of: pane, since: word) == expected
    }
  }

  /// Whether this pane has appeared for good, and every other is off the screen for good.
  func rests(on shown: Pane?) -> Bool {
    Pane.allCases.allSatisfy { pane in
      let last = device.trace.lastAppearance(of: pane)
      return pane == shown ? last == .didAppear : last == nil || last == .didDisappear
    }
  }
}

extension ScenarioCase {
  /// What every scenario ends with, when the last animation is over.
  func conclude(_ trip: Trip) throws {
    try trip.play("wait:2s")
    try satisfy(container)
    let trace = trip.device.trace
    let panes = Pane.allCases.filter(trace.hasLeft)
    expect(.leaves, if: !panes.isEmpty, panes.allSatisfy(trace.leavesInOrder))
  }

  /// - Parameter isPutToTheTest: whether the app got as far as where it could go wrong.
  func expect(
    _ expectation: SwitcherExpectation, if isPutToTheTest: Bool = true,
    _ condition: @autoclosure () -> Bool
  ) {
    guard isPutToTheTest else { return }
    expect(
      expectation.title, points: expectation.points, condition(), because: expectation.because,
      hint: expectation.hint)
  }
}
