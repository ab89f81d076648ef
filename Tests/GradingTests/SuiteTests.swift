import Wording
import XCTest

@testable import Grading

final class SuiteTests: XCTestCase {
  private let listing = """
    Listing 5 tests in debug.xctest:

    LogVisible.OrderScenarios/testLaunch
    LogVisible.OrderScenarios/testHome
    LogVisible.StateScenarios/testLock
    LogHidden.HiddenScenarios/testPurge
    GradingTests.SuiteTests/testX
    """

  func testASuiteIsEveryClassOfItsModule() throws {
    let suite = try Suite(.visible, of: assignment(), in: listing)

    XCTAssertEqual(suite.module, "LogVisible")
    XCTAssertEqual(suite.classes, ["LogVisible.OrderScenarios", "LogVisible.StateScenarios"])
    XCTAssertEqual(suite.scenarios, ["testLaunch", "testHome", "testLock"])
    XCTAssertEqual(
      try Suite(.hidden, of: assignment(), in: listing).classes, ["LogHidden.HiddenScenarios"])
  }

  func testASuiteWithoutScenariosNamesTheTargetAndTheNearest() {
    XCTAssertThrowsError(
      try Suite(
        .hidden, of: assignment(),
        in: listing.replacingOccurrences(of: "LogHidden", with: "LogHiden"))
    ) { error in
      XCTAssertEqual(
        "\(error)",
        "01-log: no scenario of the test target LogHidden is in the test bundle "
          + "(did you mean “LogHiden”?)")
    }
  }

  func testTwoScenariosOfOneNameAreRefused() {
    XCTAssertThrowsError(
      try Suite(.visible, of: assignment(), in: listing + "\nLogVisible.Other/testHome")
    ) { error in
      XCTAssertEqual(
        "\(error)",
        "LogVisible has two scenarios that are named testHome; give each its own name")
    }
  }

  func testHiddenScenariosAreNumberedInReports() throws {
    XCTAssertEqual(visible([]).reportedName(of: "testA", at: 2), "testA")
    XCTAssertEqual(hidden([]).reportedName(of: "testA", at: 2), "hidden-3")
  }
}
