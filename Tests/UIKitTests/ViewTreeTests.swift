import AppFixtures
import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// The view tree of a real app, as it is read and printed.
final class ViewTreeTests: XCTestCase {
  private func device(_ scenario: String = "", _ story: String = "launch") throws -> Device {
    let device = try Apps.views.get().device(defaults: ["scenario": scenario])
    try device.play(story)
    return device
  }

  func testTheOutlineNamesEachViewAndItsState() throws {
    let story = "launch toggle:Sound segment:sizes=2 type:name=Ada"

    XCTAssertEqual(
      try device("", story).viewTree().outline,
      """
      UIWindow
        UIView of FormController
          UILabel #score scoreLabel “0”
          UIButton add “Score a point”
          UITextField name “Ada” editing
          UITextField #town town “”
          UITextView #notes notes “”
          UISwitch sound label “Sound” on
          UISlider volume 0
          UISegmentedControl sizes “Small”|“Large”|“Huge” segment 2
          UIStepper count 0
          CardView card
            UILabel face “Queen”
          UIButton off “Off” disabled
          UIButton hidden “Hidden” hidden
          UIButton untouchable “Untouchable” takes no touches

      """)
  }

  func testReadingLeavesNothingInTheTrace() throws {
    let device = try device()
    let before = device.trace

    XCTAssertEqual(try device.viewTree(), try device.viewTree())
    XCTAssertEqual(device.trace, before)
  }

  func testAnAppThatDoesNotRunShowsNothing() throws {
    let device = try device("", "launch home purge")

    XCTAssertTrue(try device.viewTree().isEmpty)
    XCTAssertEqual(
      try device.viewTree().outline, "nothing: the app does not run, or shows no window\n")
  }

  func testASuspendedAppIsStillRead() throws {
    XCTAssertTrue(try device("", "launch home").viewTree().texts.contains("Score a point"))
  }

  func testWhatIsOnTheScreenIsTold() throws {
    let tree = try device().viewTree()

    XCTAssertEqual(tree.frontController(), "FormController")
    XCTAssertEqual(
      tree.texts,
      [
        "0", "Score a point", "Your name", "Small", "Large", "Huge", "Queen", "Off", "Untouchable",
      ])
    XCTAssertEqual(
      tree.actions.map { "\(Stimulus.user($0))" },
      [
        "tap:0", "tap:\"Score a point\"", "type:\"Your name\"=Ada", "type:town=Ada",
        "type:notes=Ada", "toggle:Sound", "slide:volume=1", "segment:sizes=1", "step:count=+",
      ])
  }

  // MARK: Limits

  func testATreeEndsAtItsLimit() throws {
    // A window and the root view are there already.
    let full = try device("many \(ViewTree.mostNodes - 2)").viewTree()
    let over = try device("many \(ViewTree.mostNodes - 1)").viewTree()

    XCTAssertEqual([full.nodes.count, full.leftOut], [2000, 0])
    XCTAssertEqual([over.nodes.count, over.leftOut], [2000, 1])
  }

  func testTenThousandViewsAreCounted() throws {
    let tree = try device("many 9000").viewTree()

    XCTAssertEqual([tree.nodes.count, tree.leftOut], [2000, 7002])
    XCTAssert(tree.outline.hasSuffix("\n… 8502 more views\n"))
    XCTAssertEqual(tree.outline.split(separator: "\n").count, ViewTree.mostLines + 1)
  }

  func testDeepNestingIsReadAndDrawnToALimit() throws {
    let tree = try device("deep 2100").viewTree()
    let lines = tree.outline.split(separator: "\n")

    XCTAssertEqual(tree.nodes.last?.depth, 1999)
    XCTAssertEqual(tree.leftOut, 102)
    XCTAssertEqual(lines[400].prefix { $0 == " " }.count, 60)
  }

  func testTextsAreCutAndShown() throws {
    let whole = try device("long 4096").viewTree()
    let longer = try device("long 4098").viewTree()

    XCTAssertEqual(whole.nodes.last?.text?.utf8.count, 4096)
    XCTAssertEqual(longer.nodes.last?.text?.utf8.count, 4096)
    let line = try XCTUnwrap(whole.outline.split(separator: "\n").last)
    XCTAssert(line.hasPrefix("    UILabel #long␛[2J␊name “ééé"), String(line))
    XCTAssert(line.hasSuffix("more bytes”"), String(line))
    XCTAssertLessThan(line.count, 150)
  }

  func testATreeOfLongNamesFitsIntoAMessage() throws {
    let tree = try device("heavy 400").viewTree()

    XCTAssertEqual(tree.nodes.count + tree.leftOut, 402)
    XCTAssertGreaterThan(tree.leftOut, 200)
    XCTAssertGreaterThan(tree.nodes.count, 50)
  }

  func testEndlessLayoutRests() throws {
    let printed = try device("restless").trace.printed

    XCTAssertEqual(printed.first, "ready")
    XCTAssertTrue(printed.contains("layout 100"))
    // A hundred at most for each callback.
    XCTAssertLessThan(printed.count, 20)
  }

  func testTheKeyboardHandedOnWithoutEndEndsTheApp() throws {
    let outcome = try Apps.views.get().device(defaults: ["scenario": "endless"])
      .outcome(of: "launch")

    XCTAssertEqual(outcome?.kind, .brokeProtocol)
    XCTAssertEqual(outcome?.message, "calls nested deeper than 64")
  }
}
