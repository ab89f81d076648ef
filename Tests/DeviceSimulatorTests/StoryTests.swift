import DeviceSimulator
import Wording
import SeededRandom
import XCTest

final class StoryTests: XCTestCase {
  private func problems(_ text: String) -> [String] {
    do {
      _ = try Story(parsing: text)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  func testEveryStimulusIsReadAndWrittenAsTheSameWord() throws {
    let text =
      "launch home open lock unlock call ignore-call accept-call end-call alert dismiss-alert "
      + "switcher close-switcher control-centre close-control-centre notification-centre "
      + "close-notification-centre swipe-kill tap-notification notification fetch silent-push "
      + "memory-warning time-change purge new-window launch:url=lab://x "
      + "launch:activity=https://lab.example/x launch:notification launch:fetch "
      + "launch:silent-push launch:location url:lab://x activity:https://lab.example/x "
      + "rotate:portrait rotate:upside-down rotate:landscape-left rotate:landscape-right "
      + "close-window:1 focus:1 background-window:1 disconnect-window:1 wait:10s wait:0.5s"

    let story = try Story(parsing: text)

    XCTAssertEqual(
      story.stimuli, Stimulus.plain + Stimulus.examples(windows: 1) + [.wait(10), .wait(0.5)])
    XCTAssertEqual(story.description, text)
  }

  func testBlanksAndLineBreaksStandBetweenWords() throws {
    XCTAssertEqual(
      try Story(parsing: "  launch\n\thome  ").stimuli, [.launch, .home])
    XCTAssertEqual(try Story(parsing: "").stimuli, [])
  }

  func testRandomStoriesComeBack() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let stimuli = (0..<20).map { _ -> Stimulus in
        let wait = Double(Int.random(in: 1...86_400_000, using: &generator)) / 1000
        return Stimulus.plain.randomElement(using: &generator).map {
          Bool.random(using: &generator) ? $0 : .wait(wait)
        } ?? .wait(wait)
      }
      let story = Story(stimuli)

      XCTAssertEqual(try Story(parsing: story.description), story)
    }
  }

  func testTimesHaveUnits() throws {
    XCTAssertEqual(
      try Story(parsing: "wait:1s wait:2m wait:0.25s wait:1440m wait:86400s").stimuli,
      [.wait(1), .wait(120), .wait(0.25), .wait(86_400), .wait(86_400)])
  }

  func testWhatIsNoTimeIsRefused() {
    let words = [
      "wait:", "wait:s", "wait:10", "wait:10h", "wait:-1s", "wait:0s", "wait:86401s",
      "wait:1441m", "wait:nans", "wait:infs", "wait:1e300m", "wait:ten-s", "wait:1 s",
    ]
    for word in words {
      let first = word.split(separator: " ").first.map(String.init) ?? ""
      XCTAssertEqual(
        problems(word).first,
        "“\(first)” is no time to wait: write wait:10s or wait:2m, at most a day")
    }
  }

  func testAnUnknownWordIsAnsweredWithTheNearest() {
    let nearest = [
      "lunch": "launch", "hoem": "home", "opne": "open", "unlok": "unlock", "end_call": "end-call",
      "dismissalert": "dismiss-alert", "swipekill": "swipe-kill", "memory-warn": "memory-warning",
      "wiat:10s": "wait", "Launch": "launch",
    ]
    for (word, suggestion) in nearest {
      let name = word.prefix { $0 != ":" }
      XCTAssertEqual(
        problems(word),
        ["no stimulus is called “\(name)” (did you mean “\(suggestion)”?)"])
    }
    XCTAssertEqual(problems("teleport"), ["no stimulus is called “teleport”"])
    XCTAssertEqual(problems(":"), ["no stimulus is called “”"])
  }

  func testAnArgumentThatIsNotTakenIsRefused() {
    XCTAssertEqual(problems("home:10s"), ["the stimulus “home” takes no argument"])
    XCTAssertEqual(problems("home:"), ["the stimulus “home” takes no argument"])
  }

  func testAMissingOrWrongArgumentIsAnsweredWithAnExample() {
    XCTAssertEqual(
      problems("wait url rotate focus"),
      [
        "the stimulus “wait” needs an argument: write wait:10s",
        "the stimulus “url” needs an argument: write url:lab://x",
        "the stimulus “rotate” needs an argument: write rotate:landscape",
        "the stimulus “focus” needs an argument: write focus:2",
      ])
    XCTAssertEqual(
      problems("launch:ur=x"),
      [
        "an app is not launched by “ur=x”: write one of launch, launch:url=…, launch:activity=…, "
          + "launch:notification, launch:fetch, launch:silent-push, launch:location"
      ])
    XCTAssertEqual(
      problems("url:nothing"), ["“nothing” is no URL: write one such as lab://score/7"])
    XCTAssertEqual(
      problems("activity:"),
      [
        "“” is no activity: write a web address or a type such as com.example.editing"
      ])
    XCTAssertEqual(
      problems("rotate:landscpe"),
      [
        "the device is not held “landscpe”: write portrait, upside-down, landscape-left, "
          + "landscape-right, landscape (did you mean “landscape”?)"
      ])
  }

