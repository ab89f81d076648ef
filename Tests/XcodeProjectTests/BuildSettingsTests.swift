import XCTest

@testable import XcodeProject

final class BuildSettingsTests: XCTestCase {
  private func settings(_ layers: [String: String]...) -> BuildSettings {
    BuildSettings(
      layers: [BuildSettings.defaults(target: "My App", project: "P", region: "en")] + layers)
  }

  func testLaterLayersHoldAndInheritEarlierOnes() {
    let settings = settings(
      ["FLAGS": "a", "NAME": "one"], ["FLAGS": "$(inherited) b"],
      ["FLAGS": "${inherited} c $(FLAGS)", "NAME": "two"])

    XCTAssertEqual(settings["FLAGS"], "a b c a b")
    XCTAssertEqual(settings["NAME"], "two")
    XCTAssertNil(settings["OTHER"])
  }

  func testOperatorsMakeNamesOutOfValues() {
    let settings = settings(["V": "1 Ä-b.c", "EMPTY": "", "W": "$(V:lower)|$(V:upper)"])

    XCTAssertEqual(settings.expand("$(V:c99extidentifier)"), "__Ä_b_c")
    XCTAssertEqual(settings.expand("$(V:rfc1034identifier)"), "1---b.c")
    XCTAssertEqual(settings["W"], "1 ä-b.c|1 Ä-B.C")
    XCTAssertEqual(settings.expand("$(NONE:default=x)$(EMPTY:default=y)$(V_$(NONE))"), "xy")
    XCTAssertEqual(settings["PRODUCT_MODULE_NAME"], "My_App")
    XCTAssertEqual(settings.expand("a $b $ $(V"), "a $b $ $(V")
  }

  func testValuesThatNameThemselvesOrEachOtherEnd() {
    let settings = settings(["A": "$(B)", "B": "$(A)x", "C": "$(C)"])

    XCTAssertNotNil(settings["A"])
    XCTAssertEqual(settings["C"], "")
  }

  func testNoValueGrowsWithoutEnd() {
    var layer = ["X0": String(repeating: "x", count: 100)]
    for level in 1...40 { layer["X\(level)"] = String(repeating: "$(X\(level - 1))", count: 50) }
    layer["NEST"] = String(repeating: "$(", count: 5000) + String(repeating: ")", count: 5000)
    layer["OPEN"] = String(repeating: "$(", count: 5000)
    let settings = settings(layer)

    for name in ["X40", "X3", "NEST", "OPEN"] {
      XCTAssertLessThanOrEqual(settings[name]?.count ?? 0, BuildSettings.maximumLength)
    }
  }

  func testConditionsForPhonesHold() {
    let layer = BuildSettings.layer(of: [
      ("A[sdk=iphoneos*]", "phone"), ("A", "all"), ("B[sdk=macosx*]", "mac"),
      ("C[sdk=iphonesimulator*][arch=x86_64]", "simulator"), ("D[config=Release]", "release"),
    ])

    XCTAssertEqual(layer, ["A": "phone", "C": "simulator"])
  }

  func testWordsMayStandInQuotes() {
    XCTAssertEqual(BuildSettings.words(of: #" a "b c"  'd' "" "#), ["a", "b c", "d", ""])
  }

  // MARK: Configuration files

  func testConfigurationFilesIncludeOthers() {
    let files = [
      "Config/App.xcconfig": """
      // A comment
      #include "Base.xcconfig"
      #include? "Nowhere.xcconfig"
      NAME = App // after it
      LIST[sdk=iphoneos*] = x y;
      """,
      "Config/Base.xcconfig": "#include \"../App.xcconfig\"\nNAME = Base\nVERSION=2",
      "App.xcconfig": "#include \"Config/App.xcconfig\"\nOUTER = yes",
    ]

    XCTAssertEqual(
      ConfigurationFile.layer(at: "Config/App.xcconfig", root: "") {
        files[$0].map { Array($0.utf8) }
      },
      ["NAME": "App", "LIST": "x y", "VERSION": "2", "OUTER": "yes"])
  }
}
