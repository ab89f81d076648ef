// swift-format-ignore-file
import Dispatch
import UIKit

@MainActor enum Scenarios {
  typealias Scenario = @MainActor (AppDelegate) -> Void

  static let all: [String: Scenario] = [
    "main async": { _ in
      DispatchQueue.main.async {
        print("1")
        DispatchQueue.main.async { print("3") }
      }
      DispatchQueue.main.async { print("2") }
    },
    "main after": { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print("third", now()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("first", now()) }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { print("second", now()) }
    },
    "global": { _ in
      for number in 0..<5 {
        DispatchQueue.global(qos: .userInitiated).async {
          print("work \(number)")
          DispatchQueue.main.async { print("done \(number)") }
        }
      }
    },
    "serial": { _ in
      let queue = DispatchQueue(label: "serial")
      for number in 0..<3 { queue.async { print("async \(number)") } }
      queue.sync { print("sync") }
      queue.async(flags: .barrier) { print("barrier") }
    },
    "concurrent": { _ in
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      for number in 0..<3 { queue.async { print("async \(number)") } }
      queue.sync(flags: .barrier) { print("barrier") }
      queue.async { print("last") }
    },
    "apply": { _ in
      DispatchQueue.concurrentPerform(iterations: 8) { print("pass \($0)") }
    },
    "group": { _ in
      let group = DispatchGroup()
      for number in 0..<3 { DispatchQueue.global().async(group: group) { print("part \(number)") } }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        print("leave")
        group.leave()
      }
      group.notify(queue: .main) { print("all", now()) }
    },
    "group wait": { _ in
      let group = DispatchGroup()
      for number in 0..<3 { DispatchQueue.global().async(group: group) { print("part \(number)") } }
      group.wait()
      print("waited")
    },
    "semaphore": { _ in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        print("working")
        semaphore.signal()
      }
      semaphore.wait()
      print("signalled")
    },
    "semaphore later": { _ in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
      semaphore.wait()
      print("signalled", now())
    },
    "semaphore timeout": { _ in
      let semaphore = DispatchSemaphore(value: 0)
      print(semaphore.wait(timeout: .now() + 0.5) == .timedOut, now())
      print(semaphore.wait(wallTimeout: .now() + 0.5) == .timedOut, now())
    },
    "work item": { _ in
      let item = DispatchWorkItem { print("item") }
      let cancelled = DispatchWorkItem { print("never") }
      item.notify(queue: .main) { print("notified") }
      DispatchQueue.global().async(execute: item)
      DispatchQueue.global().async(execute: cancelled)
      cancelled.cancel()
      item.wait()
      print("waited")
    },
    "source": { delegate in
      let source = DispatchSource.makeTimerSource(queue: .main)
      var fires = 0
      source.schedule(deadline: .now() + 0.1, repeating: 0.1)
      source.setEventHandler {
        fires += 1
        print("fire", now())
        if fires == 3 { source.cancel() }
      }
      source.setCancelHandler { print("cancelled") }
      source.resume()
      delegate.source = source
    },
    "tasks": { delegate in
      Task {
        print("task")
        await Task.yield()
        print("yielded")
      }
      Task { @MainActor in print("main actor") }
      Task.detached { print("detached") }
      Task.detached(priority: .background) { print("background") }
    },
    "task sleep": { _ in
      Task {
        try? await Task.sleep(nanoseconds: 300_000_000)
        print("nanoseconds", now())
      }
      Task {
        try? await Task.sleep(for: .milliseconds(100))
        print("for", now())
      }
      Task {
        try? await Task.sleep(until: .now + .milliseconds(200), clock: .suspending)
        print("until", now())
      }
    },
    "async let": { delegate in
      Task {
        async let first = delegate.counter.increment()
        async let second = delegate.counter.increment()
        print("sum", await first + second)
      }
    },
    "actors": { delegate in
      for number in 0..<3 {
        Task { print("count \(number)", await delegate.counter.increment()) }
      }
    },
    "task group": { delegate in
      Task {
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 0..<10 {
            group.addTask {
              print("child \(number)")
              return number
            }
          }
          return await group.reduce(0, +)
        }
        print("sum", sum)
      }
    },
    "stream": { _ in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { for await number in stream { print("got \(number)") } }
      Task {
        for number in 0..<3 {
          continuation.yield(number)
          try? await Task.sleep(for: .milliseconds(100))
        }
        continuation.finish()
      }
    },
    "continuation": { _ in
      Task {
        let value = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
            continuation.resume(returning: 7)
          }
        }
        print("value", value, now())
      }
    },
    "cancellation": { _ in
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(1))
          print("never")
        } catch {
          print("cancelled", now())
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { task.cancel() }
    },
    "timer": { _ in
      var fires = 0
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        fires += 1
        print("fire", now())
        if fires == 3 { timer.invalidate() }
      }
    },
    "operations": { _ in
      OperationQueue.main.addOperation { print("main operation") }
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { print("operation 1") }
      let second = BlockOperation { print("operation 2") }
      second.completionBlock = { print("completed") }
      queue.addOperation(second)
    },
    "operations wait": { _ in
      let queue = OperationQueue()
      queue.addOperation { print("operation") }
      queue.waitUntilAllOperationsAreFinished()
      print("finished")
    },
    "notifications": { _ in
      let name = Notification.Name("lab")
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        print("noted")
      }
      NotificationCenter.default.post(name: name, object: nil)
      print("posted")
    },
    "sleeping": { _ in
      sleep(1)
      print("a second", now())
      Thread.sleep(forTimeInterval: 0.5)
      print("half", now())
      usleep(500_000)
      print("half again", now())
    },
    "sleeping beside work": { _ in
      DispatchQueue.global().async { print("beside", now()) }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { print("later", now()) }
      sleep(1)
      print("woke", now())
    },
    "busy waiting": { _ in
      let start = Date()
      while Date().timeIntervalSince(start) < 1.5 {}
      print("waited", Date().timeIntervalSince(start) < 2)
    },
    "random": { _ in
      print((0..<5).map { _ in Int.random(in: 0..<1000) })
      print(["a", "b", "c", "d"].shuffled(), UUID(), Double.random(in: 0..<1))
      print(Set((0..<20).map { "\($0)" }), ["x": 1, "y": 2, "z": 3])
      var generator = SystemRandomNumberGenerator()
      print(generator.next(), "text".hashValue)
    },
    "big texts off main": { _ in
      Task.detached { for _ in 0..<20 { print(String(repeating: "x", count: 10_000)) } }
      DispatchQueue.global().async {
        for _ in 0..<20 { print(String(repeating: "y", count: 10_000)) }
      }
    },
  ]
}
