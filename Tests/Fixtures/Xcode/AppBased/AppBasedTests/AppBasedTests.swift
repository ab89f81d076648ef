import XCTest
@testable import AppBased

class AppBasedTests: XCTestCase {
    func testExample() {
        XCTAssertTrue(true)
    }
}
