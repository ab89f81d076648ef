import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Every turn of a page, or two, in every state, scrolled and curled.
final class PagesMatrixTests: XCTestCase {
  private static let pages = permutations([.a, .b, .c], of: 1...2)
  private static let manners: [(isAnimated: Bool, gesture: ControllerTree.Gesture?)] = [
    (true, nil), (false, nil), (true, .finishes), (true, .letsGo),
  ]

  func testEachPageBecomesEachOtherInEachStateScrolled() { checkAll(isCurl: false) }

  func testEachPageBecomesEachOtherInEachStateCurled() { checkAll(isCurl: true) }

  private func checkAll(isCurl: Bool) {
    for state in ContainerState.allCases {
      for old in Self.pages {
        for new in Self.pages {
          for manner in Self.manners {
            check(
              state, old, isCurl,
              .setPages(
                .p, new, isCurl: isCurl, isAnimated: manner.isAnimated, manner.gesture))
          }
        }
      }
    }
  }

  private func check(
    _ state: ContainerState, _ old: [ObjectID], _ isCurl: Bool, _ operation: TreeOperation
  ) {
    guard case .setPages(_, let new, _, _, let gesture) = operation else { return }
    let oracle = isCurl ? ChangeOracle.curl : .scroll
    func change(_ old: [ObjectID], _ new: [ObjectID]) -> ChangeOracle.Change {
      ChangeOracle.Change(
        container: .p, oldChildren: old, newChildren: new, oldShown: old, newShown: new,
        reach: .appeared, loaded: Set(old))
    }
    let begun = oracle.words(of: change([.d], old))
    let tail = begun.drop { !$0.hasPrefix("viewDid") || $0.hasPrefix("viewDidLoad") }
    let fill = TreeOperation.setPages(.p, old, isCurl: isCurl, isAnimated: true, nil)
    guard
      let container = ContainerStage(
        state, .p, fill: [fill],
        before: [.setPages(.p, [.d], isCurl: isCurl, isAnimated: false, nil)], top: old.last,
        tail: Array(tail))
    else { return }
    var next = change(old, new)
    (next.reach, next.letsGo) = (state.reach, gesture == .letsGo)

    XCTAssertEqual(
      container.words(of: operation),
      container.tail + container.left(next) + oracle.words(of: next),
      "\(state): \(old.names) → \(operation)")
  }
}
