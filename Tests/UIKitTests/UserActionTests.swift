import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// What the user does to a real app's views, and what the app hears of it.
final class UserActionTests: XCTestCase {
  private func played(_ story: String, _ scenario: String = "") throws -> Device {
    let device = try Apps.views.get().device(defaults: ["scenario": scenario])
    try device.play("launch")
    try device.play(story)
    return device
  }

  /// What was printed.
  private func heard(_ story: String) throws -> [String] { try played(story).trace.printed }

  /// Callbacks after the launch, with their receivers, and the prints in them.
  private func calls(_ story: String) throws -> [String] {
    let events = try played(story).trace.events
    let start = events.lastIndex { $0.kind == .stimulus && $0.name == "launch" } ?? 0
    let later = events[start...].drop { $0.kind != .stimulus || $0.name == "launch" }
    return later.filter { $0.kind == .callback }.map { "\($0.name) \($0.on ?? "-")" }
  }

  private func refusal(_ story: String) throws -> String? {
    do {
      _ = try played(story)
      return nil
    } catch let refusal as Refusal {
      XCTAssertTrue(refusal.isOfApp, story)
      return refusal.reason
    }
  }

  // MARK: Taps

  func testATapSendsAButtonsActions() throws {
    let device = try played("tap:\"Score a point\" tap:\"Score a point\"")

    XCTAssertEqual(device.trace.printed, ["scored true", "scored true"])
    XCTAssertEqual(
      device.trace.story, ["launch", "tap:\"Score a point\"", "tap:\"Score a point\""])
    XCTAssertEqual(
      try calls("tap:\"Score a point\""), ["UIControl.touchUpInside UIButton"])
    let updates = device.trace.effects(.userInterfaceUpdate).filter {
      $0.detail["property"] == "text" && $0.detail["inWindow"] == true
    }
    XCTAssertEqual(updates.map { $0.detail["value"] }, ["1", "2"])
  }

  func testATapReachesTheNearestViewThatHearsIt() throws {
    XCTAssertEqual(try heard("tap:score"), ["tapped on the score"])
    XCTAssertEqual(try calls("tap:score"), ["UITapGestureRecognizer UILabel#2"])
    XCTAssertEqual(try heard("tap:Queen"), ["touch 1 true true", "touch ended"])
    XCTAssertEqual(
      try calls("tap:Queen"),
      ["touchesBegan(_:with:) CardView", "touchesEnded(_:with:) CardView"])
  }

  func testGesturesReachTheirRecognisers() throws {
    XCTAssertEqual(
      try heard("swipe:Queen=left swipe:Queen=up"), ["swiped true true", "swiped true true"])
    XCTAssertEqual(try heard("long-press:card"), ["pressed began", "pressed ended"])
    XCTAssertEqual(try calls("long-press:Queen"), ["UILongPressGestureRecognizer CardView"])
    XCTAssertEqual(try calls("swipe:Queen=right long-press:add"), [], "nobody listens")
  }

  // MARK: Values

  func testControlsTakeTheUsersValues() throws {
    XCTAssertEqual(
      try heard("toggle:Sound toggle:sound tap:Sound"), ["sound true", "sound false", "sound true"])
    XCTAssertEqual(try heard("slide:volume=0.25"), ["volume 0.25"])
    XCTAssertEqual(
      try heard("segment:sizes=2 segment:sizes=Small tap:Large"), ["size 1", "size 0", "size 1"])
    XCTAssertEqual(
      try heard("step:count=+ step:count=+ step:count=-"), ["count 1.0", "count 2.0", "count 1.0"])
    XCTAssertEqual(try calls("toggle:Sound"), ["UIControl.valueChanged UISwitch"])
  }

  func testAUsersValueIsNoUpdateOfTheApps() throws {
    let before = try played("home").trace.effects(.userInterfaceUpdate).count
    let story = "toggle:Sound slide:volume=1 segment:sizes=1 step:count=+ type:name=Ada home"

    XCTAssertEqual(try played(story).trace.effects(.userInterfaceUpdate).count, before)
  }

