//
//  UccelliTests.swift
//  UccelliTests
//
//  Created by Marta Rossi on 27/10/24.
//

import XCTest
@testable import Uccelli

class UccelliTests: XCTestCase {

    func testExample() {
        // This is an example of a functional test case.
    }
}
