import ScenarioTesting
import StateRestorationContract

/// What a user sees of the app.
///
/// What can be tapped on depends on the app: once a story cannot go on, nothing that is asked of the
/// screen holds.
struct Walk {
  let device: ScenarioDevice
  private var isPlayed = true

  init(_ device: ScenarioDevice) {
    self.device = device
  }

  mutating func play(_ story: String) throws {
    isPlayed = try device.attempt(story) && isPlayed
  }

  private static let kilometres = ["Forest": 4, "Lake": 9, "Summit": 14]

  func showsTrail(_ name: String) -> Bool {
    shows("\(name), \(Self.kilometres[name] ?? 0) km")
  }

  /// The list has a button for each trail; no trail shows.
  var showsList: Bool {
    isPlayed && Self.kilometres.keys.allSatisfy { device.button($0)?.isOnScreen == true }
      && !Self.kilometres.keys.contains { showsTrail($0) }
  }

  var showsMap: Bool { isPlayed && zoom != nil && !showsField }
  var showsNotes: Bool { isPlayed && zoom == nil && showsField }

  /// Whether the map, and then the notes, are as the user left them.
  mutating func bothPanes(zoom: Int, draft: String) throws -> Bool {
    try play("tap:Map wait:1s")
    let isZoomed = showsMap && self.zoom == "Zoom \(zoom)"
    try play("tap:Notes wait:1s")
    return isZoomed && showsNotes && (device.textField("draft")?.text ?? "") == draft
  }

  private var zoom: String? {
    device.texts.first { $0.hasPrefix("Zoom ") && $0.last?.isNumber == true }
  }

  private var showsField: Bool { device.textField("draft")?.isOnScreen == true }

  private func shows(_ text: String) -> Bool { isPlayed && device.texts.contains(text) }
}

extension ScenarioCase {
  func expect(_ expectation: RestorationExpectation, _ condition: Bool) {
    expect(
      expectation.title, points: expectation.points, condition, because: expectation.because,
      hint: expectation.hint)
  }

  /// Judges whether a trail is back, and only then what is asked of it.
  func expectBack(
    _ walk: Walk, _ name: String, _ expectation: RestorationExpectation,
    then judge: (inout Walk) throws -> Void = { _ in }
  ) throws {
    expect(expectation, walk.showsTrail(name))
    guard walk.showsTrail(name) else { return }
    var walk = walk
    try judge(&walk)
  }

  /// What a scenario of a system before iOS 13 ends with.
  func concludeControllers() throws {
    try satisfy(restoration)
    try satisfy(controllers)
  }
}
