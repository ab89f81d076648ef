import XCTest

@testable import SourceMapping

final class SelectorMappingTests: XCTestCase {
  /// A class with these members and one method of this body.
  private func pass(_ expression: String, members: String = "@objc func tapped(_ s: Any) {}")
    -> PassedText
  {
    PassedText("class V: UIView { \(members); func f() { g(\(expression)) } }")
  }

  private func mapped(_ expression: String, members: String = "@objc func tapped(_ s: Any) {}")
    -> String
  {
    let own = pass(expression, members: members).own
    let start = own.range(of: "{ g(")?.upperBound ?? own.startIndex
    return String(own[start...].dropLast(") } }".count))
  }

  func testTheNameOfTheMethodKeepsItsPlace() {
    XCTAssertEqual(mapped("#selector(tapped)"), "_sel(Self.tapped)")
    XCTAssertEqual(mapped("#selector(tapped(_:))"), "_sel(Self.tapped(_:))")
    XCTAssertEqual(mapped("#selector(self.tapped)"), "_sel(     Self.tapped)")
    XCTAssertEqual(mapped("#selector(Self.tapped)"), "_sel(     Self.tapped)")
    XCTAssertEqual(mapped("#selector(V.tapped(_:))"), "_sel(     V.tapped(_:))")
    XCTAssertEqual(mapped("#selector(  tapped )"), "_sel(  Self.tapped )")
    XCTAssertEqual(mapped("#selector(\n      tapped)"), "_sel(     \n Self.tapped)")
    XCTAssertEqual(mapped("#selector(\n  tapped)"), "_sel(Self \n .tapped)")
    XCTAssertEqual(
      mapped("#selector(tapped as (Any) -> Void)"), "_sel(self.tapped as (Any) -> Void)")
  }

  func testPropertiesBecomeKeyPaths() {
    let members = "@objc var isOn = false"
    XCTAssertEqual(mapped("#selector(getter: isOn)", members: members), "_sel(       \\Self.isOn)")
    XCTAssertEqual(
      mapped("#selector(setter: self.isOn)", members: members), "_sel(            \\Self.isOn)")
    XCTAssertEqual(pass("#selector(getter: isOn)", members: members).selectors, ["isOn"])
    XCTAssertEqual(pass("#selector(setter: V.isOn)", members: members).selectors, ["setIsOn:"])
  }

  func testInitialValuesOfStoredPropertiesHaveNoSelf() {
    for property in ["let b = g(#selector(tapped))", "var b: B = { g(#selector(tapped)) }()"] {
      let own = PassedText("class V { \(property)\n@objc func tapped() {} }").own
      XCTAssertTrue(own.contains("g(_sel(     tapped))"), own)
    }
    for property in [
      "lazy var b = g(#selector(tapped))", "lazy var b: B = { g(#selector(tapped)) }()",
      "var b: B { g(#selector(tapped)) }", "var b = 1 { didSet { g(#selector(tapped)) } }",
      "init() { g(#selector(tapped)) }", "let a = 1; func b() { g(#selector(tapped)) }",
    ] {
      let own = PassedText("class V { \(property)\n@objc func tapped() {} }").own
      XCTAssertTrue(own.contains("g(_sel(Self.tapped))"), own)
    }
  }

  func testNamesFollowSwiftsRules() {
    for (declaration, use, name) in [
      ("func go()", "go", "go"), ("func a(_ x: Any)", "a", "a:"),
      ("func tapped(sender: UIButton)", "tapped", "tappedWithSender:"),
      ("func tapped(sender: UIButton)", "tapped(sender:)", "tappedWithSender:"),
      ("func a(_ x: Any, for event: UIEvent)", "a", "a:for:"),
      ("func move(to x: Any)", "move", "moveTo:"), ("func goTo(page: Any)", "goTo", "goToPage:"),
      ("func tick(timer t: Timer, x: Int)", "tick", "tickWithTimer:x:"),
      ("func show(with x: Any)", "show", "showWith:"), ("func b(_: Any)", "b", "b:"),
      ("func c(x: [String: Int] = [:], y: (Int, Int))", "c", "cWithX:y:"),
    ] {
      XCTAssertEqual(
        pass("#selector(\(use))", members: "@objc \(declaration) {}").selectors, [name],
        declaration)
    }
    XCTAssertEqual(
      pass("#selector(go)", members: "@objc(custom:) func go(x: Int) {}").selectors, ["custom:"])
  }

