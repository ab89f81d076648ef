import AppJail
import Foundation
import SourceMapping
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

  func testWhatTheStarterSaysHoldsForASubmissionWithoutAnInfoPlist() throws {
    let disk = try makeCourse()
    try disk.write(
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      to: "ada/AppDelegate.swift")
    var assignment = Assignment(
      id: "01-log", module: "Log", title: "Log", points: 1,
      folder: disk.url, pointsPlace: CoursePlace(file: "grading.json", line: 1, key: "points"))
    assignment.manifest.exitsOnSuspend = true
    let bin = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent()
    let compiler = try AppCompiler(toolkit: bin, for: [assignment], isolation: .best())
    try disk.makeFolder("out")

    let compilation = compiler.compile(
      disk.url.appending(path: "ada"), for: assignment, into: disk.url.appending(path: "out"))

    guard case .built(let app, _) = compilation else { return XCTFail("\(compilation)") }
    XCTAssertEqual(try BuiltApp(at: app).manifest, assignment.manifest)
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
