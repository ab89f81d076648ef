import XCTest

@testable import SourceMapping

final class MappingTests: XCTestCase {
  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  func testAttributesOfObjectiveCVanish() {
    for attribute in [
      "@objc", "@objc(name:)", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBInspectable",
      "@IBDesignable", "@IBAction", "@IBSegueAction", "@NSCopying",
    ] {
      let text = "struct S { \(attribute) var a: Int { 1 } }"
      XCTAssertEqual(
        PassedText(text).own, "struct S { \(blanks(attribute.count)) var a: Int { 1 } }")
    }
    XCTAssertEqual(PassedText("class A { dynamic var a = 1 }").own, "class A {         var a = 1 }")
    XCTAssertEqual(PassedText("f(x.dynamic, dynamic)").own, "f(x.dynamic, dynamic)")
    XCTAssertEqual(
      PassedText("@available(iOS 13, *) @MainActor @escaping").own,
      "@available(iOS 13, *) @MainActor @escaping")
  }

  func testAnImportWithoutRoomIsAppended() {
    let passed = PassedText("import os\nf()")
    XCTAssertEqual(passed.own, "         \nf()")
    XCTAssertEqual(passed.tail, "\n/* connections */ import UIKit; \n")
    XCTAssertEqual(PassedText("@preconcurrency internal import os").own, blanks(34))
  }

  func testConditionsTakeTheBranchOfAPhone() {
    for (condition, mapped) in [
      ("DEBUG", "true "), ("!DEBUG", "!true "), ("os(iOS)", "true   "),
      ("os(Linux)", "false    "), ("canImport(UIKit) && DEBUG", "true             && true "),
      ("canImport(os)", "true         "), ("canImport(SwiftUI)", "canImport(SwiftUI)"),
      ("os(macOS)", "os(macOS)"), ("swift(>=5.9)", "swift(>=5.9)"), ("FLAG", "FLAG"),
    ] {
      XCTAssertEqual(
        PassedText("#if \(condition)\n#elseif \(condition)\n#endif").own,
        "#if \(mapped)\n#elseif \(mapped)\n#endif")
    }
    XCTAssertEqual(PassedText("let DEBUG = 1\nos(iOS)").own, "let DEBUG = 1\nos(iOS)")
  }

  func testPreviewsVanishWithTheirLinesKept() {
    XCTAssertEqual(
      PassedText("a()\n#Preview(\"x\", traits: .y) {\n  V(\"}\")\n}\nb()").own,
      "a()\n\(blanks(27))\n\(blanks(8))\n \nb()")
    XCTAssertEqual(PassedText("#Preview { V() }").own, blanks(16))
  }

  func testKeyPathsBecomeStringsInPlace() {
    XCTAssertEqual(PassedText("f(#keyPath(a.b))").own, "f(        \"a.b\")")
    XCTAssertEqual(PassedText("f(#keyPath(Player.name))").own, "f(               \"name\")")
    XCTAssertEqual(PassedText("f(#keyPath(self.name))").own, "f(             \"name\")")
  }

  func testAppsThatBeginInMainSwift() {
    for statement in [
      "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "
        + "NSStringFromClass(AppDelegate.self))",
      "_ = UIApplicationMain(a, b, nil, NSStringFromClass(AppDelegate.self))",
      "autoreleasepool { UIApplicationMain(a, b, nil, NSStringFromClass(AppDelegate.self)) }",
      "let n = NSStringFromClass(AppDelegate.self); UIApplicationMain(a, b, nil, n)",
    ] {
      let file = SourceFile(path: "main.swift", text: Array("import UIKit\n\(statement)\n".utf8))
      guard case .passed(let files) = SourcePass.apply(to: [file]) else {
        XCTFail("is rejected: \(statement)")
        continue
      }
      let text = String(decoding: files[0].text, as: UTF8.self)
      XCTAssertFalse(text.contains("UIApplicationMain"))
      XCTAssertTrue(text.hasSuffix("UIApplication.launchApp { AppDelegate() } } }\n"), text)
      XCTAssertEqual(files[0].entryLine, 3)
    }
  }