  func testArgumentsHaveLimits() throws {
    let longest = "lab://" + String(repeating: "x", count: Stimulus.longestArgument - 6)
    XCTAssertEqual(try Story(parsing: "url:\(longest)").stimuli, [.url(longest)])
    XCTAssertEqual(problems("url:\(longest)x").count, 1)
    XCTAssertEqual(try Story(parsing: "focus:20 focus:1").stimuli, [.focus(20), .focus(1)])
    for word in ["focus:0", "focus:21", "focus:-1", "focus:two", "focus:"] {
      XCTAssertEqual(
        problems(word), ["“\(word)” names no window: write its number, from 1 to 20"])
    }
  }

  func testLandscapeStandsForOneOfItsTwoWays() throws {
    XCTAssertEqual(
      try Story(parsing: "rotate:landscape").stimuli, [.rotate(.landscapeLeft)])
  }

  func testAllProblemsAreToldAtOnce() {
    XCTAssertEqual(
      problems("launch hoem wait:x lock:1"),
      [
        "no stimulus is called “hoem” (did you mean “home”?)",
        "“wait:x” is no time to wait: write wait:10s or wait:2m, at most a day",
        "the stimulus “lock” takes no argument",
      ])
  }

  func testHostileWordsAreShown() {
    XCTAssertEqual(problems("\u{1B}[2J"), ["no stimulus is called “␛[2J”"])
    XCTAssertEqual(
      problems("wait:\u{202E}s"),
      ["“wait:⟨U+202E⟩s” is no time to wait: write wait:10s or wait:2m, at most a day"])
  }

  func testARefusalNamesTheStimulusTheReasonAndWhatIsPossible() throws {
    let device = scriptedDevice().device

    XCTAssertThrowsError(try device.play("home")) {
      XCTAssertEqual(
        "\($0)",
        "“home” is not possible now: the home screen shows already. "
          + "Possible: launch, lock, call, switcher, control-centre, notification-centre, "
          + "time-change, launch:url=lab://x, launch:activity=https://lab.example/x, "
          + "launch:notification, launch:location, rotate:upside-down, rotate:landscape-left, "
          + "rotate:landscape-right, wait.")
    }
    XCTAssertTrue(device.trace.events.isEmpty, "a refusal changes nothing")
  }

  func testEveryReasonOfARefusal() throws {
    let reasons = [
      "launch launch": "the app is running already", "lock launch": "the device is locked",
      "call launch": "a call is ringing", "call accept-call launch": "a call is in progress",
      "switcher launch": "the switcher is open", "home": "the home screen shows already",
      "launch alert home": "an alert is showing", "open": "the app is not running",
      "launch open": "the app is in front already", "lock lock": "the device is locked already",
      "call lock": "a call is ringing", "unlock": "the device is not locked",
      "lock call unlock": "a call is ringing", "call call": "a call is ringing already",
      "call accept-call call": "a call is in progress", "ignore-call": "no call is ringing",
      "accept-call": "no call is ringing", "end-call": "no call is in progress",
      "alert": "the app is not running", "launch home alert": "the app is not in front",
      "dismiss-alert": "no alert is showing",
      "launch alert lock dismiss-alert": "the device is locked",
      "close-switcher": "the switcher is not open", "switcher switcher": "the switcher is open",
      "swipe-kill": "the app is not running", "memory-warning": "the app is not running",
      "launch home swipe-kill launch:location launch": "the app is running already",
      "launch url:lab://x home home": "the home screen shows already",
      "fetch": "the app is not running", "launch fetch": "the app is in front",
      "launch home fetch": "UIBackgroundModes in the app's Info.plist does not have “fetch”",
      "launch:silent-push":
        "UIBackgroundModes in the app's Info.plist does not have “remote-notification”",
      "rotate:portrait": "the device is held so already", "new-window": "the app has no scenes",
      "tap-notification": "the app is not running",
      "launch lock url:lab://x": "the device is locked",
      "purge": "only a suspended app is purged", "launch purge": "only a suspended app is purged",
    ]
    for (story, reason) in reasons {
      let device = scriptedDevice().device
      XCTAssertThrowsError(try device.play(story), story) {
        XCTAssertEqual(($0 as? Refusal)?.reason, reason, story)
      }
    }
  }
}
