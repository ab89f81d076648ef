import AppLink
@testable import DeviceSimulator
import SeededRandom
import XCTest

/// What a list shows, and which calls it is owed, without an app.
final class ListDisplayTests: XCTestCase {
  /// A list of one section, without a header.
  private func run(_ count: Int, preparesAhead: Bool = true) -> ListRun {
    var run = ListRun(seed: 1, preparesAhead: preparesAhead)
    run.model.fill(count)
    run.settle()
    return run
  }

  private func scrolled(_ run: inout ListRun, to y: Double) -> [String] {
    run.forgetWords()
    run.settings.visible.y = y
    run.settle()
    return run.words
  }

  // MARK: FACTS.md, section E

  func testEachVisibleItemIsMadeAndDisplayedInTurn() {
    XCTAssertEqual(
      run(20).words,
      [
        "make 0.0", "show 0.0", "make 0.0", "show 0.0", "make 0.1", "show 0.1", "make 0.2",
        "show 0.2", "make 0.3", "show 0.3", "make 0.4", "show 0.4",
      ])
  }

  func testAScrollMakesAndDisplaysWhatComesBeforeItEndsWhatGoes() {
    var run = run(20, preparesAhead: false)

    XCTAssertEqual(
      scrolled(&run, to: 80), ["make 0.5", "show 0.5", "make 0.6", "show 0.6", "end", "end"])
  }

  func testTheNextLineIsPreparedAheadAndDisplayedWithoutBeingMadeAgain() {
    var run = run(20)

    XCTAssertEqual(scrolled(&run, to: 40), ["make 0.5", "show 0.5", "end", "make 0.6"])
    XCTAssertEqual(scrolled(&run, to: 60), ["end"])
    XCTAssertEqual(scrolled(&run, to: 80), ["show 0.6", "make 0.7"])
  }

  func testItemsAheadArePrefetchedOnceAndCancelledWhenTheListTurns() {
    var run = ListRun(seed: 1, preparesAhead: true)
    run.model.fill(40)
    run.display.hasPrefetchDataSource = true
    run.settle()
    XCTAssertEqual(run.words.last, "prefetch [5, 6, 7, 8, 9]")

    let forth = scrolled(&run, to: 400)
    XCTAssertEqual(forth.filter { $0.hasPrefix("prefetch") }, ["prefetch [15, 16, 17, 18, 19]"])

    let back = scrolled(&run, to: 380)
    XCTAssertEqual(back.filter { $0.hasPrefix("cancel") }, ["cancel [15, 16, 17, 18, 19]"])
  }

  // MARK: Against the obvious

  private func step(_ run: inout ListRun) {
    switch run.model.number(1...10) {
    case 1:
      run.model.replace()
      run.settings.dataRevision += 1
    case 2...4:
      if run.display.counts != nil {
        let updates = run.model.change()
        run.apply(updates)
      }
    case 5: run.settings.visible.height = Double(run.model.number(0...300))
    case 6: run.settings.isShowable.toggle()
    case 7: run.settings.layoutRevision += 1
    default: run.settings.visible.y = Double(run.model.number(0...1500))
    }
  }

  func testWhatIsDisplayedIsExactlyWhatIsVisible() {
    for seed in 0..<300 {
      var run = ListRun(seed: UInt64(seed), preparesAhead: seed % 2 == 0)
      run.display.hasPrefetchDataSource = seed % 3 == 0
      run.settle()
      for step in 0..<40 {
        self.step(&run)
        run.settle()
        let place = "seed \(seed), step \(step)"
        XCTAssertEqual(run.violations, [], place)
        guard run.settings.isShowable else { continue }
        XCTAssertEqual(run.display.displayed, run.expected, place)
        XCTAssertEqual(run.wrongItems, [], place)
        XCTAssertEqual(run.onScreen.count, run.expected.count, place)
      }
    }
  }

  func testTenThousandRowsAreShownByAFewCells() {
    var run = run(10_000)
    for step in 1...2000 {
      run.settings.visible.y = Double(step) * 200
      run.settle()
    }

    XCTAssertEqual(run.violations, [])
    XCTAssertLessThanOrEqual(run.cellCount, 16)
  }

  // MARK: Limits

  func testAPoolKeepsSoManyCellsAndNoMore() {
    var pool = CellPool()
    let most = CellPool.maximumCells
    func key(_ number: Int) -> CellPool.Key { .init(kind: .cell, identifier: "\(number)") }
    for number in 0..<most {
      XCTAssertNil(pool.add(ObjectID(UInt32(number)), key(number), last: nil))
    }

    XCTAssertEqual(pool.add(ObjectID(5000), key(5000), last: nil), ObjectID(0))
    XCTAssertEqual(pool.count, most)
    XCTAssertNil(pool.take(key(0), for: nil))
    XCTAssertEqual(pool.take(key(1), for: nil)?.cell, ObjectID(1))
  }
}
