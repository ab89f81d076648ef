//
//  RefreshOnReturnTests.swift
//  RefreshOnReturnTests
//
//  Created by Emil Fischer on 20/02/18.
//

import XCTest
@testable import RefreshOnReturn

class RefreshOnReturnTests: XCTestCase {

    func testExample() {
        // This is an example of a functional test case.
    }
}
