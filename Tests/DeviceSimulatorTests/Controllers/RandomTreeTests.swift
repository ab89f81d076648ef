import AppLink
@testable import DeviceSimulator
import Dispatch
import LifecycleTrace
import SeededRandom
import XCTest

/// Ten thousand random sequences of operations, from rest, in the middle of animations and from within
/// callbacks, keep the laws for every controller.
final class RandomTreeTests: XCTestCase {
  private static let sequences: UInt64 = 10_000
  private static let batches = 8

  func testTenThousandSequencesKeepTheLaws() {
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: Self.batches) { batch in
      for seed in stride(from: UInt64(batch), to: Self.sequences, by: Self.batches) {
        guard failures.isEmpty else { return }
        let sequence = RandomSequence(seed: seed)
        let broken = sequence.play().broken
        if !broken.isEmpty {
          failures.add("seed \(seed): \(sequence.shrunk(isFailing: { !$0.play().broken.isEmpty }))")
        }
      }
    }
    XCTAssertEqual(failures.texts, [])
  }

  func testTheSameSeedGivesTheSameCalls() {
    for seed in 0..<300 as Range<UInt64> {
      XCTAssertEqual(
        RandomSequence(seed: seed).play().log, RandomSequence(seed: seed).play().log)
    }
  }

  func testWhatIsRememberedOfTheTreeChangesNoCall() {
    for seed in 0..<1500 as Range<UInt64> {
      let sequence = RandomSequence(seed: seed)
      func differs(_ sequence: RandomSequence) -> Bool {
        sequence.play().log != sequence.play(isForgetful: true).log
      }
      guard differs(sequence) else { continue }
      let shrunk = sequence.shrunk(isFailing: differs)
      return XCTFail(
        "seed \(seed): \(shrunk)\n\(shrunk.play(isForgetful: true).log.joined(separator: "\n"))")
    }
  }

  func testTheLawsSeeWhatBreaksThem() {
    var law = AppearanceLaw()
    law.take(.callback(.viewWillAppear, on: .a))
    law.take(.callback(.loadView, on: .b))
    law.take(.callback(.viewDidLoad, on: .b))
    law.take(.callback(.viewWillLayoutSubviews, on: .c))
    law.forget(.b)
    law.take(.callback(.viewWillAppear, on: .b))

    XCTAssertEqual(
      law.broken,
      [
        "viewWillAppear a after nothing", "viewWillLayoutSubviews c off the screen",
        "viewWillAppear b after deinit",
      ])
  }
}

/// What failed, from whatever thread.
private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [String] = []

  var texts: [String] { lock.withLock { found } }
  var isEmpty: Bool { texts.isEmpty }

  func add(_ text: String) { lock.withLock { found.append(text) } }
}
