import XCTest

@testable import SourceMapping

final class ConnectionListTests: XCTestCase {
  func testOutletsAndActionsAreListed() {
    let text = """
      class V: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet
        private weak var field: UITextField?
        @IBOutlet var buttons: [UIButton]! { didSet { f("}") } }
        @IBOutlet weak var a: UIView!, b: UIView!
        @IBInspectable var radius: CGFloat = 1
        private(set) @objc var x = 1
        var plain = 1
        @IBAction func tapped(_ sender: Any) { let inner = 1 }
        @IBSegueAction func show(_ coder: NSCoder) -> UIViewController? { nil }
        @objc private func go() {}
        func own() { @objc func never() {} }
        @objc static func no() {}
        @objc func slow() async {}
      }
      """
    XCTAssertEqual(
      PassedText(text).connections,
      ["label", "field", "buttons", "a", "b", "radius", "x", "tapped:", "show:", "go"])
    XCTAssertTrue(PassedText(text).tail.hasPrefix("\n/* connections */ import UIKit; "))
  }

  func testExtensionsNestedAndPrivateClassesAreListed() {
    XCTAssertEqual(
      PassedText("class V {}; extension V { @IBAction func a() {}\n @objc var b: Int { 1 } }")
        .connections, ["a", "b"])
    XCTAssertEqual(PassedText("@objc extension UIView { func a() {} }").connections, ["a"])
    XCTAssertTrue(
      PassedText("struct S { class V { @objc func a() {} } }").tail.contains("extension S.V {"))
    XCTAssertTrue(
      PassedText("private class V { @objc func a() {} }").tail.contains("extension V {"))
    let inner = PassedText(
      "class V { private class I { @objc func a() {}; @objc private func b() {} } }")
    XCTAssertTrue(inner.tail.contains("extension V {"))
    XCTAssertEqual(inner.connections, ["a"], "a private member of a private class is out of reach")
  }

  func testWhatNoListCanNameIsLeftOut() {
    for text in [
      "class V<T> { @objc func a() {} }", "func f() { class V { @objc func a() {} } }",
      "protocol P { @objc func a() }", "struct S { func a() {} }", "class V { func a() {} }",
      "@objcMembers class V { private func a() {}; @nonobjc func b() {} }",
      "enum E {}; extension E { @objc func a() {} }",
    ] { XCTAssertEqual(PassedText(text).connections, [], text) }
    XCTAssertEqual(PassedText("@objcMembers class V { func a() {} }").connections, ["a"])
  }

  func testOverloadsAreCalledByTheirTypes() {
    let tail = PassedText(
      "class V { @objc(a:) func a(_ x: UIButton) {}; @objc(b:) func a(_ x: [Int: UIView]) {} }"
    ).tail
    XCTAssertTrue(tail.contains("{ $0.a($1.at(0) as UIButton) }"), tail)
    XCTAssertTrue(tail.contains("{ $0.a($1.at(0) as [Int:UIView]) }"), tail)
  }

  func testTheEntryPointTakesUpTheListsOfAllFiles() {
    let files = [
      "class A { @objc func a() {} }", "@main class D {}", "class B { @objc func b() {} }",
    ]
    guard
      case .passed(let passed) = SourcePass.apply(
        to: files.map { SourceFile(path: "x.swift", text: Array($0.utf8)) })
    else { return XCTFail("is rejected") }
    XCTAssertEqual(
      String(decoding: passed[1].text, as: UTF8.self),
      "      class D {}\n@main enum LifecycleLabEntry { @MainActor static func main() { "
        + "UIApplication.launchApp({ D() }, connections: [LifecycleLabFile0.connections, "
        + "LifecycleLabFile2.connections]) } }\n")
    XCTAssertEqual(passed.map(\.tailLine), [2, 2, 2])
  }
}
