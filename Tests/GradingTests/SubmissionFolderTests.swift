import Foundation
import Wording
import XCTest

@testable import Grading

final class SubmissionFolderTests: XCTestCase {
  func testFoldersAreSubmissionsSortedByNameWithinTheirAssignment() throws {
    let disk = try makeCourse()
    for path in ["02/ada", "01/grace", "01/Émile", "01/ada", "01/Zoe", "01/.git", "03/x"] {
      try disk.makeFolder("Submissions/\(path)")
    }
    try disk.write("", to: "Submissions/01/README.md")
    try disk.write("", to: "Submissions/01/.DS_Store")

    let found = try folder(of: disk).submissions(of: [assignment("01"), assignment("02")])

    XCTAssertEqual(
      found.map { "\($0.assignment)/\($0.student)" },
      ["01/Zoe", "01/ada", "01/grace", "01/Émile", "02/ada"])
    XCTAssertEqual(
      found[1].folder.path, disk.url.appending(path: "Submissions/01/ada").path)
  }

  func testNamesThatAreHostileTextStayInTheirFolder() throws {
    let disk = try makeCourse()
    let names = ["<b>", "a\nb", "\u{1B}[31m", "-rf", "=1+1", "..."]
    for name in names { try disk.makeFolder("Submissions/01/\(name)") }

    let found = try folder(of: disk).submissions(of: [assignment("01")])

    XCTAssertEqual(Set(found.map(\.student)), Set(names).subtracting(["..."]))
    for submission in found {
      XCTAssertEqual(submission.folder.deletingLastPathComponent().lastPathComponent, "01")
    }
  }

  func testOnlyTheNamedStudentsAreTaken() throws {
    let disk = try makeCourse()
    for path in ["01/ada", "01/grace", "02/ada"] { try disk.makeFolder("Submissions/\(path)") }
    let both = [assignment("01"), assignment("02")]

    XCTAssertEqual(
      try folder(of: disk).submissions(of: both, students: ["ada"]).map(\.assignment), ["01", "02"])
    XCTAssertEqual(
      try folder(of: disk).submissions(of: both, students: ["grace"]).map(\.assignment), ["01"])
    XCTAssertEqual(
      refusal { try self.folder(of: disk).submissions(of: both, students: ["grce", "zz"]) },
      """
      there is no submission of “grce” in Submissions (did you mean “grace”?)
      there is no submission of “zz” in Submissions
      """)
  }

  func testNothingToGradeIsTold() throws {
    let disk = try makeCourse()

    XCTAssertEqual(
      refusal { try self.folder(of: disk).submissions(of: [assignment("01")]) },
      "Submissions: there is no such folder")
    try disk.write("", to: "Submissions/01/file")
    XCTAssertEqual(
      refusal {
        try self.folder(of: disk).submissions(of: [assignment("01"), assignment("02")])
      },
      "there is no submission in Submissions/01/ or Submissions/02/")
  }

  private func folder(of disk: CourseOnDisk) -> SubmissionFolder {
    SubmissionFolder(url: disk.folder.submissions, name: "Submissions")
  }

  private func refusal(_ work: () throws -> [Submission]) -> String? {
    do {
      _ = try work()
      return nil
    } catch {
      return "\(error)"
    }
  }
}

final class ShardTests: XCTestCase {
  func testThePartsAreTheWholeAndShareNothing() throws {
    let items = Array(0..<23)

    for count in [1, 2, 7, 23, 24] {
      let parts = try (1...count).map { try Shard("\($0)/\(count)").part(of: items) }

      XCTAssertEqual(parts.flatMap(\.self).sorted(), items)
      XCTAssertLessThanOrEqual(
        try XCTUnwrap(parts.map(\.count).max()) - XCTUnwrap(parts.map(\.count).min()), 1)
    }
  }

  func testWhatIsNoPartIsRefused() {
    let cases = [
      ("", "--shard: must be I/N, such as 2/8, not “”"),
      ("2", "--shard: must be I/N, such as 2/8, not “2”"),
      ("-1/2", "--shard: must be I/N, such as 2/8, not “-1/2”"),
      ("0/2", "--shard: I must be between 1 and 2, not 0"),
      ("3/2", "--shard: I must be between 1 and 2, not 3"),
      ("1/0", "--shard: N must be between 1 and 10000, not 0"),
      ("1/10001", "--shard: N must be between 1 and 10000, not 10001"),
      ("1/99999999999", "--shard: must be I/N, such as 2/8, not “1/99999999999”"),
    ]

    for (text, message) in cases {
      XCTAssertThrowsError(try Shard(text)) { XCTAssertEqual("\($0)", message) }
    }
    XCTAssertNoThrow(try Shard("10000/10000"))
  }
}
