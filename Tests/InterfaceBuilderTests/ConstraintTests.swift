import NibFormat
import XCTest

final class ConstraintTests: XCTestCase {
  func testAConstraintSaysWhatTheFileLeavesOut() throws {
    let archive = try fixture("SingleViewXcode8.storyboard")

    XCTAssertEqual(
      try archive.object("Cn1-aa-003").values,
      [
        "firstItem": .object("Vw1-aa-001"), "firstAttribute": .string("trailingMargin"),
        "secondItem": .object("Lb1-aa-001"), "secondAttribute": .string("trailing"),
        "relation": .string("equal"), "multiplier": .double(1), "constant": .double(0),
        "priority": .double(999),
      ])
  }

  func testPlaceholderConstraintsAreLeftOut() throws {
    let view = try fixture("SingleViewXcode8.storyboard").object("Vw1-aa-001")

    XCTAssertEqual(view.ids("constraints"), ["Cn1-aa-001", "Cn1-aa-002", "Cn1-aa-003"])
  }

  func testAControllersGuidesHaveTheirNames() throws {
    let controller = try fixture("SingleViewXcode8.storyboard").object("Kx2-aa-Q1z")

    XCTAssertEqual(controller.ids("topLayoutGuide"), ["Tp1-aa-001"])
    XCTAssertEqual(controller.ids("bottomLayoutGuide"), ["Bt1-aa-001"])
  }

  func testARatioIsItsQuotient() throws {
    func multiplier(_ text: String) throws -> NibValue? {
      let view = try object(
        """
        <view id="a"><constraints><constraint firstAttribute="width" secondItem="a"
        secondAttribute="height" multiplier="\(text)" id="b"/></constraints></view>
        """)
      return view.parts["constraints"]?.first?.values["multiplier"]
    }

    XCTAssertEqual(try multiplier("1:4"), .double(0.25))
    XCTAssertEqual(try multiplier("0.3"), .double(0.3))
    XCTAssertThrowsError(try multiplier("1:0"))
    XCTAssertThrowsError(try multiplier("1:2:3"))
    XCTAssertThrowsError(try multiplier("nan"))
  }

  func testAnIPhoneHasItsOwnViewsAndConstraints() throws {
    let archive = try fixture("TabBar.storyboard")
    let view = try archive.object("vw1-00-001")

    XCTAssertEqual(
      view.ids("subviews"), ["con-00-001", "btn-00-001", "unk-00-001", "phn-00-001"])
    XCTAssertEqual(view.ids("constraints"), ["cns-00-002", "cns-00-003"])
    XCTAssertEqual(try archive.object("cns-00-002").values["constant"], .double(60))
  }

  func testTheOldBaselineIsTheLast() throws {
    let constraint = try fixture("TabBar.storyboard").object("cns-00-003")

    XCTAssertEqual(constraint.values["firstAttribute"], .string("lastBaseline"))
    XCTAssertEqual(constraint.values["secondAttribute"], .string("lastBaseline"))
  }
}
