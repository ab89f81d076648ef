//
//  AppEventCountTests.swift
//  AppEventCountTests
//
//  Created by Sarah Mwangi on 5/23/18.
//  Copyright © 2018 Sarah Mwangi. All rights reserved.
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
