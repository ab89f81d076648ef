import AppJail
import Foundation
import SubmissionBuild
import Wording
import XCTest

@testable import Grading

final class AppCompilerTests: XCTestCase {
  func testEachOutcomeOfABuildHasItsPlaceInAReport() {
    let error = Diagnostic(severity: .error, message: "cannot find 'x' in scope")
    let cases: [(BuildOutcome, Compilation)] = [
      (.doesNotCompile([error]), .doesNotCompile([error])),
      (.missing("There is no Swift file."), .missing("There is no Swift file.")),
      (.refused("The folder holds a link."), .refused("The folder holds a link.")),
      (
        .timedOut,
        .refused(
          "The compiler did not end in the time it has. "
            + "Long expressions of mixed types are the usual reason; give their parts types.")
      ),
      (.infrastructure("no space"), .infrastructure("no space")),
    ]

    for (outcome, compilation) in cases {
      XCTAssertEqual(Compilation(outcome), compilation)
    }
  }

  func testTheBestRungIsTakenUnlessMoreIsRequired() throws {
    XCTAssertEqual(try Course.IsolationPolicy.bestEffort.rung(best: .bubblewrap), .bubblewrap)
    XCTAssertEqual(
      try Course.IsolationPolicy.bestEffort.rung(best: .resourceLimits), .resourceLimits)
    XCTAssertEqual(try Course.IsolationPolicy.required.rung(best: .bubblewrap), .bubblewrap)
    XCTAssertThrowsError(try Course.IsolationPolicy.required.rung(best: .resourceLimits)) { error in
      XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
      XCTAssertEqual(
        "\(error)",
        "the course requires isolation, and bubblewrap does not work on this machine; "
          + "install it, or set “isolation” to “best-effort” in grading.json")
    }
  }
}
