//
//  App_Event_CountUITests.swift
//  App Event CountUITests
//
//  Created by Camila Diaz on 3/18/25.
//

import XCTest

final class App_Event_CountUITests: XCTestCase {

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
