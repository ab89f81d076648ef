import XCTest
@testable import Programmatic

class ProgrammaticTests: XCTestCase {
    func testExample() {
        XCTAssertTrue(true)
    }
}
