import LifecycleTrace
import XCTest

/// Criteria and findings as terminal text.
final class FindingTextTests: XCTestCase {
  private func result(
    _ title: String, _ verdict: Verdict, points: Int = 4, because: String? = nil,
    hint: String? = nil
  ) -> CriterionResult {
    CriterionResult(
      criterion: title, source: .rule, points: points, verdict: verdict, because: because,
      hint: hint)
  }

  func testAWholeFinding() {
    let finding = Finding(
      kind: .omission,
      expected:
        "a write of \"score\" to UserDefaults before applicationDidEnterBackground(_:) returns",
      came: "no such write until the process ended",
      story: ["launch", "tap:Score a point", "home", "purge"],
      because: "A suspended app can be purged without another callback.",
      hint: "applicationDidEnterBackground(_:) is the last call you are sure to get.",
      lines: [
        Finding.Line(n: 12, depth: 0, text: "home"),
        Finding.Line(n: 13, depth: 1, text: "applicationWillResignActive(_:)"),
        Finding.Line(n: 14, depth: 1, text: "applicationDidEnterBackground(_:)"),
        Finding.Line(n: 15, depth: 1, text: "└ returned, 0 effects"),
        Finding.Line(n: 16, depth: 0, text: "purge"),
        Finding.Line(n: 17, depth: 1, text: "process ended"),
      ])

    let text = FindingText.block(
      finding, of: result("Saves the score before the app can be suspended", .violated))

    XCTAssertEqual(
      text,
      """
      ✗ Saves the score before the app can be suspended                          0 / 4
        expected  a write of "score" to UserDefaults before applicationDidEnterBackground(_:) returns
        came      no such write until the process ended
        story     launch · tap "Score a point" · home · purge
        because   A suspended app can be purged without another callback.
        try       applicationDidEnterBackground(_:) is the last call you are sure to get.
           12  ▸ home
           13    applicationWillResignActive(_:)
           14    applicationDidEnterBackground(_:)
           15    └ returned, 0 effects
           16  ▸ purge
           17    process ended
      """)
  }

  func testTheCommandThatPlaysAStoryAgainStandsBelowIt() {
    let finding = Finding(
      kind: .expectation, expected: "1", came: "0", story: ["launch", "home"],
      replay: "lab play . --story 'launch home'")

    XCTAssertEqual(
      FindingText.block(finding, of: result("Saves", .violated, points: 0, because: "B")),
      """
      ✗ Saves
        expected  1
        came      0
        story     launch · home
        replay    lab play . --story 'launch home'
        because   B
      """)
  }

  func testWhatAFindingDoesNotSayIsLeftOut() {
    let finding = Finding(kind: .expectation, expected: "1", came: "0")

    let plain = FindingText.block(finding, of: result("Restores the score", .violated, points: 0))
    let told = FindingText.block(
      finding, of: result("Restores the score", .violated, points: 0, because: "B", hint: "H"))

    XCTAssertEqual(
      plain,
      """
      ✗ Restores the score
        expected  1
        came      0
      """)
    XCTAssertEqual(
      told,
      """
      ✗ Restores the score
        expected  1
        came      0
        because   B
        try       H
      """)
  }

  func testTheHeadingSaysWhatIsEarned() {
    let long = String(repeating: "x", count: 80)

    XCTAssertEqual(
      FindingText.heading(result("A", .satisfied, points: 12)),
      "✓ A" + String(repeating: " ", count: 70) + "12 / 12")
    XCTAssertEqual(
      FindingText.heading(result("A", .notExercised)),
      "– A" + String(repeating: " ", count: 72) + "0 / 4")
    XCTAssertEqual(FindingText.heading(result(long, .violated)), "✗ \(long)  0 / 4")
  }

  func testStimuliAreSaidInWords() {
    XCTAssertEqual(
      FindingText.story(["launch:url=a://b", "wait:10s", "tap:OK", "url:a b", "home", "tap:a:b"]),
      "launch:url=a://b · wait:10s · tap \"OK\" · url \"a b\" · home · tap \"a:b\"")
  }

  func testNothingInAFindingMovesTheCursorOrAddsALine() {
    let hostile = "a\u{1B}[2J\r\nb\u{202E}c\u{85}d\u{2028}e👩\u{200D}👧"
    let shown = "a␛[2J␍␊b⟨U+202E⟩c⟨U+0085⟩d⟨U+2028⟩e👩\u{200D}👧"
    let finding = Finding(
      kind: .expectation, expected: hostile, came: hostile, story: [hostile], because: hostile,
      hint: hostile, lines: [Finding.Line(n: 1_234_567, depth: 2, text: hostile)])

    let text = FindingText.block(finding, of: result(hostile, .violated, points: 0))

    XCTAssertEqual(
      text,
      """
      ✗ \(shown)
        expected  \(shown)
        came      \(shown)
        story     \(shown)
        because   \(shown)
        try       \(shown)
      1234567      \(shown)
      """)
  }

  func testAFieldHasALimit() {
    func came(_ count: Int) -> String {
      let text = String(repeating: "x", count: count)
      let finding = Finding(kind: .expectation, expected: "", came: text)
      return FindingText.block(finding, of: result("A", .violated, points: 0))
    }

    XCTAssertTrue(came(1000).hasSuffix("  came      " + String(repeating: "x", count: 1000)))
    XCTAssertTrue(came(1001).hasSuffix("  came      " + String(repeating: "x", count: 1000) + "…"))
  }
}
