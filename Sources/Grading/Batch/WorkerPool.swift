import Foundation
import Synchronization

/// A few threads that work through a list.
///
/// Threads rather than tasks: each worker waits for processes most of its time, and Swift's own
/// pool has no more threads than the machine has cores.
public struct WorkerPool: Sendable {
  /// How many items are worked on at once, at least 1.
  public var jobs: Int

  public init(jobs: Int) {
    precondition(jobs >= 1)
    self.jobs = jobs
  }

  /// Calls `work` on every item, and returns the results in the items' order.
  ///
  /// After the interruption no item is begun; those have nil, as have those for which `work`
  /// returns nil.
  public func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], until interruption: Interruption,
    _ work: @escaping @Sendable (_ index: Int, _ item: Item) -> Result?
  ) -> [Result?] {
    let queue = WorkQueue<Result>(count: items.count)
    let group = DispatchGroup()
    for _ in 0..<min(jobs, items.count) {
      group.enter()
      Thread {
        while !interruption.isRequested, let index = queue.next() {
          queue.finish(index, work(index, items[index]))
        }
        group.leave()
      }
      .start()
    }
    group.wait()
    return queue.results
  }
}

/// What the workers share.
private final class WorkQueue<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Result?]
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func finish(_ index: Int, _ result: Result?) {
    state.withLock { $0.results[index] = result }
  }

  var results: [Result?] { state.withLock { $0.results } }
}
