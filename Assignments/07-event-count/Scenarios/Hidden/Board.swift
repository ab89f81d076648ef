import EventCountContract
import ScenarioTesting

/// The labels of the app, as a user reads them.
struct Board {
  let device: ScenarioDevice
  let form: LifeCycle

  /// What the label of a callback says; nil where the screen shows none.
  func text(of callback: CountedCallback) -> String? {
    if let label = device.label(callback.rawValue), label.identifier == callback.rawValue {
      return label.isOnScreen ? label.text : nil
    }
    return device.texts.first(where: callback.begins)
  }

  func count(of callback: CountedCallback) -> Int? {
    text(of: callback).flatMap(firstNumber)
  }

  /// All counts but that of the connections' configurations: a session may be an old one.
  var reading: [CountedCallback: Int] {
    let callbacks = form.callbacks.filter { $0 != .configurationForConnecting }
    return Dictionary(uniqueKeysWithValues: callbacks.map { ($0, count(of: $0)) })
      .compactMapValues(\.self)
  }

  /// Whether one of the labels that change with every activation shows the right count.
  func isUpToDate(_ counts: Counts) -> Bool {
    [CountedCallback.didBecomeActive, .willResignActive].contains {
      count(of: $0) == counts.count(of: $0, in: form)
    }
  }

  /// A callback whose label shows the right count, and did not at the end of the last activation.
  func late(_ counts: Counts) -> CountedCallback? {
    let timely = device.trace.textsAtActivation
    return form.callbacks.first { callback in
      let count = counts.count(of: callback, in: form)
      guard count > 0, let text = text(of: callback), firstNumber(in: text) == count else {
        return false
      }
      return !timely.contains(text)
    }
  }

  /// What is wrong with a label, in words.
  func fault(of callback: CountedCallback, insteadOf count: Int) -> String? {
    guard let text = text(of: callback) else {
      return "the screen shows no label “\(callback.rawValue)”"
    }
    guard let shown = firstNumber(in: text) else {
      return "the label “\(callback.rawValue)” shows no number"
    }
    return shown == count
      ? nil : "the label “\(callback.rawValue)” shows \(shown) instead of \(count)"
  }
}

extension ScenarioCase {
  func board(_ story: String, on system: SystemVersion = .iOS17) throws -> Board {
    var form = LifeCycle.application
    let device = try launch(story, on: system) { if $0.scenes != nil { form = .scene } }
    return Board(device: device, form: form)
  }

  /// Plays on, and judges all that the labels show after it.
  func expect(_ counts: Counts, on board: Board, after story: String = "") throws {
    try board.device.perform(story)
    for expectation in CountExpectation.counts {
      judge(expectation, counts, on: board)
    }
    // At a launch, sources disagree on what comes before the activation.
    if counts.activations > 1, board.isUpToDate(counts) {
      let late = board.late(counts)
      expect(.inTime, late == nil, came: late.map { "the label “\($0.rawValue)” was set later" })
    }
    try satisfy(eventCount(board.form))
  }

  /// Ends the process by a story and launches the app again, which has to show what it showed at its
  /// first launch.
  func expectAnew(_ board: Board, since first: [CountedCallback: Int], after story: String) throws {
    let before = board.reading
    try board.device.perform(story)
    if before != first {
      let now = board.reading
      let other = board.form.callbacks.first { now[$0] != first[$0] }
      expect(
        .anew, other == nil,
        came: other.map {
          "the label “\($0.rawValue)” shows \(words(now[$0], insteadOf: first[$0]))"
        })
    }
    try satisfy(eventCount(board.form))
  }

  private func words(_ shown: Int?, insteadOf first: Int?) -> String {
    [shown, first].map { $0.map(String.init) ?? "no number" }.joined(separator: " instead of ")
  }

  /// A count that is 0, and has to be, puts the app to no test.
  private func judge(_ expectation: CountExpectation, _ counts: Counts, on board: Board) {
    let callbacks = expectation.callbacks.filter(board.form.callbacks.contains)
    let expected = callbacks.map { ($0, counts.count(of: $0, in: board.form)) }
    let faults = expected.compactMap { board.fault(of: $0, insteadOf: $1) }
    if !faults.isEmpty || expected.contains(where: { $1 > 0 }) {
      expect(expectation, faults.isEmpty, came: faults.first)
    }
  }

  private func expect(
    _ expectation: CountExpectation, _ condition: @autoclosure () -> Bool, came: String? = nil
  ) {
    expect(
      expectation.title, points: expectation.points, condition(), came: came,
      because: expectation.because, hint: expectation.hint)
  }
}
