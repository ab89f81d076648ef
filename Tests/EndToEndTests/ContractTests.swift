import Foundation
import Grading
import XCTest

/// `lab contract` on the project's own assignments; the READMEs are held against it in `CourseTests`.
final class ContractTests: XCTestCase {
  private struct Document: Decodable {
    var schema: String
    var contracts: [ContractInWords]
  }

  private static let assignments = ["02-interruptions", "04-background-task"]

  func testItPrintsTheRulesInTheSentencesOfTheirFindingsAndNoScenario() throws {
    let result = try Project.lab(["contract", "--format", "json"] + Self.assignments)
    XCTAssertEqual(result.status, 0, result.errors)

    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    XCTAssertEqual(document.schema, "lifecyclelab/contract/v1")
    XCTAssertEqual(document.contracts.map(\.assignment), Self.assignments)
    for contract in document.contracts {
      XCTAssertEqual(contract.points, contract.criteria.reduce(0) { $0 + $1.points })
      for criterion in contract.criteria {
        XCTAssertEqual(criterion.demands.isEmpty, criterion.source == .expectation, criterion.title)
        XCTAssert(criterion.demands.allSatisfy(\.always), criterion.title)
      }
    }
    let saves = document.contracts[1].criteria.first { $0.title.hasPrefix("Saves no part") }
    XCTAssertEqual(
      saves?.demands.map(\.text),
      ["no write of \"saved\" to UserDefaults during applicationDidEnterBackground(_:)"])
    for scenario in try Self.scenarios() { XCTAssertFalse(result.output.contains(scenario)) }
  }

  /// The names of the test methods of these assignments' suites, from their sources.
  private static func scenarios() throws -> [String] {
    var names: [String] = []
    for assignment in assignments {
      let folder = Project.root.appending(path: "Assignments/\(assignment)/Scenarios")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        names += text.matches(of: /func (test\w+)/).map { String($0.1) }
      }
    }
    XCTAssertGreaterThan(names.count, 20)
    return names
  }
}
