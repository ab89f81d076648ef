// swift-format-ignore-file
import UIKit

/// Ways in which a student's app ends without wanting to.
enum Endings {
  nonisolated(unsafe) static var numbers = [1, 2, 3]
  nonisolated(unsafe) static var name: String? = nil
  nonisolated(unsafe) static var count = Int.max
  nonisolated(unsafe) static var anything: Any = "text"
  nonisolated(unsafe) static var zero = 0

  @MainActor static let all: [String: () -> Void] = [
    "exit 0": { exit(0) },
    "exit 3": { exit(3) },
    "exit -1": { exit(-1) },
    "_exit 5": { _exit(5) },
    "unwrap": {
      print(name!)  // unwrap
    },
    "index": {
      print(numbers[7])  // index
    },
    "overflow": {
      count += 1  // overflow
    },
    "division": {
      print(1 / zero)  // division
    },
    "fatalError": {
      fatalError("the score is \(numbers.count)")  // fatalError
    },
    "fatalError without words": {
      fatalError()  // fatalError without words
    },
    "precondition": {
      precondition(numbers.isEmpty, "no numbers yet")  // precondition
    },
    "assert": {
      assert(numbers.isEmpty, "no numbers yet")  // assert
    },
    "cast": {
      print(anything as! Int)  // cast
    },
    "try": {
      _ = try! JSONDecoder().decode(Int.self, from: Data())  // try
    },
    "keys": {
      print(Dictionary(uniqueKeysWithValues: [(1, 1), (1, 2)]))  // keys
    },
    "range": {
      print(Array(5...zero))  // range
    },
    "unowned": {
      let holder = Holder()
      print(holder.value)
    },
    "abort": {
      abort()  // abort
    },
    "null": {
      UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1  // null
    },
    "recursion": { print(recurse(1)) },
    "inside": { ["a"].forEach { _ in deep() } },
    "task": {
      Task {
        print(numbers[8])  // task
      }
    },
    "queue": {
      DispatchQueue.global().async {
        print(numbers[9])  // queue
      }
    },
    "first turn": {
      Thread.detachNewThread {
        print(numbers[10])  // first turn
      }
    },
    "second turn": {
      Thread.detachNewThread {
        sleep(1)
        print(name!)  // second turn
      }
    },
    "block of a queue": {
      DispatchQueue(label: "serial").async {
        sleep(1)
        abort()  // block of a queue
      }
    },
    "thread recursion": { Thread.detachNewThread { print(recurse(1)) } },
    "thread exits": {
      Thread.detachNewThread { usleep(1000); exit(4) }
    },
    "thread loop": {
      Thread.detachNewThread { while true { zero += 1; zero -= 1 } }
    },
    "thread pause": {
      Thread.detachNewThread { pause() }
      DispatchQueue.global().async { DispatchSemaphore(value: 0).wait() }
    },
    "thread poll": { Thread.detachNewThread { poll(nil, 0, -1) } },
    "thread main sync": {
      Thread.detachNewThread { DispatchQueue.main.sync { print(numbers[11]) } }  // thread main sync
    },
    "assumed isolation": {
      Thread.detachNewThread { MainActor.assumeIsolated { print("never") } }  // assumed isolation
    },
    "join for ever": {
      var handle = pthread_t()
      pthread_create(&handle, nil, { _ in while true { pause() } }, nil)
      pthread_join(handle, nil)
    },
    "threads without end": { Thread.detachNewThread { breed() } },
    "loop": {
      while true { zero += 1; zero -= 1 }  // loop
    },
    "quiet loop": {
      repeat {} while zero == 0  // quiet loop
    },
    "deadlock": { DispatchSemaphore(value: 0).wait() },
    "pause": { pause() },
    "slow": { beSlow() },
    "long sleep": { sleep(60) },
    "naps": { while true { usleep(500_000) } },
    "main sync": {
      DispatchQueue.main.sync { print("never") }  // main sync
    },
  ]

  static func recurse(_ number: Int) -> Int { recurse(number + 1) + 1 }  // recursion

  /// Each thread starts another, at once.
  static func breed() { Thread.detachNewThread { breed() } }

  /// Waits for real, for seven tenths of the limit that the tests set.
  static func beSlow() { poll(nil, 0, 700) }

  static func deep() {
    print(numbers[7])  // inside
  }

  final class Value { let number = 1 }

  final class Holder {
    unowned let object: Value
    init() { object = Value() }
    var value: Int { object.number }  // unowned
  }
}
