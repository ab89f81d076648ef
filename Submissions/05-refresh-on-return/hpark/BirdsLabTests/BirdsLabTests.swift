//
//  BirdsLabTests.swift
//  BirdsLabTests
//
//  Created by Hana Park on 2022/05/02.
//

import XCTest
@testable import BirdsLab

class BirdsLabTests: XCTestCase {

    func testExample() {
        // This is an example of a functional test case.
    }
}
