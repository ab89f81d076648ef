import XCTest

@testable import XcodeProject

final class ProjectProblemTests: XCTestCase {
  func testAProblemIsEqualToItsTwinOnly() {
    XCTAssertEqual(ProjectProblem("is empty", line: 1), ProjectProblem("is empty", line: 1))
    XCTAssertNotEqual(ProjectProblem("is empty", line: 1), ProjectProblem("is empty"))
  }
}
