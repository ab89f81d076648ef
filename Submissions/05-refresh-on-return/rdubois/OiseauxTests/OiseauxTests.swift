//
//  OiseauxTests.swift
//  OiseauxTests
//
//  Created by Rémi Dubois on 04/02/2025.
//

import XCTest
@testable import Oiseaux

class OiseauxTests: XCTestCase {

    func testExample() {
        // This is an example of a functional test case.
    }
}
