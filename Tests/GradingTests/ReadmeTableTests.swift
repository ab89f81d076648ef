import Foundation
import Wording
import XCTest

@testable import Grading

final class ReadmeTableTests: XCTestCase {
  private let criteria = [
    (title: "Saves a|b before `x` returns", points: 3), (title: "Shows *all* of it", points: 2),
  ]

  func testATableThatAgreesHasNothingToTell() throws {
    let table = try XCTUnwrap(
      ReadmeTable(
        in: """
          # Log

          | word | meaning |
          |---|---|
          | a | b |

          | Criterion | it asks | Points |
          |:---|---|---:|
          | Shows \\*all\\* of it | the same, \\| and more | 2 |
          | Saves a\\|b before \\`x\\` returns | | 3 |
          | | | **5** |

          | criterion | points |
          | Another | 7 |
          """))

    XCTAssertEqual(table.line, 7)
    XCTAssertEqual(table.rows.map(\.line), [9, 10])
    XCTAssertEqual(table.sum?.points, "5")
    XCTAssertEqual(problems(table), [])
  }

  func testEachRowThatDisagreesIsNamedWithItsLine() throws {
    let table = try XCTUnwrap(
      ReadmeTable(
        in: """
          | criterion | points |
          |---|---|
          | Shows *all* of it | 2 |
          | Shows \\*all\\* of at | 2 |
          | Saves a\\|b before ``  `x`  `` returns | 3 |
          | Draws | 1 |
          | Draws | 1 |
          | **together** | **6** |
          """))

    XCTAssertEqual(
      problems(table),
      [
        "README.md:3: “Shows all of it”: is no criterion of the suites"
          + " (did you mean “Shows *all* of it”?)",
        "README.md:4: “Shows *all* of at”: is no criterion of the suites"
          + " (did you mean “Shows *all* of it”?)",
        "README.md:5: “Saves a|b before  `x`  returns”: is no criterion of the suites"
          + " (did you mean “Saves a|b before `x` returns”?)",
        "README.md:6: “Draws”: is no criterion of the suites",
        "README.md:7: “Draws”: stands in the table twice",
        "README.md:1: the table lacks “Saves a|b before `x` returns”, worth 3",
        "README.md:1: the table lacks “Shows *all* of it”, worth 2",
        "README.md:8: the sum is 5 in the suites, not 6",
      ])
  }

  func testOtherPointsAndAMissingSumAreTold() throws {
    let table = try XCTUnwrap(
      ReadmeTable(
        in: """
          | criterion | points |
          |---|---|
          | Shows \\*all\\* of it | two |
          | Saves a\\|b before \\`x\\` returns | 4 |
          """))

    XCTAssertEqual(
      problems(table),
      [
        "README.md:3: “Shows *all* of it”: is worth 2 in the suites, not two",
        "README.md:4: “Saves a|b before `x` returns”: is worth 3 in the suites, not 4",
        "README.md:1: the table ends without its sum in bold, which is 5",
      ])
  }

  func testAReadmeWithoutATableAndNoReadmeAreTold() throws {
    let disk = try makeCourse()
    try disk.write("# Log\n\n| criterion |\n|---|\n| points | 3 |\n", to: "README.md")

    func told(_ name: String) -> [String] {
      ReadmeTable.problems(in: disk.url.appending(path: name), named: name, against: criteria)
        .map(\.description)
    }

    XCTAssertEqual(
      told("README.md"),
      [
        "README.md: has no table whose header begins with “criterion” and ends with “points”; "
          + "lab contract --format markdown prints one"
      ])
    XCTAssertEqual(told("LIESMICH.md"), ["LIESMICH.md: cannot be read"])
  }

  private func problems(_ table: ReadmeTable) -> [String] {
    table.disagreements(with: criteria, in: "README.md").map(\.description)
  }
}
