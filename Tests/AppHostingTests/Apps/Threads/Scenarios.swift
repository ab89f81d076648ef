// swift-format-ignore-file
import Dispatch
import Glibc
import Synchronization
import UIKit

@MainActor enum Scenarios {
  typealias Scenario = @MainActor () -> Void

  static let all: [String: Scenario] = [
    "detached": {
      Thread.detachNewThread { print("thread", Thread.isMainThread, now()) }
    },
    "thread": {
      let thread = Thread {
        print("runs", now())
        Thread.sleep(forTimeInterval: 0.3)
        print("slept", now())
      }
      thread.start()
      print("started")
    },
    "many threads": {
      for number in 0..<20 {
        Thread.detachNewThread {
          print("thread \(number)")
          usleep(100_000)
          print("again \(number)")
        }
      }
    },
    "too many threads": {
      for number in 0..<80 {
        Thread.detachNewThread {
          sleep(1)
          if number % 50 == 5 { print("thread \(number)", now()) }
        }
      }
      DispatchQueue.global().async { print("block") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        Thread.detachNewThread { print("one more") }
      }
    },
    "one after another": {
      Thread.detachNewThread {
        for number in 0..<200 {
          var handle = pthread_t()
          let error = pthread_create(&handle, nil, { _ in nil }, nil)
          if error != 0 { return print("error", error, number) }
          pthread_join(handle, nil)
        }
        print("all joined")
      }
    },
    "main threads": {
      print("delegate", Thread.isMainThread)
      DispatchQueue.main.async { print("main queue", Thread.isMainThread) }
      DispatchQueue.global().async { print("global queue", Thread.isMainThread) }
      DispatchQueue(label: "serial").async { print("serial queue", Thread.isMainThread) }
      DispatchQueue(label: "of main", target: .main).async { print("of main", Thread.isMainThread) }
      Task { @MainActor in print("main actor", onMainThread()) }
      Task.detached { print("detached task", onMainThread()) }
      OperationQueue().addOperation { print("operation", Thread.isMainThread) }
      DispatchQueue(label: "sync").sync { print("sync", Thread.isMainThread) }
    },
    "sleeping block": {
      DispatchQueue.global().async {
        print("block", now())
        sleep(2)
        print("block again", now())
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("main", now()) }
    },
    "sleeping step": {
      Task.detached {
        print("step", now())
        sleep(2)
        print("step again", now())
      }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("timer", now()) }
    },
    "serial queue": {
      let queue = DispatchQueue(label: "serial")
      for number in 0..<3 {
        queue.async {
          print("begin \(number)", now())
          Thread.sleep(forTimeInterval: 0.2)
          print("end \(number)", now())
        }
      }
      DispatchQueue.global().async { print("beside", now()) }
    },
    "serial sync": {
      let queue = DispatchQueue(label: "serial", qos: .utility)
      queue.async {
        print("begin", now())
        Thread.sleep(forTimeInterval: 0.2)
        print("end", now())
      }
      queue.async { print("second", now()) }
      queue.sync { print("sync", now()) }
    },
    "targets": {
      let target = DispatchQueue(label: "target")
      let queues = (0..<2).map { DispatchQueue(label: "queue \($0)", target: target) }
      for (number, queue) in queues.enumerated() {
        queue.async {
          print("begin \(number)", now())
          Thread.sleep(forTimeInterval: 0.2)
          print("end \(number)", now())
        }
        queue.async { print("after \(number)", now()) }
      }
    },
    "concurrent queue": {
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      for number in 0..<3 {
        queue.async {
          print("begin \(number)", now())
          Thread.sleep(forTimeInterval: 0.2)
          print("end \(number)", now())
        }
      }
      queue.async(flags: .barrier) { print("barrier", now()) }
      queue.async { print("after the barrier", now()) }
    },
    "on its queue": {
      let queue = DispatchQueue(label: "org.example.queue")
      let key = DispatchSpecificKey<String>()
      queue.setSpecific(key: key, value: "mine")
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .notOnQueue(.main))
        print(DispatchQueue.getSpecific(key: key) ?? "-")
      }
    },
    "suspended queue": {
      let queue = DispatchQueue(label: "suspended")
      queue.suspend()
      queue.async { print("resumed", now()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { queue.resume() }
    },
    "inactive queue": {
      let queue = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
      queue.async { print("active", now()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { queue.activate() }
    },
    "late target": {
      let queue = DispatchQueue(label: "late", attributes: [.concurrent, .initiallyInactive])
      queue.setTarget(queue: .main)
      queue.activate()
      queue.async { print("on main", Thread.isMainThread) }
    },
    "main sync": {
      DispatchQueue.global().async {
        print("before", Thread.isMainThread)
        let value = DispatchQueue.main.sync {
          print("within", Thread.isMainThread)
          return 7
        }
        print("after", value)
      }
      DispatchQueue.main.async { print("first") }
    },
    "main sync and wait": {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        sleep(1)
        DispatchQueue.main.async { print("async from the block") }
      }
      print(group.wait(timeout: .now() + 5), now())
    },
    "explosion": {
      for number in 0..<70 {
        DispatchQueue.global().async {
          sleep(1)
          if number % 23 == 0 { print("block \(number)", now()) }
        }
      }
    },
    "operations": {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 2
      let last = BlockOperation { print("last", now()) }
      for number in 0..<4 {
        let operation = BlockOperation {
          Thread.sleep(forTimeInterval: 0.1)
          print("operation \(number)", now())
        }
        last.addDependency(operation)
        queue.addOperation(operation)
      }
      queue.addOperation(last)
      Thread.detachNewThread {
        queue.waitUntilAllOperationsAreFinished()
        print("all done", now())
      }
    },
    "work items": {
      let item = DispatchWorkItem {
        Thread.sleep(forTimeInterval: 0.1)
        print("item", now())
      }
      Thread.detachNewThread {
        print(item.wait(timeout: .now() + 0.06), now())
        item.wait()
        print("waited", now())
      }
      item.notify(queue: .global()) { print("notified", Thread.isMainThread) }
      DispatchQueue.global().async(execute: item)
    },
    "actor": {
      let actor = Sleeper()
      for number in 0..<2 {
        Task.detached {
          await actor.work(number)
          print("worked \(number)", now())
        }
      }
    },
    "task group": {
      Task {
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<3 {
            group.addTask {
              Thread.sleep(forTimeInterval: 0.1 * Double(3 - number))
              return number
            }
          }
          for await number in group { print("child \(number)", now()) }
        }
      }
    },
    "semaphore": {
      let semaphore = DispatchSemaphore(value: 0)
      for number in 0..<3 {
        Thread.detachNewThread {
          semaphore.wait()
          print("got \(number)", now())
        }
      }
      Thread.detachNewThread {
        for _ in 0..<3 {
          usleep(100_000)
          semaphore.signal()
        }
      }
    },
    "semaphore timeout": {
      Thread.detachNewThread {
        let semaphore = DispatchSemaphore(value: 0)
        print(semaphore.wait(timeout: .now() + 0.5), now())
        print(semaphore.wait(timeout: .now()), now())
      }
    },
    "group": {
      let group = DispatchGroup()
      for number in 0..<3 {
        DispatchQueue.global().async(group: group) {
          Thread.sleep(forTimeInterval: 0.1 * Double(3 - number))
          print("part \(number)", now())
        }
      }
      Thread.detachNewThread {
        group.wait()
        print("waited", now())
      }
      group.notify(queue: .main) { print("notified", now()) }
    },
    "lock": {
      let lock = NSLock()
      for number in 0..<3 {
        Thread.detachNewThread {
          lock.lock()
          print("locked \(number)", now())
          Thread.sleep(forTimeInterval: 0.1)
          lock.unlock()
          print("unlocked \(number)", now())
        }
      }
    },
    "lock on main": {
      let lock = NSRecursiveLock()
      Thread.detachNewThread {
        lock.lock()
        lock.lock()
        print("locked", now())
        sleep(1)
        lock.unlock()
        lock.unlock()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        print("tries", lock.try(), lock.lock(before: Date() + 0.1), now())
        lock.lock()
        print("main locked", now())
        lock.unlock()
      }
    },
    "self deadlock": {
      let lock = NSLock()
      Thread.detachNewThread {
        lock.lock()
        print("locked")
        lock.lock()
        print("never")
      }
      Thread.detachNewThread { print("others go on") }
    },
    "mutex": {
      // The lock that Swift's own mutex takes.
      let box = Box()
      for number in 0..<2 {
        Thread.detachNewThread {
          box.mutex.withLock {
            $0 += 1
            Thread.sleep(forTimeInterval: 0.1)
            print("within \(number)", $0, now())
          }
        }
      }
    },
    "global": {
      for _ in 0..<2 { Thread.detachNewThread { print(slowGlobal, now()) } }
    },
    "condition": {
      let condition = NSCondition()
      nonisolated(unsafe) var items: [Int] = []
      for number in 0..<2 {
        Thread.detachNewThread {
          condition.lock()
          while items.isEmpty { condition.wait() }
          print("consumer \(number) got", items.removeFirst(), now())
          condition.unlock()
        }
      }
      Thread.detachNewThread {
        for item in 0..<2 {
          Thread.sleep(forTimeInterval: 0.1)
          condition.lock()
          items.append(item)
          condition.signal()
          condition.unlock()
        }
      }
    },
    "condition timeout": {
      Thread.detachNewThread {
        let condition = NSCondition()
        condition.lock()
        print(condition.wait(until: Date() + 0.5), now())
        condition.unlock()
      }
    },
    "condition lock": {
      let lock = NSConditionLock(condition: 0)
      Thread.detachNewThread {
        lock.lock(whenCondition: 1, before: Date() + 100)
        print("is 1", now())
        lock.unlock(withCondition: 2)
      }
      Thread.detachNewThread {
        sleep(1)
        lock.lock()
        lock.unlock(withCondition: 1)
        lock.lock(whenCondition: 2, before: Date() + 100)
        print("is 2", now())
        lock.unlock()
      }
    },
    "read-write lock": {
      let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
      pthread_rwlock_init(lock, nil)
      nonisolated(unsafe) let place = lock
      for number in 0..<2 {
        Thread.detachNewThread {
          pthread_rwlock_rdlock(place)
          print("reads \(number)", now())
          usleep(100_000)
          pthread_rwlock_unlock(place)
        }
      }
      Thread.detachNewThread {
        pthread_rwlock_wrlock(place)
        print("writes", now())
        usleep(100_000)
        pthread_rwlock_unlock(place)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        pthread_rwlock_rdlock(place)
        print("main reads", now())
        pthread_rwlock_unlock(place)
      }
    },
    "join": {
      var handle = pthread_t()
      pthread_create(&handle, nil, { _ in
        usleep(300_000)
        print("thread ends", now())
        return UnsafeMutableRawPointer(bitPattern: 5)
      }, nil)
      var result: UnsafeMutableRawPointer?
      let error = pthread_join(handle, &result)
      print("joined", error, Int(bitPattern: result), now())
    },
    "exit of a thread": {
      let key = UnsafeMutablePointer<pthread_key_t>.allocate(capacity: 1)
      pthread_key_create(key) { _ in
        print("destructor", now())
        usleep(100_000)
        print("destructor again", now())
      }
      nonisolated(unsafe) let place = key
      Thread.detachNewThread {
        pthread_setspecific(place.pointee, UnsafeMutableRawPointer(bitPattern: 1))
        print("leaves")
        pthread_exit(nil)
      }
      Thread.detachNewThread {
        print("leaves too")
        Thread.exit()
      }
    },
    "spinning": {
      let flag = Atomic(false)
      let box = Flag(flag)
      Thread.detachNewThread {
        while !box.flag.load(ordering: .relaxed) { sched_yield() }
        print("seen", now())
      }
      Thread.detachNewThread { box.flag.store(true, ordering: .relaxed) }
    },
    "busy waiting": {
      Thread.detachNewThread {
        let start = Date()
        while Date().timeIntervalSince(start) < 0.1 {}
        print("waited", now())
      }
    },
    "run loop": {
      Thread.detachNewThread {
        print("runs", RunLoop.current.run(mode: .default, before: Date() + 0.5))
        RunLoop.current.run(until: Date() + 0.5)
        print("ran", now())
      }
    },
    "sources": {
      let sums = DispatchSource.makeUserDataAddSource(queue: .main)
      sums.setEventHandler { print("sum", sums.data, Thread.isMainThread) }
      sums.activate()
      DispatchQueue.concurrentPerform(iterations: 4) { sums.add(data: UInt($0)) }
      let pipe = Pipe()
      let reader = pipe.fileHandleForReading
      let reading = DispatchSource.makeReadSource(fileDescriptor: reader.fileDescriptor)
      reading.setEventHandler {
        print("bytes", reading.data, Thread.isMainThread)
        print(String(decoding: reader.availableData, as: UTF8.self))
        reading.cancel()
      }
      reading.setCancelHandler { print("cancelled", sums.isCancelled, pipe === pipe) }
      reading.resume()
      Thread.detachNewThread {
        usleep(100_000)
        pipe.fileHandleForWriting.write(Data("hello".utf8))
      }
    },
    "pipe": {
      let pipe = Pipe()
      pipe.fileHandleForReading.readabilityHandler = { handle in
        print("read", String(decoding: handle.availableData, as: UTF8.self), Thread.isMainThread)
        handle.readabilityHandler = nil
        _ = pipe
      }
      pipe.fileHandleForWriting.write(Data("hello".utf8))
    },
    "main run loop": {
      DispatchQueue.global().async {
        sleep(1)
        print("beside", now())
      }
      RunLoop.main.run(until: Date() + 2)
      print("ran", now())
    },
    "effects": {
      Thread.detachNewThread {
        UserDefaults.standard.set(1, forKey: "count")
        print("one")
        UserDefaults.standard.set(2, forKey: "count")
        usleep(100_000)
        print("two")
      }
    },
    "ticks": {
      Thread.detachNewThread {
        while true {
          Thread.sleep(forTimeInterval: 1)
          print("thread", now())
        }
      }
      DispatchQueue.global().async {
        while true {
          sleep(1)
          print("block", now())
        }
      }
      Task.detached {
        while true {
          sleep(1)
          print("step", now())
        }
      }
    },
    "window off main": {
      DispatchQueue.global().async {
        let show: @MainActor () -> Void = {
          let window = UIWindow()
          window.rootViewController = Controller()
          window.makeKeyAndVisible()
          Controller.window = window
        }
        unsafeBitCast(show, to: (() -> Void).self)()
        print("shown", now())
      }
    },
  ]
}

nonisolated func onMainThread() -> Bool { Thread.isMainThread }

let slowGlobal: Int = {
  print("initialises", now())
  Thread.sleep(forTimeInterval: 0.2)
  return 7
}()

actor Sleeper {
  func work(_ number: Int) {
    Thread.sleep(forTimeInterval: 0.2)
    print("work \(number)", now())
  }
}

final class Box: Sendable {
  let mutex = Mutex(0)
}

final class Flag: Sendable {
  let flag: Atomic<Bool>
  init(_ flag: consuming Atomic<Bool>) { self.flag = flag }
}

final class Controller: UIViewController {
  static var window: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { semaphore.signal() }
    semaphore.wait()
    sleep(1)
    print("loaded", now())
  }
}
