import InterfaceBuilder
import Wording
import XCTest

final class ProblemTests: XCTestCase {
  func testWhatIsNoStoryboardIsRefusedInWords() {
    assert("", "is empty", nil)
    assert(" \n ", "is empty", nil)
    assert("hello", "is no XML: it does not begin with <", 1)
    assert("NIBArchive\u{1}", "is compiled; submit the file that Xcode's editor opens", nil)
    assert("<a/>", "begins with <a>, not with Interface Builder's <document>", 1)
    assert("<document/>", "does not say in its <document> of which type it is", 1)
    assert(
      "<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='8.00'/>",
      "is in the format of Xcode 4; open it in a newer Xcode and save it", 1)
    assert(
      "<document type='com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB'/>",
      "is of the type “com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB”, not for iOS", 1)
    assert(
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>",
      "is a xib; its name ends in .xib then", 1)
    assert(
      "\n<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'/>",
      "has no <scene>", 2)
    assert(
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' targetRuntime='AppleTV'/>",
      "is made for “AppleTV”, not for iOS", 1)
  }

  func testAStoryboardIsNoXib() {
    XCTAssertEqual(
      problem(storyboard(""), .xib),
      FileProblem("is a storyboard; its name ends in .storyboard then", line: 2))
  }

  func testBrokenXMLIsToldWithItsLine() {
    assert("<document>\n<scenes>\n</document>", "has no </scenes> for the <scenes> of line 2", 3)
    assert("<document>\n<scenes>\n", "has no </scenes> for the <scenes> of line 2", 2)
    assert("<a>\n<!-- b -- c --></a>", "has a comment with -- in it", 2)
    assert(
      "<a>\n&nbsp;</a>", "has an & or a < that begins nothing known; write &amp; or &lt;", 2)
    assert("<a>\n<b c='1' c='2'/></a>", "has an attribute twice in one element", 2)
    assert("<a/>\n<b/>", "goes on after its last element", 2)
  }

  func testADocumentTypeIsRefused() {
    let document = "<!DOCTYPE document [<!ENTITY a \"b\">]>"

    assert(
      "<?xml version=\"1.0\"?>\n<!-- x -->\n\(document)<document/>",
      "has a document type declaration, and Xcode writes none", 3)
    XCTAssertNotEqual(problem(Array("<document>\(document)</document>".utf8)).message, "none")
  }

  func testTwoObjectsWithOneIdentifierAreAProblem() {
    XCTAssertEqual(
      problem(storyboard("<view id='a'/>\n<label id='a'/>")),
      FileProblem("has two objects with the id “a”; the other is in line 4", line: 5))
  }

  func testAMissingBeginningIsAProblem() {
    XCTAssertEqual(
      problem(storyboard("", document: "initialViewController='v'")),
      FileProblem("begins with the view controller “v”, which it does not have", line: 2))
    XCTAssertEqual(problem(storyboard("", document: "initialViewController='c'")).message, "none")
  }

  func testALaunchScreenIsTakenAsAny() {
    XCTAssertEqual(problem(storyboard("", document: "launchScreen='YES'")).message, "none")
  }

  func testAWrongValueIsToldWithItsPlace() {
    func of(_ element: String) -> FileProblem { problem(storyboard("\n" + element)) }

    XCTAssertEqual(
      of("<view id='a' hidden='maybe'/>"),
      FileProblem("has a <view> whose hidden “maybe” is neither YES nor NO", line: 5))
    XCTAssertEqual(
      of("<view id='a'><rect key='frame' x='inf'/></view>"),
      FileProblem("has a <rect> whose x “inf” is no number that can be used", line: 5))
    XCTAssertEqual(
      of("<view id='a' tag='1.5'/>"),
      FileProblem("has a <view> whose tag “1.5” is no whole number", line: 5))
    XCTAssertEqual(
      of("<textView id='a'><string key='text' base64-UTF8='YES'>\u{2022}</string></textView>"),
      FileProblem("has a text that is not in Base64, as it says", line: 5))
  }

  private func assert(_ text: String, _ message: String, _ line: Int?, from: UInt = #line) {
    XCTAssertEqual(
      problem(Array(text.utf8)), FileProblem(message, line: line), line: from)
  }
}
