import SeededRandom
import XCTest

@testable import SourceMapping

final class SourcePassTests: XCTestCase {
  private let entry =
    "@main enum LifecycleLabEntry { @MainActor static func main() "
    + "{ UIApplication.launchApp { AppDelegate() } } }\n"

  private func pass(_ texts: String...) -> SourcePass.Outcome {
    SourcePass.apply(
      to: texts.enumerated().map {
        SourceFile(path: "\($0.offset).swift", text: Array($0.element.utf8))
      })
  }

  private func passed(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    guard case .passed(let files) = pass(text, "@main class AppDelegate {}") else {
      XCTFail("is rejected", file: file, line: line)
      return ""
    }
    return String(decoding: files[0].text, as: UTF8.self)
  }

  private func rejected(_ outcome: SourcePass.Outcome) -> [String] {
    guard case .rejected(let diagnostics) = outcome else { return [] }
    return diagnostics.map {
      "\($0.file ?? "-"):\($0.line ?? 0):\($0.column ?? 0): \($0.message)"
    }
  }

  // MARK: Imports

  func testFoundationLeadsToUIKitInTheSamePlace() {
    XCTAssertEqual(passed("import Foundation\nlet a = 1"), "import UIKit     \nlet a = 1")
    XCTAssertEqual(passed("import Foundation; f()"), "import UIKit     ; f()")
    XCTAssertEqual(passed("import Darwin"), "import UIKit ")
    for module in [
      "AVFoundation", "CoreLocation", "MobileCoreServices", "UserNotifications", "OSLog",
      "CoreGraphics", "QuartzCore", "ObjectiveC", "os.log",
    ] {
      let blanks = String(repeating: " ", count: module.count - 5)
      XCTAssertEqual(passed("import \(module)"), "import UIKit\(blanks)")
    }
    XCTAssertEqual(
      passed("@_exported import Foundation"), "@_exported import UIKit     ")
    XCTAssertEqual(passed("public import Foundation"), "public import UIKit     ")
    XCTAssertEqual(passed("import /* a */ Foundation // b"), "import /* a */ UIKit      // b")
  }

  func testImportOfOneNameBecomesAnImportOfTheModule() {
    XCTAssertEqual(
      passed("import struct Foundation.Date\nf()"), "import        UIKit          \nf()")
    XCTAssertEqual(
      passed("import class Foundation.UserDefaults"), "import       UIKit                  ")
    XCTAssertEqual(passed("import Foundation.NSDate"), "import UIKit            ")
  }

  func testOtherImportsAndOtherWordsStay() {
    for text in [
      "import UIKit", "import Dispatch", "import Glibc", "import FoundationNetworking",
      "import struct UIKit.CGRect", "// import Foundation", "\"import Foundation\"",
      "/* /* */ import Foundation */", "\"\"\"\nimport Foundation\n\"\"\"",
      "#\"\"\"\n\"\"\"\nimport Foundation\n\"\"\"#", "f(import Foundation: Int)",
      "x.import Foundation", "`import` Foundation", "import `Foundation`",
      "let a = Foundation.Date()", "import",
    ] {
      XCTAssertEqual(passed(text), text)
    }
  }

  // MARK: Availability

  func testAvailabilityAsksTheDeviceInTheSamePlace() {
    func condition(_ text: String) -> String {
      String(passed("import UIKit\n\(text)").dropFirst("import UIKit\n".count))
    }
    XCTAssertEqual(
      condition("if #available(iOS 13, *) { f() }"), "if _available(    13   ) { f() }")
    XCTAssertEqual(
      condition("guard #available(iOS 13.4, *), a else { }"),
      "guard _available(    13.4   ), a else { }")
    XCTAssertEqual(
      condition("if #available(macOS 10.15, iOS 13.4.1, *) {}"),
      "if _available(                 13.4     ) {}")
    XCTAssertEqual(
      condition("if #unavailable(iOS 13) {}"), "if _unavailable(    13) {}")
    XCTAssertEqual(
      condition("if #available(\n  iOS 13,\n  *\n) {}"), "if _available(\n      13 \n   \n) {}")
  }

  func testOtherConditionsAndFilesWithoutUIKitKeepTheirAvailability() {
    for text in [
      "import UIKit\nif #available(macOS 10.15, *) {}", "import UIKit\n@available(iOS 13, *) f()",
      "import UIKit\nlet a = \"#available(iOS 13, *)\"", "if #available(iOS 13, *) {}",
      "import UIKit\nif #available(iOS", "import UIKit\nif #available(iOS, *) {}",
    ] { XCTAssertEqual(passed(text), text) }
    XCTAssertEqual(
      passed("import Foundation\nif #available(iOS 13, *) {}"),
      "import UIKit     \nif _available(    13   ) {}")
  }

  // MARK: The entry point

  func testMainGivesWayToAnEntryPointAfterTheLastLine() {
    for (attribute, blanks) in [
      ("@main", "     "), ("@UIApplicationMain", "                  "),
    ] {
      let outcome = pass("import UIKit\n\(attribute)\nclass AppDelegate {\n}\n")

      guard case .passed(let files) = outcome else { return XCTFail("\(outcome)") }
      XCTAssertEqual(
        String(decoding: files[0].text, as: UTF8.self),
        "import UIKit\n\(blanks)\nclass AppDelegate {\n}\n" + entry)
      XCTAssertEqual(files[0].entryLine, 5)
      XCTAssertEqual(files[0].entryPlace, SourcePlace(line: 2, column: 1))
    }
  }

