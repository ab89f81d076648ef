import RefreshOnReturnContract
import ScenarioTesting

/// A user of the app, with what they see of it.
struct Visitor {
  /// What can be reset, each as the user sees it.
  enum Part: CaseIterable {
    case caption, segment, capitals, picture
  }

  let device: ScenarioDevice
  /// What the storyboard shows.
  private let first: [Part: String]
  /// The number of the visit at the first launch.
  let firstVisit: Int?
  /// What the user has left.
  private var left: [Part: String]
  /// Whether anything that the user had changed was back as it was on a return.
  private(set) var hasSeenReset = false

  init(_ device: ScenarioDevice) {
    self.device = device
    first = Self.look(at: device)
    left = first
    firstVisit = Self.visit(on: device)
  }

  // MARK: Acting

  mutating func choose(_ bird: Bird) throws {
    try device.perform("segment:birds=\(bird.number)")
    left = look
  }

  mutating func turnSwitch() throws {
    try device.perform("toggle:capitals")
    left = look
  }

  /// Leaves the app and comes back.
  ///
  /// An app that has ended meanwhile, as its `Info.plist` may ask for, is launched.
  mutating func comeBack(_ story: String = "home wait:10s open") throws {
    try play(story)
    hasSeenReset = hasSeenReset || Part.allCases.contains { isReset($0) }
  }

  /// Ends the process in a way that leaves no return, and launches the app.
  func launchAnew(_ story: String) throws {
    try play(story)
  }

  private func play(_ story: String) throws {
    let isPlayed = try device.attempt(story)
    if !isPlayed || device.appState == .notRunning { _ = try device.attempt("launch") }
  }

  // MARK: Looking

  /// The caption, the segment, the switch and the picture, of what is on the screen.
  var look: [Part: String] { Self.look(at: device) }

  /// The number of the visit.
  var visit: Int? { Self.visit(on: device) }

  /// Whether the user still finds what they have chosen last.
  var isAsLeft: Bool { look == left && left != first }

  var showsFirstLook: Bool { look == first && look.count == Part.allCases.count }

  /// Whether a part was changed when the user left, and is as in the beginning.
  func isReset(_ part: Part) -> Bool {
    guard let beginning = first[part] else { return false }
    return left[part] != beginning && look[part] == beginning
  }

  func shows(_ bird: Bird, inCapitals: Bool) -> Bool {
    look == [
      .caption: bird.caption(inCapitals: inCapitals), .segment: "\(bird.number)",
      .capitals: "\(inCapitals)", .picture: bird.picture,
    ]
  }

  // MARK: Words

  var lookInWords: String {
    Part.allCases.map { $0.words(for: look[$0]) }.joined(separator: ", ")
  }

  var visitInWords: String { visit.map { "it was visit \($0)" } ?? "no number of a visit showed" }

  private static func look(at device: ScenarioDevice) -> [Part: String] {
    var look: [Part: String] = [:]
    look[.caption] = device.label("caption").flatMap { $0.isOnScreen ? $0.text : nil }
    look[.segment] = device.view("birds")?.selectedSegment.map { "\($0 + 1)" }
    look[.capitals] = device.view("capitals")?.isOn.map { "\($0)" }
    look[.picture] = device.view("picture").flatMap { $0.isOnScreen ? $0.image : nil }
    return look
  }

  private static func visit(on device: ScenarioDevice) -> Int? {
    let label = device.label("visits").flatMap { $0.isOnScreen ? $0.text : nil }
    return label.flatMap { Int($0.filter(\.isNumber)) }
  }
}

extension ScenarioCase {
  /// The first visit, on the robin; the user has chosen another bird, and capitals.
  func visitor(_ bird: Bird = .owl) throws -> Visitor {
    var visitor = Visitor(try launch())
    try visitor.choose(bird)
    try visitor.turnSwitch()
    return visitor
  }

  func expectChoice(_ visitor: Visitor, _ bird: Bird, inCapitals: Bool) {
    expect(.choices, visitor.shows(bird, inCapitals: inCapitals), came: visitor.lookInWords)
  }

  /// What a return is judged by: each part that the user had changed, and the number.
  func expectReturn(
    _ visitor: Visitor, visit: Int, resets parts: [Visitor.Part] = Visitor.Part.allCases
  ) {
    for part in parts {
      expect(part.expectation, visitor.isReset(part), came: part.words(for: visitor.look[part]))
    }
    expect(.visits, visitor.visit == visit, came: visitor.visitInWords)
  }

  /// What an interruption is judged by, after one return.
  func expectChoicesStay(_ visitor: Visitor) {
    expect(.covered, if: visitor.hasSeenReset, visitor.isAsLeft, came: visitor.lookInWords)
    expect(.visits, visitor.visit == 2, came: visitor.visitInWords)
  }

  /// What a launch is judged by, after a return in an earlier process.
  func expectFirstVisit(_ visitor: Visitor) {
    expect(
      .newProcess, if: visitor.hasSeenReset, visitor.showsFirstLook && visitor.visit == 1,
      came: "\(visitor.lookInWords), and \(visitor.visitInWords)")
  }

  /// - Parameter isPutToTheTest: whether the app got as far as where it could go wrong.
  func expect(
    _ expectation: RefreshExpectation, if isPutToTheTest: Bool = true,
    _ condition: @autoclosure () -> Bool, came: String? = nil
  ) {
    guard isPutToTheTest else { return }
    expect(
      expectation.title, points: expectation.points, condition(), came: came,
      because: expectation.because, hint: expectation.hint)
  }
}

extension Visitor.Part {
  func words(for value: String?) -> String {
    switch self {
    case .caption: value.map { "the caption was “\($0)”" } ?? "there was no caption"
    case .segment: value.map { "segment \($0) was selected" } ?? "no segment was selected"
    case .capitals:
      value.map { "the switch was \($0 == "true" ? "on" : "off")" } ?? "there was no switch"
    case .picture: value.map { "the picture was “\($0)”" } ?? "there was no picture"
    }
  }

  fileprivate var expectation: RefreshExpectation {
    switch self {
    case .caption: .caption
    case .segment: .segment
    case .capitals: .capitals
    case .picture: .picture
    }
  }
}
