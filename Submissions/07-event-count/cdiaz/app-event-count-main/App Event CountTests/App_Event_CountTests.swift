//
//  App_Event_CountTests.swift
//  App Event CountTests
//
//  Created by Camila Diaz on 3/18/25.
//

import XCTest
@testable import App_Event_Count

class App_Event_CountTests: XCTestCase {

    override func setUpWithError() throws {
        // Put setup code here. This method is called before the invocation of each test method in the class.
    }

    func testExample() throws {
        // This is an example of a functional test case.
        // Use XCTAssert and related functions to verify your tests produce the correct results.
    }

}
