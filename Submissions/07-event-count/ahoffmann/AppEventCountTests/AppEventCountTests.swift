//
//  AppEventCountTests.swift
//  AppEventCountTests
//
//  Created by Anna Hoffmann on 11/4/24.
//

import XCTest
@testable import AppEventCount

class AppEventCountTests: XCTestCase {

    override func setUpWithError() throws {
        // Put setup code here. This method is called before the invocation of each test method in the class.
    }

    func testExample() throws {
        // This is an example of a functional test case.
        // Use XCTAssert and related functions to verify your tests produce the correct results.
    }

}
