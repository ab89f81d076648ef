import Foundation
import XCTest

/// Holds the modules' direction: the table of `Documentation/Architecture.md`.
final class ArchitectureTests: XCTestCase {
  /// What each module may import; the C targets stand with the module that they serve.
  private static let mayImport: [String: Set<String>] = [
    "Wording": [],
    "AppLink": [],
    "PlainXML": ["Wording"],
    "InfoPlist": ["PlainXML", "Wording"],
    "AppRuntime": [],
    "UIKit": ["AppLink", "AppRuntime", "NibFormat"],
    "LifecycleTrace": ["Wording"],
    "DeviceSimulator": ["AppLink", "InfoPlist", "LifecycleTrace", "Wording"],
    "LifecycleContracts": ["LifecycleTrace", "Wording"],
    "CAppJail": [],
    "AppJail": ["CAppJail"],
    "SourceMapping": ["Wording"],
    "NibFormat": [],
    "InterfaceBuilder": ["NibFormat", "PlainXML", "Wording"],
    "XcodeProject": ["InfoPlist", "Wording"],
    "SubmissionBuild": [
      "AppJail", "InfoPlist", "InterfaceBuilder", "NibFormat", "SourceMapping", "Wording",
      "XcodeProject",
    ],
    "AppHosting": [
      "AppJail", "AppLink", "DeviceSimulator", "InfoPlist", "LifecycleTrace", "SubmissionBuild",
    ],
    "ScenarioTesting": [
      "AppHosting", "AppJail", "DeviceSimulator", "InfoPlist", "LifecycleContracts",
      "LifecycleTrace", "SubmissionBuild", "Wording",
    ],
    "Grading": [
      "AppJail", "InfoPlist", "LifecycleTrace", "SourceMapping", "SubmissionBuild", "Wording",
    ],
    "Reporting": ["Grading", "LifecycleTrace", "Wording"],
    "lab": [
      "AppHosting", "AppJail", "DeviceSimulator", "Grading", "LifecycleContracts",
      "LifecycleTrace", "Reporting", "SourceMapping", "SubmissionBuild", "Wording",
    ],
  ]

  private struct Package: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String
      var target_dependencies: [String]?
      var product_dependencies: [String]?
    }

    struct Dependency: Decodable {}

    var targets: [Target]
    var dependencies: [Dependency]
  }

  func testModulesImportOnlyWhatTheTableAllows() throws {
    let targets = try describe().targets.filter { $0.path.hasPrefix("Sources/") }

    XCTAssertEqual(Set(targets.map(\.name)), Set(Self.mayImport.keys))
    for target in targets {
      let allowed = try XCTUnwrap(Self.mayImport[target.name])
      let against = Set(target.target_dependencies ?? []).subtracting(allowed)
      XCTAssertEqual(against, [], "\(target.name) must not import these")
      XCTAssertEqual(target.product_dependencies ?? [], [], target.name)
    }
  }

  func testTheTableHasNoCycle() {
    for module in Self.mayImport.keys {
      XCTAssertFalse(reachable(from: module).contains(module), "\(module) imports itself")
    }
  }

  func testWhatRunsWithTheStudentNeverLinksWhatDecidesAGrade() {
    XCTAssertEqual(reachable(from: "UIKit"), ["AppLink", "AppRuntime", "NibFormat"])
  }

  func testAnAssignmentIsAContractAndTwoSuites() throws {
    let targets = try describe().targets.filter { $0.path.hasPrefix("Assignments/") }

    XCTAssertFalse(targets.isEmpty)
    for target in targets {
      let dependencies = Set(target.target_dependencies ?? [])
      if target.name.hasSuffix("Contract") {
        XCTAssertEqual(dependencies, ["LifecycleContracts"], target.name)
      } else {
        XCTAssertEqual(target.type, "test", target.name)
        XCTAssert(dependencies.contains("ScenarioTesting"), target.name)
      }
    }
  }

  func testThereAreNoThirdPartyPackages() throws {
    XCTAssertEqual(try describe().dependencies.count, 0)
  }

  func testImportsInSourcesAreDeclared() throws {
    for (module, allowed) in Self.mayImport where module != "lab" {
      let folder = Project.root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.matches(of: /(?m)^(?:@_exported |public |internal )?import (\w+)/)
          .map { String($0.1) }
        let ours = Set(imports).intersection(Self.mayImport.keys)
        XCTAssertEqual(ours.subtracting(allowed), [], file.lastPathComponent)
      }
    }
  }

  private func reachable(from module: String) -> Set<String> {
    var seen: Set<String> = []
    var waiting = Array(Self.mayImport[module] ?? [])
    while let next = waiting.popLast() {
      if seen.insert(next).inserted { waiting += Self.mayImport[next] ?? [] }
    }
    return seen
  }

  /// A scratch folder of its own, because the tests' one is locked while they run.
  private func describe() throws -> Package {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "lifecyclelab-describe-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let result = try Project.run(
      "/usr/bin/env",
      [
        "swift", "package", "--package-path", Project.root.path, "--scratch-path", scratch.path,
        "describe", "--type", "json",
      ])
    XCTAssertEqual(result.status, 0, result.errors)
    let json = result.output.drop { $0 != "{" }
    return try JSONDecoder().decode(Package.self, from: Data(json.utf8))
  }
}
