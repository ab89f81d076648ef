import Foundation
import XCTest

/// The page on fidelity and the code say the same.
final class ControllerFidelityTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  func testEveryMemberOfControllersIsInFidelity() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Fidelity.md"), encoding: .utf8)
    let start = try XCTUnwrap(page.range(of: "\n## View controllers\n")).upperBound
    let end = try XCTUnwrap(page.range(of: "\n## ", range: start..<page.endIndex)).lowerBound
    let section = String(page[start..<end])

    let declared = try declaredNames()
    let missing = declared.filter { name in
      !["`\(name)`", "`\(name)("].contains { section.contains($0) }
    }

    XCTAssertGreaterThan(declared.count, 200)
    XCTAssertEqual(missing, [])
  }

  /// Types, functions and properties that student code may use, by name.
  private func declaredNames() throws -> [String] {
    let folder = Self.root.appending(path: "Sources/UIKit/ViewControllers")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let declaration = try Regex(
      #"^ {0,4}(?:@\w+ )*(?:open|public)"#
        + #"(?: final| private\(set\)| weak| unowned| static| override| convenience)*"#
        + #" (?:class|enum|struct|protocol|func|var|let) (\w+)"#)
    var names: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines {
        guard let match = try declaration.firstMatch(in: line), let name = match[1].substring else {
          continue
        }
        names.insert(String(name))
      }
    }
    // Raw values, and edges and directions, are values of their types.
    return names.subtracting(["rawValue", "top", "left", "bottom", "right", "all"])
      .subtracting(["up", "down", "any", "unknown", "from", "to"]).sorted()
  }
}
