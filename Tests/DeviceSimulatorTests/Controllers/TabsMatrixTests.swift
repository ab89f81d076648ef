import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Every choice of a tab, and every other set of tabs, in every state.
final class TabsMatrixTests: XCTestCase {
  /// A tab bar's tabs, and the one that shows.
  private struct Tabs {
    var tabs: [ObjectID]
    var selected: ObjectID?

    var operation: TreeOperation { .setTabs(.t, tabs, selected: selected) }
    var shown: [ObjectID] { tabs.filter { $0 == selected } }
  }

  private static let all = permutations([.a, .b, .c], of: 0...3).flatMap { tabs in
    tabs.isEmpty ? [Tabs(tabs: [])] : tabs.map { Tabs(tabs: tabs, selected: $0) }
  }

  func testEachTabAndSetOfTabsBecomesEachOtherInEachState() {
    for state in ContainerState.allCases {
      for old in Self.all {
        for new in Self.all { check(state, old, new) }
      }
    }
  }

  private func check(_ state: ContainerState, _ old: Tabs, _ new: Tabs) {
    // Tabs do not animate.
    guard state != .midAnimation,
      let container = ContainerStage(
        state, .t, fill: [old.operation], before: [old.operation], top: old.selected)
    else { return }
    let change = ChangeOracle.Change(
      container: .t, oldChildren: old.tabs, newChildren: new.tabs, oldShown: old.shown,
      newShown: new.shown, reach: state.reach, loaded: Set(old.shown))

    XCTAssertEqual(
      container.words(of: new.operation),
      container.left(change) + ChangeOracle.tabs.words(of: change), "\(state): \(old) → \(new)")
  }

  func testATabThatIsNoneShowsNothing() {
    let stage = Stage()
    stage.perform(.setTabs(.t, [.a], selected: .b))
    stage.perform(.setRoot(.t, window: .window))
    stage.perform(.show(window: .window, session: 1))
    stage.perform(.reach(session: 1, .appeared))

    XCTAssertEqual(stage.tree[.t].shown, [])
    XCTAssertEqual(stage.tree[.b].appearance, .disappeared)
  }
}