  func testAClassOfTheAppItselfIsHandedOn() {
    let text = """
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(Patient.self),
        NSStringFromClass(AppDelegate.self))
      """
    guard
      case .passed(let files) = SourcePass.apply(
        to: [SourceFile(path: "main.swift", text: Array(text.utf8))])
    else { return XCTFail("is rejected") }
    XCTAssertTrue(
      String(decoding: files[0].text, as: UTF8.self)
        .hasSuffix("UIApplication.launchApp({ AppDelegate() }, principal: Patient.self) } }\n"))
  }

  func testAMainOfOnesOwnStartsTheApp() {
    let text = "@main class A { static func main() { UIApplicationMain(a, b, nil, n) } }"
    guard
      case .passed(let files) = SourcePass.apply(
        to: [SourceFile(path: "A.swift", text: Array(text.utf8))])
    else { return XCTFail("is rejected") }
    XCTAssertTrue(
      String(decoding: files[0].text, as: UTF8.self)
        .hasSuffix("{ UIApplication.connect([]); A.main() } }\n"))
  }

  // MARK: Refusals

  func testModulesThatTheGraderLacksAreRefused() {
    XCTAssertEqual(
      PassedText("import UIKit\nimport SwiftUI").messages,
      [
        "2:8: The grader has no SwiftUI: its labs are about UIKit. Build the screen with a view "
          + "controller and views."
      ])
    XCTAssertEqual(
      PassedText("import struct Nonsense.A").messages,
      [
        "1:15: The grader has no module `Nonsense`: a submission has UIKit, Foundation and its "
          + "own files."
      ])
    for module in [
      "Combine", "CoreData", "SwiftData", "MapKit", "WebKit", "XCTest", "Alamofire", "SnapKit",
      "AppKit", "CoreMotion", "StoreKit",
    ] {
      let messages = PassedText("import \(module)").messages
      XCTAssertEqual(messages.count, 1, module)
      XCTAssertFalse(messages[0].contains("has no module"), "\(module) has a sentence of its own")
    }
    XCTAssertEqual(
      PassedText("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport Dispatch").messages, [])
  }

  func testWhatOnlyObjectiveCCanDoIsRefusedWithAWayOut() {
    for (text, start) in [
      ("a.addObserver(self, forKeyPath: \"x\", options: [], context: nil)", "1:3: Key-value"),
      ("override func observeValue(forKeyPath k: String?) {}", "1:15: Key-value"),
      ("t = a.observe(\\.x) { _, _ in }", "1:7: `dynamic var` with key-value observing is not"),
      ("let p = NSPredicate(format: \"a > 1\")", "1:9: `NSPredicate(format:)` is not"),
      ("let l = CADisplayLink(target: self, selector: s)", "1:9: `CADisplayLink` is not"),
      ("a.performSelector(onMainThread: s)", "1:3: `performSelector` is not"),
      ("a.perform(#selector(t), on: .main, with: nil)", "1:3: `performSelector` is not"),
      ("@objc protocol P { @objc optional func f() }", "1:26: `@objc optional` is not"),
      ("method_exchangeImplementations(a, b)", "1:1: `method_exchangeImplementations` belongs"),
      ("objc_setAssociatedObject(a, b)", "1:1: `objc_setAssociatedObject` is not"),
      ("class_getInstanceMethod(a, b)", "1:1: `class_getInstanceMethod` belongs"),
      ("class A { @NSManaged var a: Int }", "1:12: The grader has no Core Data"),
    ] {
      let messages = PassedText(text).messages
      XCTAssertEqual(messages.count, 1, text)
      XCTAssertTrue(messages.first?.hasPrefix(start) == true, "\(text): \(messages)")
    }
  }

  func testWhatOnlyLooksLikeItStays() {
    for text in [
      "a.addObserver(self, selector: s, name: n, object: nil)", "a.observe(x)",
      "NSPredicate { _, _ in true }", "func performSelector() {}", "a.perform(x, on: y)",
      "switch x { case .optional: f() }", "// import SwiftUI", "let CADisplayLink = 1",
    ] { XCTAssertEqual(PassedText(text).messages, [], text) }
    XCTAssertEqual(PassedText("a.observe(\\.x) {}", "func observe() {}").messages.count, 1)
    XCTAssertEqual(
      PassedText("a.observe(\\.x) {}", "class A { func observe() {} }").messages, [])
  }
}
