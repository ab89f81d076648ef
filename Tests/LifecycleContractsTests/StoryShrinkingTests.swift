import LifecycleContracts
import SeededRandom
import XCTest

/// From a failing story as much is left out as can be.
final class StoryShrinkingTests: XCTestCase {
  /// Fails where it holds one of these rows of stimuli, with others between them.
  private struct Oracle {
    var rows: [[Int]]

    func isFailing(_ story: [Int]) -> Bool {
      rows.contains { row in
        var left = row[...]
        for stimulus in story where stimulus == left.first { left.removeFirst() }
        return left.isEmpty
      }
    }
  }

  private func shrink(
    _ story: [Int], _ isFailing: ([Int]) -> Bool, mostPlays: Int = 10_000
  ) -> StoryShrinking<Int>.Shrunk {
    StoryShrinking(mostPlays: mostPlays).shrink(story, isFailing: isFailing)
  }

  func testNoStimulusCanBeLeftOutOfWhatIsLeft() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let story = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        Int.random(in: 0..<6, using: &generator)
      }
      let rows = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        story.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      }
      let oracle = Oracle(rows: rows.filter { !$0.isEmpty } + [[story[story.count / 2]]])

      let shrunk = shrink(story, oracle.isFailing)

      XCTAssertTrue(shrunk.isMinimal)
      XCTAssertTrue(oracle.isFailing(shrunk.story))
      for place in shrunk.story.indices {
        var rest = shrunk.story
        rest.remove(at: place)
        XCTAssertFalse(oracle.isFailing(rest), "\(shrunk.story) without place \(place)")
      }
    }
  }

  /// Any answers at all, also those of apps that fail in a part and not in the whole.
  func testAnyAnswersComeToAMinimalEnd() {
    for seed in 0..<300 as Range<UInt64> {
      let story = Array(0..<12)
      func isFailing(_ part: [Int]) -> Bool {
        let bits = part.reduce(seed) { $0 &* 31 &+ UInt64($1) &+ 7 }
        var generator = SeededGenerator(seed: bits)
        return part == story || generator.next() % 3 == 0
      }

      let shrunk = shrink(story, isFailing)

      XCTAssertTrue(isFailing(shrunk.story))
      for place in shrunk.story.indices {
        var rest = shrunk.story
        rest.remove(at: place)
        XCTAssertFalse(isFailing(rest))
      }
      XCTAssertEqual(shrink(story, isFailing).story, shrunk.story)
    }
  }

  func testNoStoryIsPlayedTwice() {
    let oracle = Oracle(rows: [[1, 1, 2], [0, 3]])
    var played: [[Int]] = []

    let shrunk = shrink([1, 1, 1, 1, 2, 2, 0, 0, 3, 3]) {
      played.append($0)
      return oracle.isFailing($0)
    }

    XCTAssertEqual(Set(played).count, played.count)
    XCTAssertEqual(shrunk.plays, played.count)
  }

  func testOneStimulusAmongManyIsFoundInFewPlays() {
    let shrunk = shrink(Array(0..<64), { $0.contains(41) })

    XCTAssertEqual(shrunk.story, [41])
    XCTAssertLessThan(shrunk.plays, 20)
  }

  func testTheNumberOfPlaysIsBounded() {
    var plays = 0

    let shrunk = shrink(
      Array(0..<40),
      {
        plays += 1
        return $0.contains(3) && $0.contains(31)
      }, mostPlays: 5)

    XCTAssertEqual(plays, 5)
    XCTAssertFalse(shrunk.isMinimal)
    XCTAssertTrue(shrunk.story.contains(3) && shrunk.story.contains(31))
  }

  func testAStoryThatAlwaysFailsShrinksToNothing() {
    XCTAssertEqual(shrink([1, 2, 3], { _ in true }).story, [])
  }
}
