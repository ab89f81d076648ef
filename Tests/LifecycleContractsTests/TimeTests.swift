import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// Time limits, to the moment.
final class TimeTests: XCTestCase {
  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")
  private static let c = EventPattern.notification("c")

  func testTheLastMomentCountsAndTheNextDoesNot() {
    let answer = Response(to: Self.a, Self.b, within: 5)

    XCTAssertEqual(verdict("start #a +5 #b") { answer }, .satisfied)
    XCTAssertEqual(verdict("start +3 #a +5 #b") { answer }, .satisfied)
    XCTAssertEqual(verdict("start #a +5.001 #b") { answer }, .violated)
    XCTAssertEqual(verdict("start #a +5 #c +0.001 #b") { answer }, .violated)
  }

  func testTimeRunsFromTheEarliestTriggerWithoutAnswer() {
    let answer = Response(to: Self.a, Self.b, within: 5)

    XCTAssertEqual(verdict("start #a +4 #a +2 #b") { answer }, .violated)
    XCTAssertEqual(verdict("start #a +4 #b #a +2 #b") { answer }, .satisfied)
    XCTAssertEqual(verdict("start #a +6 #a #b") { answer }, .violated)
  }

  func testTimeIsOverWithTheProcessAndTheScenario() {
    let answer = Response(to: Self.a, Self.b, within: 5)

    XCTAssertEqual(verdict("start #a +1 end start #b") { answer }, .violated)
    XCTAssertEqual(verdict("start #a +1") { answer }, .violated)
    XCTAssertEqual(verdict("start #a +1", isCut: true) { answer }, .satisfied)
    XCTAssertEqual(verdict("start #a +6 #c", isCut: true) { answer }, .violated)
  }

  func testTheEarlierOfTimeAndDeadlineDecides() {
    let rule = Rule("R", points: 1) { Response(to: Self.a, Self.b, before: Self.c, within: 5) }
    func ending(_ words: String) -> Violation.Ending? {
      conclusion(words, of: rule).statements.first?.violation?.ending
    }

    XCTAssertEqual(ending("start #a +5 #c #b"), .deadline)
    XCTAssertEqual(ending("start #a +6 #c #b"), .time)
    XCTAssertEqual(ending("start #a +6 #b"), .time)
    XCTAssertNil(ending("start #a +5 #b #c"))
  }

  func testAScopeOfSecondsIncludesItsLastMoment() {
    let never = Absence(of: Self.b, during: .seconds(5, after: Self.a)).exercised(by: Self.a)
    let must = Existence(of: Self.b, during: .seconds(5, after: Self.a))

    XCTAssertEqual(verdict("start #a +5 #b") { never }, .violated)
    XCTAssertEqual(verdict("start #a +5.001 #b") { never }, .satisfied)
    XCTAssertEqual(verdict("start #b #a +6 #b") { never }, .satisfied)
    XCTAssertEqual(verdict("start #a +5 #b") { must }, .satisfied)
    XCTAssertEqual(verdict("start #a +5.001 #b") { must }, .violated)
  }

  func testAnEventInAScopeOfSecondsBeginsTheTimeAnew() {
    let never = Absence(of: Self.b, during: .seconds(5, after: Self.a)).exercised(by: Self.a)
    let must = Existence(of: Self.b, during: .seconds(5, after: Self.a))

    XCTAssertEqual(verdict("start #a +4 #a +4 #b") { never }, .violated)
    XCTAssertEqual(verdict("start #a +4 #a +5.5 #b") { never }, .satisfied)
    XCTAssertEqual(verdict("start #a +6 #a +5 #b") { never }, .violated)
    XCTAssertEqual(verdict("start #a #b +4 #a +6 #c") { must }, .violated)
    XCTAssertEqual(verdict("start #a +4 #a +4 #b") { must }, .satisfied)
  }

  func testAScopeOfSecondsEndsWithTheProcess() {
    let must = Existence(of: Self.b, during: .seconds(5, after: Self.a))
    let never = Absence(of: Self.b, during: .seconds(5, after: Self.a)).exercised(by: Self.a)

    XCTAssertEqual(verdict("start #a end start #b") { must }, .violated)
    XCTAssertEqual(verdict("start #a end start #b") { never }, .satisfied)
  }

  func testTimeInAPlaceIsRead() {
    let soon = Self.b.inside(.seconds(5, after: Self.a))

    XCTAssertEqual(
      LetterReader.numbers(of: soon, in: trace("#a +5 #b +1 #b #a #b")).sorted(), [2, 5])
  }

  /// Words over `a`, `b`, and `c`, before which a second passes.
  private func everyWord(_ body: (_ letters: [Character], _ words: String) -> Void) {
    var words: [[Character]] = [[]]
    for _ in 0..<6 {
      words = words.flatMap { word in "abc".map { word + [$0] } }
      for word in words {
        body(word, "start " + word.map { $0 == "c" ? "+1 #c" : "#\($0)" }.joined(separator: " "))
      }
    }
  }

  /// How many seconds have passed at each letter.
  private func times(_ word: [Character]) -> [Int] {
    word.indices.map { place in word[...place].count { $0 == "c" } }
  }

  /// Whether the letter comes after this place, and no later than a second after it.
  private func comes(_ letter: Character, after place: Int, in word: [Character]) -> Bool {
    let times = times(word)
    return word.indices.contains {
      $0 > place && word[$0] == letter && times[$0] <= times[place] + 1
    }
  }

  func testWithinAgreesWithItsDefinitionOnEveryShortWord() {
    let answer = Response(to: Self.a, Self.b, within: 1)
    everyWord { word, words in
      let right = word.indices.filter { word[$0] == "a" }.allSatisfy {
        comes("b", after: $0, in: word)
      }

      XCTAssertEqual(verdict(words) { answer } == .violated, !right, words)
    }
  }

  func testSecondsAgreeWithTheirDefinitionOnEveryShortWord() {
    let scope = Scope.seconds(1, after: Self.a)
    let must = Existence(of: Self.b, during: scope)
    let never = Absence(of: Self.b, during: scope)
    everyWord { word, words in
      func reaches(_ place: Int, _ letter: Character) -> Bool {
        comes(letter, after: place, in: word)
      }
      let opens = word.indices.filter { word[$0] == "a" }
      let right = opens.allSatisfy { reaches($0, "b") || reaches($0, "a") }

      XCTAssertEqual(verdict(words) { must } == .violated, !right, words)
      XCTAssertEqual(
        verdict(words) { never } == .violated, opens.contains { reaches($0, "b") }, words)
    }
  }
}
