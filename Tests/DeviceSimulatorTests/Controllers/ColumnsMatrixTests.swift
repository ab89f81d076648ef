import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Every change of a split view controller's columns, side by side or one over the other, in every state.
final class ColumnsMatrixTests: XCTestCase {
  private struct Columns {
    var columns: [ObjectID]
    var shown: [ObjectID]

    var operation: TreeOperation { .setColumns(.q, columns, shown: shown) }
  }

  private static let all = permutations([.a, .b, .c], of: 1...2).flatMap { columns in
    // Side by side, or collapsed to either.
    ([columns] + columns.map { [$0] }).map { Columns(columns: columns, shown: $0) }
  }

  func testEachSetOfColumnsBecomesEachOtherInEachState() {
    for state in ContainerState.allCases {
      for old in Self.all {
        for new in Self.all { check(state, old, new) }
      }
    }
  }

  private func check(_ state: ContainerState, _ old: Columns, _ new: Columns) {
    // Columns do not animate.
    guard state != .midAnimation,
      let container = ContainerStage(
        state, .q, fill: [old.operation], before: [old.operation], top: old.shown.last)
    else { return }
    let change = ChangeOracle.Change(
      container: .q, oldChildren: old.columns, newChildren: new.columns, oldShown: old.shown,
      newShown: new.shown, reach: state.reach, loaded: Set(old.shown))

    XCTAssertEqual(
      container.words(of: new.operation),
      container.left(change) + ChangeOracle.columns.words(of: change),
      "\(state): \(old) → \(new)")
  }
}
