//
//  3 BirdsTests.swift
//  3 BirdsTests
//
//  Created by Chidi Okafor on 21/1/25.
//

import XCTest
@testable import _3_Birds

class _3_BirdsTests: XCTestCase {

    func testExample() {
        // This is an example of a functional test case.
    }
}
