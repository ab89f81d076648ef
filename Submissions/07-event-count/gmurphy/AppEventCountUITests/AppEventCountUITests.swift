//
//  AppEventCountUITests.swift
//  AppEventCountUITests
//
//  Created by Grace Murphy on 02/03/2020.
//  Copyright © 2020 Grace Murphy. All rights reserved.
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
