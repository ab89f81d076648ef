@testable import DeviceSimulator
import SeededRandom
import Wording
import XCTest

/// What the user does, as stories write it, and when it is possible at all.
final class UserActionTests: XCTestCase {
  private func problems(_ text: String) -> [String] {
    do {
      _ = try Story(parsing: text)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  private func actions(_ text: String) throws -> [UserAction] {
    try Story(parsing: text).stimuli.compactMap {
      if case .user(let action) = $0 { action } else { nil }
    }
  }

  func testEveryActionIsReadAndWrittenAsTheSameWord() throws {
    let text =
      "return-key back swipe-back cancel-swipe-back dismiss cancel-dismiss tap:Score type:Ada "
      + "type:name=Ada clear:name toggle:sound slide:volume=0.7 segment:size=2 step:count=+ "
      + "scroll:list=120 swipe:card=left long-press:card tab:2 swipe-page:next "
      + "cancel-swipe-page:next"

    XCTAssertEqual(try actions(text), UserAction.plain + UserAction.examples)
    XCTAssertEqual(try Story(parsing: text).description, text)
  }

  func testTheFormsOfTheHelpAreActions() throws {
    for (word, form) in UserAction.withArgument {
      let action = try XCTUnwrap(try actions(form).first)
      XCTAssertEqual(action.word, word)
      XCTAssertEqual(Story([.user(action)]).description, form)
    }
  }

  func testTextsWithSpacesStandInQuotes() throws {
    XCTAssertEqual(
      try actions(#"tap:"Score a point" type:"full name"="Ada \"the\" \\ first\nline" tap:a=b"#),
      [
        .tap("Score a point"), .type("Ada \"the\" \\ first\nline", into: "full name"),
        .tap("a=b"),
      ])
    XCTAssertEqual(
      try actions(#"type:"1+1=2" type:sum="1+1=2" type:sum=1+1=2"#),
      [
        .type("1+1=2", into: nil), .type("1+1=2", into: "sum"), .type("1+1=2", into: "sum"),
      ])
    XCTAssertEqual(
      try Story(parsing: "home tap:say\"hi\" lock").stimuli,
      [.home, .user(.tap("say\"hi\"")), .lock])
  }

  func testAnyTextComesBack() throws {
    var generator = SeededGenerator(seed: 11)
    let letters = ["a", " ", "\"", "\\", "=", ":", "\n", "é", "👩‍👩‍👧‍👦", "+", "n", "\t"]
    for _ in 0..<2000 {
      let texts = (0..<2).map { _ in
        (0...Int.random(in: 0...6, using: &generator))
          .compactMap { _ in letters.randomElement(using: &generator) }.joined()
      }
      let story = Story([
        .user(.tap(texts[0])), .user(.type(texts[0], into: texts[1])), .home,
        .user(.type(texts[1], into: nil)), .user(.segment(texts[1], texts[0])),
      ])

      XCTAssertEqual(try Story(parsing: story.description), story, story.description)
    }
  }

  func testWhatIsNotWrittenRightIsAnsweredWithTheForm() {
    XCTAssertEqual(
      problems("tap"), [#"the stimulus “tap” needs an argument: write tap:"Score a point""#])
    XCTAssertEqual(
      problems("slide:volume"),
      ["“slide:volume” is not written right: write slide:volume=0.7"])
    XCTAssertEqual(
      problems("type:"), ["“type:” is not written right: write type:Ada or type:name=Ada"])
    XCTAssertEqual(problems("back:2"), ["the stimulus “back” takes no argument"])
    XCTAssertEqual(
      problems("step:count=2"), ["“step:count=2” ends in none of “+”, “-”"])
    XCTAssertEqual(
      problems("swipe:card=lef"),
      ["“swipe:card=lef” ends in none of “left”, “right”, “up”, “down” (did you mean “left”?)"])
    XCTAssertEqual(
      problems("swipe-bak"),
      [
        "no stimulus is called “swipe-bak” (did you mean “swipe-back”?)"
      ])
    for word in [
      "tap:", "tap:\"\"", "type:=x", "type:x=", "clear:", "slide:v=much", "slide:v=nan",
      "scroll:list=1000001", "segment:size=", "step:count", "swipe:card", "tab:",
    ] {
      XCTAssertEqual(problems(word).count, 1, word)
      XCTAssert(problems(word)[0].contains("is not written right"), problems(word)[0])
    }
  }

  func testQuotesHaveToEndAtAWordsEnd() {
    XCTAssertEqual(
      problems("launch tap:\"Score a point"), ["the quote of “\"Score a point” does not end"])
    XCTAssertEqual(
      problems("tap:\"Score\"s home"),
      ["a quote ends in the middle of “tap:\"Score\"s home”"])
    XCTAssertEqual(
      problems(#"tap:"\t""#), [#"in quotes, a backslash stands before ", \ or n"#])
  }

  func testTextsHaveLimits() throws {
    let name = String(repeating: "x", count: Stimulus.longestArgument)
    let typing = String(repeating: "x", count: UserAction.longestTyping)
    XCTAssertEqual(try actions("tap:\(name) type:\(typing)").count, 2)
    XCTAssertEqual(
      problems("tap:\(name)x"), ["the argument of “tap” is longer than 2048 bytes"])
    XCTAssertEqual(problems("type:\(typing)x"), ["at most 200 characters are typed at once"])
    XCTAssertEqual(
      problems("tap:\u{202E}x"),
      ["“⟨U+202E⟩x” has characters that nobody can read or type"])
  }

  func testAUserActsOnlyOnAnActiveApp() {
    for setup in Setup.all {
      for (situation, story) in Reachable(setup).situations {
        for action in UserAction.plain + UserAction.examples {
          var after = situation
          let isPossible = (try? after.perform(.user(action)))?.isEmpty == true
          XCTAssertEqual(
            isPossible, situation.app == .active, "\(setup.name): \(action.word) after \(story)")
          XCTAssertEqual(after, situation)
        }
      }
    }
  }

  func testTheReasonNamesWhatCoversTheApp() {
    let reasons = [
      "tap:x": "the app is not running", "launch home tap:x": "the app is not in front",
      "launch switcher tap:x": "the switcher is open", "launch alert back": "an alert is showing",
      "launch lock dismiss": "the device is locked", "launch call return-key": "a call is ringing",
    ]
    for (story, reason) in reasons {
      XCTAssertThrowsError(try scriptedDevice().device.play(story), story) {
        XCTAssertEqual(($0 as? Refusal)?.reason, reason, story)
      }
    }
  }
}