  // MARK: Text

  func testEachKeyIsAskedForAndHeard() throws {
    XCTAssertEqual(
      try heard("type:name=\"Áx 👩‍👩‍👧‍👦\""),
      ["should begin", "changed Á", "changed Á ", "changed Á 👩‍👩‍👧‍👦"])
    XCTAssertEqual(
      try calls("type:\"Your name\"=b"),
      [
        "textFieldShouldBeginEditing(_:) FormController",
        "textField(_:shouldChangeCharactersIn:replacementString:) FormController",
        "UIControl.editingChanged UITextField",
      ])
  }

  func testTypingGoesOnWhereTheKeyboardIs() throws {
    XCTAssertEqual(
      try heard("tap:name type:a type:b clear:name type:c"),
      ["should begin", "changed a", "changed ab", "changed ", "changed c"])
  }

  func testAnotherFieldTakesTheKeyboard() throws {
    XCTAssertEqual(
      try heard("type:name=a tap:notes type:b return-key"),
      ["should begin", "changed a", "ended a false", "notes begin", "notes b", "notes b\n"])
    XCTAssertEqual(
      try calls("type:town=a tap:name").filter { $0.hasPrefix("text") },
      ["textFieldShouldBeginEditing(_:) FormController"])
  }

  func testTheReturnKeyAsksTheDelegateOrTellsTheActions() throws {
    XCTAssertEqual(
      try heard("type:name=a return-key"), ["should begin", "changed a", "ended a false"])
    XCTAssertEqual(try heard("type:town=a return-key"), ["done"])
    XCTAssertEqual(
      try refusal("type:town=a return-key type:b"),
      "nothing is being edited: tap on a text field first")
  }

  func testTypingEndsWithTheEditing() throws {
    let device = try played("type:field=abc", "keyboard")

    XCTAssertEqual(try device.viewTree().nodes.compactMap(\.text), ["a"])
  }

  // MARK: What is impossible

  func testARefusalSaysWhatIsInTheWay() throws {
    let reasons = [
      "tap:Off": "“Off” is disabled", "tap:Hidden": "“Hidden” is hidden",
      "tap:Untouchable": "“Untouchable” takes no touches: isUserInteractionEnabled is false",
      "toggle:volume": "“volume” is no switch", "type:Sound=x": "“Sound” is no text field",
      "slide:volume=2": "the slider goes from 0.0 to 1.0",
      "segment:sizes=4": "it has no such segment, but 3 of them",
      "segment:sizes=Huge": "that segment is disabled",
      "step:count=-": "the stepper is at its end, 0.0",
      "type:a": "nothing is being edited: tap on a text field first",
      "return-key": "nothing is being edited: tap on a text field first",
      "back": "no navigation controller in front has anything to go back to",
      "tab:2": "no tab bar in front has that tab", "dismiss": "nothing in front can be swiped away",
      "swipe-page:next": "no page view controller is in front",
      "scroll:notes=10": "“notes” is no scroll view",
    ]
    for (story, reason) in reasons { XCTAssertEqual(try refusal(story), reason, story) }
  }

  func testWhatIsNotThereIsAnsweredWithWhatIs() throws {
    XCTAssertEqual(
      try refusal("tap:Nowhere"),
      "no view shows “Nowhere”: on the screen are “0”, “Score a point”, “Your name”, “town”, "
        + "“notes”, “Sound”, “Small”, “Large”, “Huge”, “Queen” and 2 more")
  }

  func testARefusalLeavesNothingInTheTrace() throws {
    let device = try played("home open")
    let before = device.trace

    XCTAssertThrowsError(try device.play("tap:Nowhere")) {
      XCTAssertEqual(
        "\($0)".prefix(69), "“tap:Nowhere” is not possible now: no view shows “Nowhere”: on the sc")
    }
    XCTAssertEqual(device.trace, before)
  }
}
