//
//  AppEventCountUITests.swift
//  AppEventCountUITests
//
//  Created by Anna Hoffmann on 11/4/24.
//

import XCTest

final class AppEventCountUITests: XCTestCase {

    override func setUpWithError() throws {
        continueAfterFailure = false
    }

    @MainActor
    func testExample() throws {
        // UI tests must launch the application that they test.
        let app = XCUIApplication()
        app.launch()
    }

}
