import Foundation
import Grading
import SubmissionBuild
import XCTest

@testable import Reporting

final class FileWordsTests: XCTestCase {
  private let use = FileUse(
    project: "Notes/Notes.xcodeproj", target: "Notes",
    files: [
      .init(path: "Notes/AppDelegate.swift", role: .source),
      .init(path: "Notes/Assets.xcassets", role: .resource),
      .init(path: "Notes/Base.lproj/Main.storyboard", role: .interface),
      .init(path: "Notes/Info.plist", role: .settings),
      .init(path: "Notes/Note.swift", role: .source),
      .init(path: "Notes/Notes.xcodeproj/project.pbxproj", role: .settings),
    ],
    leftOut: [.init(path: "NotesTests/A.swift", reason: "belongs to the target NotesTests")])

  func testAProjectsFilesAreToldInTwoSentences() {
    XCTAssertEqual(
      BuildReport(fileUse: use).fileSentences,
      [
        "Built from the target “Notes” of Notes/Notes.xcodeproj: 2 Swift files, Main.storyboard, "
          + "Info.plist, 1 resource.",
        "Left out: NotesTests/A.swift (belongs to the target NotesTests).",
      ])
  }

  func testOfAPlainFolderThereIsNothingToTell() {
    var use = use
    use.project = nil
    use.target = nil
    XCTAssertEqual(BuildReport(fileUse: use).fileSentences, [])
    XCTAssertEqual(BuildReport().fileSentences, [])
  }

  func testAProjectThatDoesNotCountIsTold() {
    let use = FileUse(
      notes: ["It is broken."], files: [.init(path: "a.swift", role: .source)],
      leftOut: (1...7).map { .init(path: "T/\($0).swift", reason: "no") })

    XCTAssertEqual(
      BuildReport(fileUse: use).fileSentences,
      [
        "It is broken.", "Built from 1 Swift file.",
        "Left out: T/1.swift (no), T/2.swift (no), T/3.swift (no), T/4.swift (no), "
          + "T/5.swift (no), 2 more.",
      ])
  }

  func testNamesOfFilesAreHarmlessAndTheirNumberIsLimited() {
    var report = Sample.report("ada")
    report.build = BuildReport(
      fileUse: FileUse(
        project: "<b>\u{202E}", target: "t\n", notes: [],
        files: (0..<400).map { _ in .init(path: String(repeating: "x", count: 400), role: .source)
        },
        leftOut: [.init(path: "a\u{1B}[31m", reason: "r")]))

    let readable = ReadableReport(report)

    XCTAssertEqual(readable.report.build.files.count, 300)
    XCTAssertLessThan(readable.report.build.files[0].path.count, 210)
    XCTAssertFalse(readable.report.build.leftOut[0].path.contains("\u{1B}"))
    XCTAssertFalse(readable.html().contains("<b>"))
    XCTAssertTrue(readable.html().contains("id=\"files\""))
  }

  func testReportsOfEarlierVersionsAreRead() throws {
    let report = try JSONDecoder().decode(
      BuildReport.self, from: Data(#"{"diagnostics": []}"#.utf8))

    XCTAssertEqual(report, BuildReport())
  }
}
