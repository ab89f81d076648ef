import LifecycleContracts
import LifecycleTrace
import XCTest

/// How a rule fares in all beginnings of a story at once.
final class PrefixVerdictTests: XCTestCase {
  private static let saves = Rule("Saves", points: 1) {
    Response(to: .stimulus("home"), .effect(.defaultsWrite()), before: .stimulus("open"))
  }
  private static let contract = Contract("Contract") {
    saves
    Rule("Prints once", points: 1) { BoundedExistence(of: .effect(.print("a")), exactly: 1) }
    Rule("Starts a timer only after printing", points: 1) {
      Precedence(of: .effect(.print("a")), before: .effect(.timerStart))
    }
  }

  /// `a` prints, `w` writes, `t` starts a timer, `x` ends the process; other words are stimuli.
  private func trace(_ text: String) -> Trace {
    var trace = Trace()
    func add(_ kind: Event.Kind, _ name: String, _ detail: [String: TraceValue] = [:]) {
      trace.append(
        Event(n: trace.events.count + 1, t: 0, kind: kind, name: name, state: "", detail: detail))
    }
    for word in text.split(separator: " ") {
      switch word {
      case "a": add(.effect, "print", ["text": "a"])
      case "w": add(.effect, "defaultsWrite", ["key": "k"])
      case "t": add(.effect, "timerStart")
      case "s": add(.process, "started")
      case "x": add(.process, "ended", ["reason": "completed"])
      default: add(.stimulus, String(word))
      }
    }
    return trace
  }

  func testARuleIsBrokenAfterTheStimulusThatMakesItCertain() {
    let verdicts = Self.contract.prefixVerdicts(of: trace("launch s a home a t open w"))

    XCTAssertEqual(verdicts.map(\.brokenAfter), [3, 2, nil])
  }

  func testWhatIsStillDueAtTheEndIsNeitherBrokenNorKept() {
    let verdicts = Self.contract.prefixVerdicts(of: trace("launch s home"))

    XCTAssertNil(verdicts[0].brokenAfter)
    XCTAssertFalse(verdicts[0].isKept, "home was not answered yet")
    XCTAssertNil(verdicts[1].brokenAfter, "it may still be printed")
  }

  func testABeginningThatKeepsARuleCountsWhateverIsDueLater() {
    let verdicts = Self.contract.prefixVerdicts(of: trace("launch s home w lock home"))

    XCTAssertTrue(verdicts[0].isKept)
  }

  func testTheEndOfTheProcessMakesAnOmissionCertain() {
    let verdicts = Self.contract.prefixVerdicts(of: trace("launch s home purge x launch s"))

    XCTAssertEqual(verdicts[0].brokenAfter, 3)
  }

  func testEachVerdictIsThatOfTheBeginningByItself() {
    let whole = trace("launch s a home a t open w home x launch s t a open home w")
    for count in 0...whole.story.count {
      let part = whole.prefix(stimuli: count)
      let results = Self.contract.evaluate(part, scenario: "", isCut: true)
      let verdicts = Self.contract.prefixVerdicts(of: whole)

      XCTAssertEqual(part.story, Array(whole.story.prefix(count)))
      for (result, verdict) in zip(results, verdicts) {
        let isBroken = verdict.brokenAfter.map { $0 <= count } ?? false
        XCTAssertEqual(result.verdict == .violated, isBroken && count > 0, "\(part.story)")
      }
    }
  }
}
