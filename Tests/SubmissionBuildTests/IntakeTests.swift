import Foundation
import Glibc
import XCTest

@testable import SubmissionBuild

final class IntakeTests: XCTestCase {
  private func taken(
    _ folder: TemporaryFolder, _ intake: Intake = Intake(), file: StaticString = #filePath,
    line: UInt = #line
  ) -> [String] {
    let outcome = intake.take(folder.path)
    guard case .taken(let submission) = outcome else {
      XCTFail("is not taken: \(outcome)", file: file, line: line)
      return []
    }
    return submission.files.map(\.path)
  }

  private func refusal(_ folder: TemporaryFolder, _ intake: Intake = Intake()) -> String? {
    if case .refused(let reason) = intake.take(folder.path) { reason } else { nil }
  }

  // MARK: What is taken

  func testSwiftFilesAreTakenByContentInTheOrderOfTheirPaths() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a.swift", "B.swift", "é x'\"\n.swift"] {
      try folder.write("// \(name)", to: name)
    }
    try folder.write("no", to: "notes.txt")

    guard case .taken(let submission) = Intake().take(folder.path) else { return XCTFail() }

    XCTAssertEqual(
      submission.files.map(\.path),
      ["B.swift", "a.swift", "a/z.swift", "b.swift", "é x'\"\n.swift"])
    XCTAssertEqual(submission.files[2].text, Array("// a/z.swift".utf8))
    XCTAssertEqual(submission.files[4].shownPath, "é x'\"\\u{A}.swift")
    XCTAssertNil(submission.infoPlist)
  }

  func testInfoPlistIsRemembered() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    try folder.write("<plist/>", to: "App/Info.plist")
    try folder.write("<later/>", to: "Other/Info.plist")

    guard case .taken(let submission) = Intake().take(folder.path) else { return XCTFail() }

    XCTAssertEqual(submission.infoPlist?.path, "App/Info.plist")
    XCTAssertEqual(submission.infoPlist?.text, Array("<plist/>".utf8))
  }

  func testHiddenFilesAndAPackagesManifestAreLeftOut() throws {
    let folder = try TemporaryFolder()
    for name in [".build/a.swift", ".git/b.swift", ".c.swift", "._d.swift", "Package.swift"] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "App/Package.swift")
    try folder.write("", to: "App/e.swift")

    XCTAssertEqual(taken(folder), ["App/Package.swift", "App/e.swift"])
  }

  // MARK: What is missing

  func testAFolderThatDoesNotExistIsMissing() {
    XCTAssertEqual(
      Intake().take("/nonexistent/alice"),
      .missing("There is no submission: its folder does not exist."))
  }

  func testAFolderWithoutASwiftFileIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "notes.txt")
    try folder.write("", to: "deep/er/README.md")

    XCTAssertEqual(Intake().take(folder.path), .missing("The submission holds no Swift file."))
  }

  // MARK: What is refused

  func testLinksAndDevicesAreRefusedByName() throws {
    let target = try TemporaryFolder()
    let secret = try target.write("secret", to: "secret.swift")

    let link = try TemporaryFolder()
    XCTAssertEqual(symlink(secret.path, "\(link.path)/a.swift"), 0)
    XCTAssertEqual(refusal(link), "“a.swift” is a symbolic link. Submit the file itself.")

    let fifo = try TemporaryFolder()
    XCTAssertEqual(mkfifo("\(fifo.path)/a.swift", 0o600), 0)
    XCTAssertEqual(refusal(fifo), "“a.swift” is not a regular file.")

    let dangling = try TemporaryFolder()
    XCTAssertEqual(symlink("/nonexistent", "\(dangling.path)/Info.plist"), 0)
    XCTAssertEqual(refusal(dangling), "“Info.plist” is a symbolic link. Submit the file itself.")
  }

  func testFoldersBehindLinksAreNotEntered() throws {
    let target = try TemporaryFolder()
    try target.write("", to: "secret.swift")
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    XCTAssertEqual(symlink(target.path, "\(folder.path)/linked"), 0)
    XCTAssertEqual(symlink(folder.path, "\(folder.path)/circle"), 0)

    XCTAssertEqual(taken(folder), ["a.swift"])
  }

  func testANameThatIsNotUTF8IsRefusedByName() throws {
    let folder = try TemporaryFolder()
    let path = Array("\(folder.path)/".utf8) + [0xFF] + Array(".swift".utf8) + [0]
    let file = open(path.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
    XCTAssertGreaterThanOrEqual(file, 0)
    close(file)

    XCTAssertEqual(refusal(folder), "The name of “\u{FFFD}.swift” is not UTF-8 text.")
  }

  // MARK: Limits

  func testNumberOfFilesIsLimited() throws {
    let folder = try TemporaryFolder()
    for number in 1...200 { try folder.write("", to: "f\(number).swift") }
    XCTAssertEqual(taken(folder).count, 200)

    try folder.write("", to: "g/one-more.swift")
    XCTAssertEqual(refusal(folder), "The submission holds more than 200 Swift files.")
  }

  func testSizeOfAFileIsLimited() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(count: 1 << 20), to: "a.swift")
    XCTAssertEqual(taken(folder), ["a.swift"])

    try folder.write(Data(count: 1 << 20 + 1), to: "a.swift")
    XCTAssertEqual(refusal(folder), "The file “a.swift” has more than 1024 KiB.")
  }

  func testSizeOfInfoPlistIsLimited() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    try folder.write(Data(count: 1 << 20 + 1), to: "Info.plist")

    XCTAssertEqual(refusal(folder), "The file “Info.plist” has more than 1024 KiB.")
  }

  func testSizeOfAllFilesIsLimited() throws {
    let folder = try TemporaryFolder()
    for number in 1...8 { try folder.write(Data(count: 1 << 20), to: "\(number).swift") }
    XCTAssertEqual(taken(folder).count, 8)

    try folder.write("x", to: "9.swift")
    XCTAssertEqual(
      refusal(folder), "The Swift files of the submission have more than 8192 KiB.")
  }

  func testLengthOfAPathIsLimited() throws {
    let folder = try TemporaryFolder()
    let inner = String(repeating: "d", count: 100) + "/"
    try folder.write("", to: inner + String(repeating: "a", count: 93) + ".swift")
    XCTAssertEqual(taken(folder).map(\.utf8.count), [200])

    try folder.write("", to: inner + String(repeating: "b", count: 94) + ".swift")
    let reason = try XCTUnwrap(refusal(folder))
    XCTAssertTrue(reason.hasSuffix("… 1 more bytes” is longer than 200 bytes."), reason)
  }

  func testNumberOfEntriesIsLimited() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    try folder.write("", to: "inner/b.txt")
    var intake = Intake()
    intake.maxEntries = 3
    XCTAssertEqual(taken(folder, intake), ["a.swift"])

    try folder.write("", to: "inner/c.txt")
    XCTAssertEqual(
      refusal(folder, intake), "The submission holds more than 3 files and folders.")
  }
}
