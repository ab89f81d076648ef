import XCTest
@testable import Storyboard

class StoryboardTests: XCTestCase {
    func testExample() {
        XCTAssertTrue(true)
    }
}