  func testOverloadsAreToldApartByLabelsOrType() {
    let members = "@objc func over() {}; @objc(overInt:) func over(_ x: Int) {}"
    XCTAssertEqual(pass("#selector(over as () -> Void)", members: members).selectors, ["over"])
    XCTAssertEqual(
      pass("#selector(over as (Int) -> Void)", members: members).selectors, ["overInt:"])
    XCTAssertEqual(pass("#selector(over(_:))", members: members).selectors, ["overInt:"])
  }

  func testMethodsAreFoundInSuperclassesExtensionsAndOtherFiles() {
    let text = "class V: Base { func f() { g(#selector(tapped)) } }"
    XCTAssertEqual(
      PassedText(text, "class Base { @objc func tapped(sender: Any) {} }").selectors,
      ["tappedWithSender:"])
    XCTAssertEqual(
      PassedText(text, "extension UIViewController { @objc func tapped(_ s: Any) {} }").selectors,
      ["tapped:"])
    XCTAssertEqual(
      PassedText("let a = #selector(W.tapped)", "class W { @objc func tapped(_ s: Any) {} }")
        .selectors, ["tapped:"])
  }

  func testFrameworkMethodsHaveTheirOwnNames() {
    for (use, name) in [
      ("UIViewController.viewDidLoad", "viewDidLoad"), ("UIView.endEditing", "endEditing:"),
      ("UIView.endEditing(_:)", "endEditing:"), ("becomeFirstResponder", "becomeFirstResponder"),
      ("UIResponderStandardEditActions.copy(_:)", "copy:"),
      ("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
    ] { XCTAssertEqual(pass("#selector(\(use))").selectors, [name]) }
  }

  func testPlacesAreThoseOfTheParenthesis() {
    let text = "\nclass V { @objc func t() {}\n func f() { é(#selector(t), #selector(t)) } }"
    XCTAssertTrue(PassedText(text).tail.contains("[(3, 20, \"t\"), (3, 34, \"t\")]"))
  }

  func testMethodsOfGenericAndLocalClassesAreKept() {
    XCTAssertTrue(
      PassedText("class V<T>: UIView { @objc func t() {}; func f() { g(#selector(t)) } }").own
        .contains("g(_loc(Self.t))"))
    XCTAssertTrue(
      PassedText("func h() { class V: UIView { @objc func t() {}; func f() { g(#selector(t)) } } }")
        .own.contains("g(_loc(Self.t))"))
  }

  func testAMethodThatObjectiveCDoesNotSeeIsRefused() {
    XCTAssertEqual(
      pass("#selector(tapped)", members: "func tapped(_ s: Any) {}").messages,
      [
        "1:68: argument of '#selector' refers to instance method 'tapped(_:)' that is not exposed "
          + "to Objective-C. Write `@objc` before `func`."
      ])
    for members in [
      "@IBAction func tapped() {}", "override func tapped() {}",
    ] { XCTAssertEqual(pass("#selector(tapped)", members: members).messages, []) }
    XCTAssertEqual(
      PassedText(
        "@objcMembers class B {}; class V: B { func t() {}; func f() { g(#selector(t)) } }"
      )
      .messages, [])
  }

  func testTextAndCommentsStay() {
    for text in ["\"#selector(tapped)\"", "/* #selector(tapped) */ 1", "#selector()", "#selector"] {
      XCTAssertEqual(mapped(text), text)
    }
  }
}
