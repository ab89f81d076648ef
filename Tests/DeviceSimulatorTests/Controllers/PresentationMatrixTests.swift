import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Presentation and dismissal in each style, from each controller, in every state.
final class PresentationMatrixTests: XCTestCase {
  /// By UIKit's names, with whether the presenter leaves the screen on iOS 13 and later, and before.
  private static let styles: [(name: String, covers: Bool, coveredBefore: Bool)] = [
    ("fullScreen", true, true), ("currentContext", true, true), ("pageSheet", false, true),
    ("formSheet", false, true), ("popover", false, true), ("automatic", false, true),
    ("overFullScreen", false, false), ("overCurrentContext", false, false),
    ("custom", false, false), ("none", false, false),
  ]

  /// What is presented over: a tab bar controller with a tab; the root of the window.
  private func stage(_ state: ContainerState, _ system: SystemVersion) -> ContainerStage? {
    let container = ContainerStage(
      state, .t, fill: [.setTabs(.t, [.a, .b], selected: .a)],
      before: [.setTabs(.t, [.a, .b], selected: .a)], top: .a)
    container?.stage.tree.system = system
    return container
  }

  private func request(
    _ style: String, by presenter: ObjectID, isAnimated: Bool
  ) -> TreeOperation {
    .present(
      ControllerTree.PresentationRequest(
        presented: .c, presenter: presenter, context: .t, style: style, isAlert: false,
        isAnimated: isAnimated))
  }

  /// Of those on the screen: the container first, then its tab.
  private func both(_ word: String) -> [String] { ["\(word) t", "\(word) a"] }

  private func presenting(covers: Bool) -> [String] {
    ["loadView c", "viewDidLoad c"] + (covers ? both("viewWillDisappear") : [])
      + ["viewWillAppear c", "viewDidAppear c"] + (covers ? both("viewDidDisappear") : [])
  }

  private func dismissing(covers: Bool) -> [String] {
    ["viewWillDisappear c"] + (covers ? both("viewWillAppear") + both("viewDidAppear") : [])
      + ["viewDidDisappear c"]
  }

  func testEachStyleFromEachControllerInEachState() {
    for state in ContainerState.allCases where state != .midAnimation {
      for style in Self.styles {
        for isNew in [true, false] {
          for presenter in [ObjectID.t, .a] {
            for isAnimated in [true, false] {
              guard let container = stage(state, isNew ? .iOS17 : .iOS11) else { continue }
              let words = container.words(
                of: request(style.name, by: presenter, isAnimated: isAnimated))

              let covers = isNew ? style.covers : style.coveredBefore
              XCTAssertEqual(
                words, expected(state, presenter, covers: covers, container),
                "\(state) \(style.name) by \(presenter.name) new \(isNew) \(isAnimated)")
            }
          }
        }
      }
    }
  }

  private func expected(
    _ state: ContainerState, _ presenter: ObjectID, covers: Bool, _ container: ContainerStage
  ) -> [String] {
    let attempt = ObjectID.c
    switch state {
    case .appeared, .withinCallback: return presenting(covers: covers)
    case .underSheet, .underFullScreen, .disappearing:
      let mistake = ControllerMistake.alreadyPresenting(
        attempt, on: presenter, current: ObjectID("s"))
      let rest = ["viewDidDisappear t", "viewDidDisappear a"]
      return ["! \(mistake)"] + (state == .disappearing ? rest : [])
    default: return ["! \(ControllerMistake.presenterNotInWindow(attempt, on: presenter))"]
    }
  }

  func testEachStyleIsDismissedFromEachControllerAndLetGo() {
    for style in Self.styles {
      for isNew in [true, false] {
        for caller in [ObjectID.t, .a, .c] {
          for letsGo in [true, false] {
            guard let container = stage(.appeared, isNew ? .iOS17 : .iOS11) else { continue }
            _ = container.words(of: request(style.name, by: .a, isAnimated: false))
            let covers = isNew ? style.covers : style.coveredBefore

            XCTAssertEqual(
              container.words(of: .dismiss(caller, isAnimated: true, letsGo: letsGo)),
              letsGo ? lettingGo(covers: covers) : dismissing(covers: covers),
              "\(style.name) by \(caller.name) new \(isNew) lets go \(letsGo)")
          }
        }
      }
    }
  }

  private func lettingGo(covers: Bool) -> [String] {
    ["viewWillDisappear c"] + (covers ? both("viewWillAppear") : []) + ["undoTransition a"]
      + (covers ? both("viewWillDisappear") + both("viewDidDisappear") : [])
      + ["viewWillAppear c", "viewDidAppear c"]
  }

  func testADismissalInTheMiddleOfAPresentationComesAfterIt() {
    for style in Self.styles {
      guard let container = stage(.appeared, .iOS17) else { continue }
      container.stage.perform(request(style.name, by: .t, isAnimated: true))

      XCTAssertEqual(
        container.words(of: .dismiss(.t, isAnimated: true, letsGo: false)),
        presenting(covers: style.covers) + dismissing(covers: style.covers), style.name)
    }
  }

  func testSeveralLayersGoAtOnceTheTopmostFirst() {
    guard let container = stage(.appeared, .iOS17) else { return XCTFail("no stage") }
    _ = container.words(of: request("pageSheet", by: .t, isAnimated: false))
    container.stage.perform(
      .present(
        ControllerTree.PresentationRequest(
          presented: .d, presenter: .c, context: .c, style: "fullScreen", isAlert: false,
          isAnimated: false)))
    _ = container.stage.news()

    XCTAssertEqual(
      container.words(of: .dismiss(.t, isAnimated: true, letsGo: false)),
      ["viewWillDisappear d", "viewDidDisappear d"], "c is covered and shows no more")
    XCTAssertEqual(container.stage.tree[.c].presentation, nil)
  }

  func testADismissalOfNothingCallsNobody() {
    for state in [ContainerState.appeared, .offScreen, .appearing] {
      XCTAssertEqual(
        stage(state, .iOS17)?.words(of: .dismiss(.a, isAnimated: true, letsGo: false)), [])
    }
  }
}
