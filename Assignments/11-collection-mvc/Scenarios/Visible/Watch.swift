import CollectionMVCContract
import ScenarioTesting

/// A user with the notebook, and what it has to hold after what the user has done.
struct Watch {
  let device: ScenarioDevice
  private(set) var expected = ExpectedNotebook()

  init(_ device: ScenarioDevice) {
    self.device = device
  }

  // MARK: What the user does

  mutating func select(_ name: String) throws {
    try device.tap(name)
    expected.select(name)
  }

  mutating func count(_ times: Int = 1) throws {
    for _ in 0..<times {
      try device.tap("Seen")
      expected.count()
    }
  }

  mutating func addNext(_ times: Int = 1) throws {
    for _ in 0..<times {
      try device.tap("New")
      expected.addNext()
    }
  }

  mutating func remove() throws {
    try device.tap("Remove")
    expected.remove()
  }

  /// Lets others report for so many seconds, and half a one more.
  mutating func listen(for seconds: Int) throws {
    try device.perform("toggle:live wait:\(seconds).5s toggle:live")
    for _ in 0..<seconds { expected.receiveReport() }
  }

  func scroll(to offset: Int) throws {
    try device.perform("scroll:birds=\(offset)")
  }

  func wait(_ seconds: Int) throws {
    try device.perform("wait:\(seconds)s")
  }

  // MARK: What the user sees

  var cards: [ShownCard] { device.cells.map { ShownCard(item: $0.item, texts: $0.texts) } }

  var isInOrder: Bool { expected.isInOrder(cards) }
  var hasRightCounts: Bool { expected.hasRightCounts(cards) }
  /// Whether no count is missing; one that should not be there is no matter here.
  var showsCounts: Bool { expected.showsCounts(on: cards) }
  var showsSomeCount: Bool { expected.showsSomeCount(on: cards) }
  var hasRightMarks: Bool { expected.hasRightMarks(cards) }

  func hasRightLatinNames(isComplete: Bool) -> Bool {
    expected.hasRightLatinNames(cards, isComplete: isComplete)
  }

  /// Whether the total is the sum of all counts.
  var hasRightTotal: Bool {
    let text = device.label("total")?.text ?? ""
    return ShownCard(item: 0, texts: [text]).numbers == [expected.total]
  }

  /// Whether the card of that bird shows with this count.
  func shows(_ name: String, count: Int) -> Bool {
    cards.contains { $0.name == name && $0.numbers == [count] }
  }
}

extension ScenarioCase {
  /// - Parameter isPutToTheTest: whether the app got as far as where it could go wrong.
  func expect(
    _ expectation: NotebookExpectation, if isPutToTheTest: Bool = true,
    _ condition: @autoclosure () -> Bool
  ) {
    guard isPutToTheTest else { return }
    expect(
      expectation.title, points: expectation.points, condition(), because: expectation.because,
      hint: expectation.hint)
  }
}
