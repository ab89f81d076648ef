import Foundation
import Wording
import XCTest

@testable import Grading

final class CourseBuildTests: XCTestCase {
  func testTheOneBundleOfABuildFolderIsFound() throws {
    let disk = try makeCourse()
    try disk.write("", to: "debug/CoursePackageTests.xctest")

    let built = try BuiltCourse(bin: disk.url.appending(path: "debug"), toolkit: disk.url)

    XCTAssertEqual(built.bundle.lastPathComponent, "CoursePackageTests.xctest")
  }

  func testAPrebuiltFolderWithoutUIKitTakesTheOneBesideLab() throws {
    let disk = try makeCourse()
    try disk.write("", to: "bin/CoursePackageTests.xctest")
    let bin = disk.url.appending(path: "bin")
    let lab = disk.url.appending(path: "installed/lab")

    let without = try BuiltCourse(prebuilt: bin, labExecutable: lab)
    try disk.write("", to: "bin/libUIKit.so")
    let with = try BuiltCourse(prebuilt: bin, labExecutable: lab)

    XCTAssertEqual(without.toolkit.lastPathComponent, "installed")
    XCTAssertEqual(with.toolkit.path, bin.path)
  }

  func testNoBundleAndTwoBundlesAreTold() throws {
    let disk = try makeCourse()
    let bin = disk.url.appending(path: "debug")

    XCTAssertThrowsError(try BuiltCourse(bin: bin, toolkit: bin)) { error in
      XCTAssertEqual(
        "\(error)", "\(bin.path): there is no test bundle …PackageTests.xctest here")
    }
    try disk.write("", to: "debug/APackageTests.xctest")
    try disk.write("", to: "debug/BPackageTests.xctest")
    XCTAssertThrowsError(try BuiltCourse(bin: bin, toolkit: bin)) { error in
      XCTAssertEqual(
        "\(error)",
        "\(bin.path): there is more than one test bundle here, APackageTests.xctest and "
          + "BPackageTests.xctest; remove the one that is out of date")
    }
  }

  func testTheMessagesOfAFailedBuildAreToldOnceAndWithoutSteps() {
    let printed = """
      [0/1] Planning build
      Building for debugging...
      [3/7] Compiling LogHidden Hidden.swift
      /c/Hidden.swift:3:5: error: cannot find 'x' in scope
      1 | let y = x
      /c/Hidden.swift:3:5: error: cannot find 'x' in scope
      error: fatalError

      """

    XCTAssertEqual(
      SwiftBuild.messages(in: printed),
      """
      /c/Hidden.swift:3:5: error: cannot find 'x' in scope
      1 | let y = x
      error: fatalError
      """)
  }

  func testASuiteThatDoesNotBuildIsTheInstructorsError() throws {
    let disk = try makeCourse()
    try disk.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Course", targets: [.testTarget(name: "LogHidden")])
      """, to: "Package.swift")
    try disk.write("let wrong: Int = \"text\"\n", to: "Tests/LogHidden/Hidden.swift")
    let work = try makeCourse()
    let build = CourseBuild(
      course: disk.folder,
      toolkit: ToolkitBuild(
        labExecutable: URL(filePath: "/bin/sh"),
        environment: ProcessInfo.processInfo.environment, interruption: Interruption()))
    var progress: [String] = []

    XCTAssertThrowsError(try build.build(in: work.url) { progress.append($0) }) { error in
      XCTAssertEqual((error as? LabError)?.kind, .usage)
      let lines = "\(error)".split(separator: "\n")
      XCTAssertEqual(lines.first, "the suites of the course do not build")
      XCTAssert(
        lines.contains {
          $0.hasSuffix(
            "Hidden.swift:1:18: error: cannot convert value of type 'String' to specified "
              + "type 'Int'")
        }, "\(error)")
    }
    XCTAssertFalse(progress.isEmpty)
  }

  func testWithoutASwiftNothingCanBeBuilt() throws {
    let disk = try makeCourse()
    let build = CourseBuild(
      course: disk.folder,
      toolkit: ToolkitBuild(
        labExecutable: URL(filePath: "/bin/sh"), environment: ["PATH": "/nowhere"],
        interruption: Interruption()))

    XCTAssertThrowsError(try build.build(in: disk.url) { _ in }) { error in
      XCTAssertEqual("\(error)", "there is no swift on the PATH")
      XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
    }
  }

  func testThePackageOfLabIsTheNearestAboveItsExecutable() throws {
    let disk = try makeCourse()
    try disk.write("", to: "Package.swift")
    try disk.write("", to: "Sources/UIKit/UIView.swift")

    let built = ToolkitBuild(
      labExecutable: disk.url.appending(path: ".build/debug/lab"), environment: [:],
      interruption: Interruption())
    let installed = ToolkitBuild(
      labExecutable: URL(filePath: "/usr/bin/env"), environment: [:], interruption: Interruption())

    XCTAssertEqual(built.package?.path, disk.url.resolvingSymlinksInPath().path)
    XCTAssertNil(installed.package)
    XCTAssertEqual(installed.labFolder.path, "/usr/bin")
  }
}
