import Foundation
import InfoPlist
import SeededRandom
import XCTest

/// What is told of a file that is no XML property list.
final class PropertyListTests: XCTestCase {
  func testOtherFormatsAreRefusedByName() throws {
    let toXML = "`plutil -convert xml1 Info.plist` saves it as XML"
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["UIApplicationExitsOnSuspend": true], format: .binary, options: 0)

    XCTAssertEqual(
      complaints(Array(binary)), ["Info.plist: is a binary property list; \(toXML)"])
    for text in ["{ UIApplicationExitsOnSuspend = YES; }", "\n(a, b)", #"{"a": 1}"#] {
      XCTAssertEqual(
        complaints(text), ["Info.plist: is a property list in the old style; \(toXML)"])
    }
    let utf16 = "<plist><dict/></plist>".data(using: .utf16) ?? Data()
    for bytes in [Array(utf16), [0x3C, 0xFF], Array("<plist>\0</plist>".utf8)] {
      XCTAssertEqual(complaints(bytes), ["Info.plist: is not UTF-8 text; \(toXML)"])
    }
  }

  func testMistakesOfXMLAreToldWithTheirLine() {
    let cases = [
      ("", " is empty"),
      (" \n\t", " is empty"),
      ("UIBackgroundModes", "1: is no property list: it does not begin with <"),
      ("<!-- nothing -->", "1: is no property list"),
      (
        "<plist>\n<dict>\n<key>A</string>\n</dict></plist>",
        "3: has no </key> for the <key> of line 3"
      ),
      ("<plist>\n<dict>\n", "2: has no </dict> for the <dict> of line 2"),
      ("<plist><dict/></plist>\n\n<plist/>", "3: goes on after its last element"),
      ("<plist><dict/></plist> x", "1: goes on after its last element"),
      (
        "<plist><dict>\n<key>Fish & Chips</key></dict></plist>",
        "2: has an & or a < that begins nothing known; write &amp; or &lt;"
      ),
      (
        "<plist><dict>\n<key>Fish&nbsp;</key></dict></plist>",
        "2: has an & or a < that begins nothing known; write &amp; or &lt;"
      ),
      ("<plist>\n<dict a=1></dict></plist>", "2: is not well-formed XML here"),
      ("<plist>\n<!-- a -- b --><dict/></plist>", "2: has a comment with -- in it"),
    ]

    for (text, message) in cases {
      XCTAssertEqual(complaints(text), ["Info.plist:\(message)"], text)
    }
  }

  func testMistakesOfAPropertyListAreToldWithTheirLine() {
    let cases = [
      ("<dict/>", "1: begins with <dict>, not with <plist>"),
      ("<plist>\n</plist>", "1: has nothing in its <plist>"),
      ("<plist>\n<array/></plist>", "2: holds an array, not a dictionary"),
      ("<plist><dict/>\n<dict/></plist>", "2: holds more than one value"),
      (
        "<plist>\n<dict>\n<string>a</string></dict></plist>",
        "3: has a <string> without a <key> before it"
      ),
      (
        "<plist><dict>\n<key>a</key>\n<key>b</key></dict></plist>",
        "2: has no value after the key “a”"
      ),
      ("<plist><dict>\n<key>a</key></dict></plist>", "2: has no value after the key “a”"),
      ("<plist><array><key>a</key></array></plist>", "1: has a <key> outside of a <dict>"),
      ("<plist><key>a</key></plist>", "1: has a <key> outside of a <dict>"),
      (
        "<plist><dict><key>a</key>\n<string>b\n<true/></string></dict></plist>",
        "3: has a <true> inside of the <string> of line 2"
      ),
      ("<plist><plist/></plist>", "1: has a <plist> inside of the <plist> of line 1"),
      ("<plist><dict>loose</dict></plist>", "1: has text right inside of a <dict>"),
      ("<plist><true>yes</true></plist>", "1: has text right inside of a <true>"),
      (
        "<plist>\n<dictionary/></plist>",
        "2: has a <dictionary>, which is no element of a property list"
      ),
      (
        "<plist>\n<dikt/></plist>",
        "2: has a <dikt>, which is no element of a property list; <dict> is"
      ),
    ]

    for (text, message) in cases {
      XCTAssertEqual(complaints(text), ["Info.plist:\(message)"], text)
    }
  }

  // MARK: Hostile files

  func testAFileDeclaresNoEntities() {
    let refusal = "has declarations between [ and ] in its DOCTYPE, which no property list needs"
    let bomb =
      "<!DOCTYPE plist [\n<!ENTITY a \"aaaaaaaaaa\">\n"
      + (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a;", count: 10))\">\n" }.joined()
      + "]>\n<plist><dict><key>&a9;</key><true/></dict></plist>"
    let outside = """
      <?xml version="1.0"?>
      <!-- ]> -->
      <!DOCTYPE plist SYSTEM "a]>" [ <!ENTITY a SYSTEM "file:///etc/passwd"> ]>
      <plist><dict><key>&a;</key><true/></dict></plist>
      """

    XCTAssertEqual(complaints(bomb), ["Info.plist:1: \(refusal)"])
    XCTAssertEqual(complaints(outside), ["Info.plist:3: \(refusal)"])
    XCTAssertEqual(
      complaints("<plist><!DOCTYPE plist [<!ENTITY a \"b\">]><dict/></plist>"),
      ["Info.plist:1: is not well-formed XML here"])
  }

  func testAFileThatADocumentTypeNamesIsNotRead() {
    let text = """
      <!DOCTYPE plist SYSTEM "file:///etc/passwd">
      <plist><dict><key>a</key>&b;<true/></dict></plist>
      """

    XCTAssertEqual(
      complaints(text),
      ["Info.plist:2: has an & or a < that begins nothing known; write &amp; or &lt;"])
  }

  func testSizeIsLimited() {
    let text = "<plist><dict/></plist>"
    let most = text + String(repeating: " ", count: 256 << 10 - text.utf8.count)

    XCTAssertEqual(complaints(most), [])
    XCTAssertEqual(
      complaints(most + " "), ["Info.plist: has more than 256 KiB, which no Info.plist needs"])
  }

  func testDepthIsLimited() {
    func nested(_ depth: Int) -> String {
      let inner = depth - 2
      return "<plist><dict><key>a</key>\(String(repeating: "<array>", count: inner))<true/>"
        + "\(String(repeating: "</array>", count: inner))</dict></plist>"
    }

    XCTAssertEqual(complaints(nested(32)), [])
    XCTAssertEqual(complaints(nested(33)), ["Info.plist:1: nests more than 32 levels"])
    XCTAssertEqual(complaints(nested(10_000)), ["Info.plist:1: nests more than 32 levels"])
  }

  func testTheNumberOfValuesIsLimited() {
    func values(_ count: Int) -> String {
      let items = String(repeating: "<true/>", count: count - 4)
      return "<plist><dict><key>a</key><array>\(items)</array></dict></plist>"
    }

    XCTAssertEqual(complaints(values(10_000)), [])
    XCTAssertEqual(complaints(values(10_001)), ["Info.plist:1: holds more than 10000 values"])
  }

  func testEveryDamagedFileIsReadOrRefused() {
    let whole = sceneManifest(
      """
      <key>UISceneConfigurationName</key><string>A &amp; <![CDATA[B]]></string>
      <!-- a remark --><key>UISceneDelegateClassName</key><string>App.B</string>
      """)
    var generator = SeededGenerator(seed: 4)
    var refused = 0
    for length in whole.indices where !complaints(Array(whole[..<length])).isEmpty { refused += 1 }
    // Without its last blanks it is whole.
    XCTAssertGreaterThan(refused, whole.count - 3)

    for _ in 1...3000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        default: bytes[place] = "<>&;\"'[]!?-/".utf8.randomElement(using: &generator) ?? 0
        }
      }
      for complaint in complaints(bytes) {
        XCTAssertTrue(complaint.hasPrefix("Info.plist:"), complaint)
      }
    }
  }
}
