import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Every change of a navigation controller's stack in every state.
final class NavigationMatrixTests: XCTestCase {
  private static let stacks = permutations([.a, .b, .c], of: 0...3)
  private static let manners: [(isAnimated: Bool, gesture: ControllerTree.Gesture?)] = [
    (true, nil), (false, nil), (true, .finishes), (true, .letsGo),
  ]

  func testEachStackBecomesEachOtherInEachState() {
    for state in ContainerState.allCases {
      for old in Self.stacks {
        for new in Self.stacks {
          for manner in Self.manners { check(state, old, new, manner.isAnimated, manner.gesture) }
        }
      }
    }
  }

  private func check(
    _ state: ContainerState, _ old: [ObjectID], _ new: [ObjectID], _ isAnimated: Bool,
    _ gesture: ControllerTree.Gesture?
  ) {
    let top = old.suffix(1)
    var change = ChangeOracle.Change(
      container: .n, oldChildren: [.d], newChildren: old, oldShown: [.d], newShown: Array(top),
      reach: .appeared, loaded: [.d])
    let first = ChangeOracle.navigation.words(of: change)
    // What is left of the first change when its animation is under way.
    let tail = first.drop { !$0.hasPrefix("viewDidDisappear") }
    guard
      let container = ContainerStage(
        state, .n, fill: [.setStack(.n, old, isAnimated: true, nil)],
        before: [.setStack(.n, [.d], isAnimated: false, nil)], top: top.first, tail: Array(tail))
    else { return }
    (change.oldChildren, change.newChildren) = (old, new)
    (change.oldShown, change.newShown) = (Array(top), new.suffix(1))
    change.reach = state.reach
    change.loaded = Set(top)
    change.letsGo = gesture == .letsGo
    let expected =
      container.tail + container.left(change) + ChangeOracle.navigation.words(of: change)

    let words = container.words(of: .setStack(.n, new, isAnimated: isAnimated, gesture))

    XCTAssertEqual(
      words, expected, "\(state): \(old.names) → \(new.names) \(isAnimated) \(gesture as Any)")
  }
}
