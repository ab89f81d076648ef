import AppFixtures
import AppLink
import XCTest

/// Whether a class has a callback, and whether that calls `super`, as a real app says it.
final class OverrideTests: XCTestCase {
  private static let callbacks = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
    "updateViewConstraints()", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)", "willMove(toParent:)",
    "didMove(toParent:)", "viewWillTransition(to:with:)", "willTransition(to:with:)",
    "traitCollectionDidChange(_:)", "didReceiveMemoryWarning()", "viewWillUnload()",
    "viewDidUnload()", "encodeRestorableState(with:)", "decodeRestorableState(with:)",
    "applicationFinishedRestoringState()",
  ]

  /// The app after its launch, and its window's root.
  private func launched(_ scenario: String) throws -> (app: LinkedApp, root: ObjectID) {
    let app = try Apps.controllers.get().linked(defaults: ["scenario": scenario])
    try app.call("application(_:didFinishLaunchingWithOptions:)")
    let ask = try XCTUnwrap(app.takeAsks(.setRootViewController).first)
    return (app, try XCTUnwrap(ask.arguments["root"]?.object))
  }

  func testOverriddenCallbacksSayThatTheyCallSuper() throws {
    for scenario in ["every callback", "below"] {
      let (app, root) = try launched(scenario)
      for callback in Self.callbacks {
        let returned = try app.call(callback, on: root)

        XCTAssertEqual(returned["super"], true, "\(scenario): \(callback)")
        XCTAssertNil(returned["implemented"], "\(scenario): \(callback)")
      }
    }
  }

  func testCallbacksThatAreNotOverriddenSaySo() throws {
    for scenario in ["no callback", "UIKit's own"] {
      let (app, root) = try launched(scenario)
      for callback in Self.callbacks {
        let returned = try app.call(callback, on: root)

        XCTAssertEqual(returned["implemented"], false, "\(scenario): \(callback)")
        XCTAssertNil(returned["super"], "\(scenario): \(callback)")
      }
    }
  }

  func testAMissingSuperIsTold() throws {
    let (app, root) = try launched("without super")

    XCTAssertEqual(try app.call("viewDidLoad()", on: root)["super"], false)
    XCTAssertEqual(try app.call("viewWillAppear(_:)", on: root)["super"], false)
    XCTAssertEqual(try app.call("viewDidAppear(_:)", on: root)["implemented"], false)
  }

  func testTheFrameworksOwnClassesAreToldApart() throws {
    for (scenario, isUIKit) in [("no callback", nil), ("UIKit's own", true)]
      as [(String, LinkValue?)]
    {
      let app = try Apps.controllers.get().linked(defaults: ["scenario": scenario])
      try app.call("application(_:didFinishLaunchingWithOptions:)")

      let created = app.take(Effect.objectCreated).filter {
        $0.detail["class"]?.string?.hasSuffix("Callback") == true
          || $0.detail["class"] == "UIViewController"
      }
      XCTAssertEqual(created.count, 1)
      XCTAssertEqual(created.first?.detail["isUIKit"], isUIKit)
    }
  }
}
