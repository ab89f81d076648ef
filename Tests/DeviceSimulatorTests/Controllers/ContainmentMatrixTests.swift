import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Every step of a custom container `x` with a controller `c` in every state, where the container hands
/// its appearance on and where it does not.
final class ContainmentMatrixTests: XCTestCase {
  /// What the two have to do with each other.
  private struct Place: Hashable {
    var isChild: Bool
    /// Whether the view of `c` is in the container's.
    var isEmbedded: Bool
  }

  private static let places = [true, false].flatMap { isChild in
    [true, false].map { Place(isChild: isChild, isEmbedded: $0) }
  }
  private static let states = ContainerState.allCases.filter { $0 != .midAnimation }

  private func stage(
    _ state: ContainerState, _ place: Place, forwards: Bool
  ) -> ContainerStage? {
    // The container says with its first child, which never shows, whether it hands on.
    var fill = [TreeOperation.addChild(.f, to: .x, forwards: forwards)]
    if place.isChild { fill.append(.addChild(.c, to: .x, forwards: forwards)) }
    if place.isEmbedded { fill.append(.move(.c, into: .x)) }
    return ContainerStage(state, .x, fill: fill, before: fill, top: .x)
  }

  /// What `c` hears, without loading and layout.
  private func words(_ container: ContainerStage, _ operations: TreeOperation...) -> [String] {
    operations.flatMap { container.words(of: $0) }.filter {
      $0.hasSuffix(" c") && !$0.contains("oad") || $0.hasPrefix("!")
    }
  }

  // MARK: The oracle

  /// Where `c` is, as the state and its place have brought it there.
  private func before(_ state: ContainerState, _ place: Place, forwards: Bool) -> Appearance {
    guard place.isEmbedded, forwards || !place.isChild else { return .disappeared }
    switch state {
    case .appeared, .underSheet: return .appeared
    // The container has appeared, and its child is about to.
    case .withinCallback: return place.isChild ? .appearing : .disappeared
    // A view without its parent comes with the container's and goes after it.
    case .appearing: return place.isChild ? .appearing : .disappeared
    case .disappearing: return place.isChild ? .disappearing : .appeared
    default: return .disappeared
    }
  }

  /// Where it goes in the end.
  private func after(
    _ state: ContainerState, _ place: Place, forwards: Bool, _ before: Appearance
  ) -> Appearance {
    if place.isChild, !forwards { return before }
    guard place.isEmbedded else { return .disappeared }
    switch state.reach {
    case .loaded: return .disappeared
    case .appearing: return place.isChild ? .appearing : before
    case .appeared: return .appeared
    }
  }

  private static let ways: [[Appearance]: String] = [
    [.disappeared, .appearing]: "viewWillAppear",
    [.disappeared, .appeared]: "viewWillAppear viewDidAppear",
    [.appearing, .appeared]: "viewDidAppear",
    [.appearing, .disappeared]: "viewWillDisappear viewDidDisappear",
    [.appeared, .disappeared]: "viewWillDisappear viewDidDisappear",
    [.disappearing, .disappeared]: "viewDidDisappear",
  ]

  private func way(_ old: Appearance, _ new: Appearance) -> [String] {
    (Self.ways[[old, new]] ?? "").split(separator: " ").map { "\($0) c" }
  }

  // MARK: Steps

  private func checkEach(
    says: [String], to change: (Place) -> Place?, line: UInt = #line,
    by operation: (_ forwards: Bool) -> TreeOperation
  ) {
    for state in Self.states {
      for place in Self.places {
        for forwards in [true, false] {
          guard let new = change(place), let container = stage(state, place, forwards: forwards)
          else { continue }
          let old = before(state, place, forwards: forwards)

          XCTAssertEqual(
            words(container, operation(forwards)),
            says + way(old, after(state, new, forwards: forwards, old)),
            "\(state) \(place) forwards \(forwards)", line: line)
        }
      }
    }
  }

  func testAddingAChild() {
    checkEach(
      says: ["willMove c"],
      to: { $0.isChild ? nil : Place(isChild: true, isEmbedded: $0.isEmbedded) },
      by: { .addChild(.c, to: .x, forwards: $0) })
  }

