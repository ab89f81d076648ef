import XCTest

@testable import InterfaceBuilder

final class InterfaceProblemTests: XCTestCase {
  func testAProblemIsEqualToItsTwinOnly() {
    XCTAssertEqual(InterfaceProblem("is empty", line: 1), InterfaceProblem("is empty", line: 1))
    XCTAssertNotEqual(InterfaceProblem("is empty", line: 1), InterfaceProblem("is empty"))
  }
}
