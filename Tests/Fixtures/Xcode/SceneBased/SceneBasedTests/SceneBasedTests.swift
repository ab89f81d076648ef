import XCTest
@testable import SceneBased

class SceneBasedTests: XCTestCase {
    func testExample() {
        XCTAssertTrue(true)
    }
}