  func testAFileWithoutALastLineEndGetsOne() {
    guard case .passed(let files) = pass("@main class AppDelegate {}") else {
      return XCTFail("is rejected")
    }
    XCTAssertEqual(
      String(decoding: files[0].text, as: UTF8.self), "      class AppDelegate {}\n" + entry)
  }

  func testTheMarkedClassIsFoundBehindAttributesAndModifiers() {
    for head in [
      "@main class AppDelegate", "@main final class AppDelegate: UIResponder",
      "@main @objc(AppDelegate) @MainActor public final class AppDelegate",
      "@objc @main\n// the delegate\nclass AppDelegate", "@main /* class X */ class AppDelegate",
      "@available(iOS 13, *) @main class AppDelegate", "@main struct AppDelegate",
      "@main @available(iOS, introduced: (13)) open class AppDelegate<T>",
    ] {
      guard case .passed(let files) = pass(head + " {}\n") else { return XCTFail(head) }
      XCTAssertTrue(String(decoding: files[0].text, as: UTF8.self).hasSuffix(entry), head)
    }
  }

  func testOnlyTheFileWithTheEntryPointGetsOne() {
    guard case .passed(let files) = pass("let a = 1\n", "@main class A {}\n", "let b = 2") else {
      return XCTFail("is rejected")
    }
    XCTAssertEqual(files.map { $0.entryLine }, [nil, 2, nil])
    XCTAssertEqual(files[0].text, files[0].original.text)
    XCTAssertEqual(files[2].text, files[2].original.text)
  }

  func testAnAppWithoutABeginningIsRejected() {
    let sentence =
      "-:0:0: No class is marked with `@main`, so the app has no beginning. "
      + "Write `@main` before the class of the app delegate."
    XCTAssertEqual(rejected(pass("class AppDelegate {}")), [sentence])
    XCTAssertEqual(rejected(pass("// @main\n\"@main\"\nlet main = 1 @ main")), [sentence])
  }

  func testAnAppWithTwoBeginningsIsRejected() {
    XCTAssertEqual(
      rejected(pass("\n @main class A {}", "@UIApplicationMain class B {}")),
      [
        "1.swift:1:1: The app has two entry points: this one and the one at 0.swift:2. Keep one."
      ])
    XCTAssertEqual(
      rejected(pass("@main class A {}\n@main class B {}")),
      [
        "0.swift:2:1: The app has two entry points: this one and the one at 0.swift:1. Keep one."
      ])
  }

  func testAnEntryPointThatMarksNoClassIsRejected() {
    for text in ["@main", "@main func f() {}", "@main extension A {}", "@main {"] {
      XCTAssertEqual(
        rejected(pass(text)),
        ["0.swift:1:1: `@main` belongs right before the class of the app delegate."])
    }
  }

  // MARK: Properties

  func testEveryByteOutsideTheMappedTokensKeepsItsPlace() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let generated = GeneratedFile(&random)
      let outcome = SourcePass.apply(to: [SourceFile(path: "A.swift", text: generated.text)])

      guard case .passed(let files) = outcome else { return XCTFail("\(outcome)") }
      let text = files[0].text
      XCTAssertTrue(text.count > generated.text.count)
      for (index, byte) in generated.text.enumerated() where !generated.mapped.contains(index) {
        XCTAssertEqual(text[index], byte, "at \(index) of \(generated.description)")
      }
      for index in generated.mapped where Byte.isLineEnd(generated.text[index]) {
        XCTFail("a line end is mapped")
      }
    }
  }

  func testThePassChangesNothingInItsOwnOutput() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let generated = GeneratedFile(&random)
      guard
        case .passed(let once) = SourcePass.apply(
          to: [SourceFile(path: "A.swift", text: generated.text)]),
        case .passed(let twice) = SourcePass.apply(
          to: [SourceFile(path: "A.swift", text: once[0].text)])
      else { return XCTFail("is rejected") }

      XCTAssertEqual(once[0].text, twice[0].text)
      XCTAssertEqual(once[0].entryLine, twice[0].entryLine)
    }
  }

  func testTimeGrowsWithTheLength() throws {
    func seconds(_ count: Int) -> Double {
      let line = "    let label = \"a \\(b) c\" // comment\n"
      let text = "@main class A {\n" + String(repeating: line, count: count) + "}\n"
      let file = SourceFile(path: "A.swift", text: Array(text.utf8))
      let start = ContinuousClock.now
      _ = SourcePass.apply(to: [file])
      let spent = (ContinuousClock.now - start).components
      return Double(spent.seconds) + Double(spent.attoseconds) / 1e18
    }
    _ = seconds(100)

    let (short, long) = (seconds(2000), seconds(16000))

    print("source pass: \(short / 4 * 1000) ms for 500 lines in this build")
    XCTAssertLessThan(long, short * 8 * 4, "eight times the lines, at most four times the share")
  }
}