  func testRemovingAChild() {
    checkEach(
      says: ["didMove c"],
      to: { $0.isChild ? Place(isChild: false, isEmbedded: $0.isEmbedded) : nil },
      by: { _ in .removeFromParent(.c) })
  }

  func testAddingItsView() {
    checkEach(
      says: [], to: { Place(isChild: $0.isChild, isEmbedded: true) },
      by: { _ in .move(.c, into: .x) })
  }

  func testRemovingItsView() {
    checkEach(
      says: [], to: { Place(isChild: $0.isChild, isEmbedded: false) },
      by: { _ in .move(.c, into: nil) })
  }

  // MARK: By hand

  /// What begin and end lead to, by whether it is to appear and where it stands.
  private static let byHand: [Bool: [Appearance: (begin: [String], end: [String])]] = [
    true: [
      .disappeared: (["viewWillAppear c"], ["viewDidAppear c"]),
      .appearing: (["! unbalanced"], ["viewDidAppear c"]), .appeared: (["! unbalanced"], []),
    ],
    false: [
      .disappeared: (["! unbalanced"], []),
      .appearing: (["viewWillDisappear c"], ["viewDidDisappear c"]),
      .appeared: (["viewWillDisappear c"], ["viewDidDisappear c"]),
    ],
  ]

  func testBeginningAndEndingAnAppearance() {
    for state in Self.states where ![.withinCallback, .disappearing].contains(state) {
      for place in Self.places {
        for forwards in [true, false] {
          for isAppearing in [true, false] {
            guard let container = stage(state, place, forwards: forwards) else { continue }
            let old = before(state, place, forwards: forwards)
            let begun = words(
              container, .begin(.c, isAppearing: isAppearing, isAnimated: isAppearing))
            let ended = words(container, .end(.c))

            XCTAssertEqual(
              begun.map { $0.hasPrefix("! unbalanced") ? "! unbalanced" : $0 },
              Self.byHand[isAppearing]?[old]?.begin, "\(state) \(place) \(forwards)")
            XCTAssertEqual(
              ended, Self.byHand[isAppearing]?[old]?.end, "\(state) \(place) \(forwards)")
            XCTAssertEqual(words(container, .end(.c)).count, 1, "a second end is unbalanced")
          }
        }
      }
    }
  }

  // MARK: Flips

  private func flipped(_ state: ContainerState) -> [String] {
    if state == .disappearing { return ["viewDidDisappear c"] }
    switch state.reach {
    case .loaded: return []
    case .appearing: return ["viewWillDisappear c", "viewWillAppear d", "viewDidDisappear c"]
    case .appeared:
      return ["viewWillDisappear c", "viewWillAppear d", "viewDidAppear d", "viewDidDisappear c"]
    }
  }

  func testFlippingFromOneChildToAnother() {
    for state in Self.states {
      for forwards in [true, false] {
        for duration in [0, 0.4] {
          let embedded = Place(isChild: true, isEmbedded: true)
          guard let container = stage(state, embedded, forwards: forwards) else { continue }
          container.stage.perform(.addChild(.d, to: .x, forwards: forwards))
          _ = container.stage.news()

          let words = container.words(of: .flip(from: .c, to: .d, in: .x, duration: duration))

          XCTAssertEqual(
            words.filter { !$0.contains("oad") && !$0.hasSuffix(" x") },
            forwards ? flipped(state) : [], "\(state) forwards \(forwards) \(duration)")
        }
      }
    }
  }

  func testAFlipInTheMiddleOfAFlipComesAfterIt() {
    let embedded = Place(isChild: true, isEmbedded: true)
    guard let container = stage(.appeared, embedded, forwards: true) else {
      return XCTFail("no stage")
    }
    container.stage.perform(.addChild(.d, to: .x, forwards: true))
    container.stage.perform(.flip(from: .c, to: .d, in: .x, duration: 0.4))
    _ = container.stage.news()

    XCTAssertEqual(
      container.words(of: .flip(from: .d, to: .c, in: .x, duration: 0.4)),
      [
        "viewDidAppear d", "viewDidDisappear c", "viewWillDisappear d", "viewWillAppear c",
        "viewDidAppear c", "viewDidDisappear d",
      ])
  }
}
