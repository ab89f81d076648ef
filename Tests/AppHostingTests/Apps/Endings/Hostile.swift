// swift-format-ignore-file
import Glibc
import UIKit

/// Apps that talk to the device themselves, or to the system.
enum Hostile {
  @MainActor static let all: [String: () -> Void] = [
    "garbage": { say([0, 0, 0, 4, 99, 98, 97, 96]) },
    "empty frame": { say([0, 0, 0, 0]) },
    "oversized": { say([0xFF, 0xFF, 0xFF, 0xFF]) },
    "half a frame, then exit": { say([0, 0, 0, 9, 3, 0]); exit(0) },
    "half a frame, then silence": { say([0, 0, 0, 9, 3, 0]); DispatchSemaphore(value: 0).wait() },
    "half a frame, then going on": { say([0, 0, 0, 40, 3, 0]) },
    "replayed return": { say(returned(4)) },
    "early returns": { say((5...20).flatMap { returned($0) }) },
    "its own return": { say(returned(5)) },
    "its own return twice": { say(returned(5) + returned(5)) },
    "a call": { say([0, 0, 0, 29, 1] + [UInt8](repeating: 0, count: 28)) },
    "close": { close(3) },
    "shutdown": { shutdown(3, Int32(SHUT_RDWR)); DispatchSemaphore(value: 0).wait() },
    "deaf": { while true { say(effects(1)) } },
    "kill": { kill(getpid(), SIGKILL) },
    "stop": { raise(SIGSTOP) },
    "child": {
      typealias Fork = @convention(c) () -> Int32
      let fork = unsafeBitCast(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fork"), to: Fork.self)
      if fork() == 0 { while true { pause() } }
      exit(0)
    },
    "thread": {
      Thread.detachNewThread { while true { pause() } }
      exit(0)
    },
    "threads": {
      for _ in 0..<5000 { Thread.detachNewThread { while true { pause() } } }
    },
    "forged crash": {
      fputs("\nlifecyclelab-crash 24 1 2 3\n", stderr)
      exit(0)
    },
  ]

  static func say(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// A whole return of a call: no value, no effects, no work.
  static func returned(_ call: UInt8) -> [UInt8] {
    [0, 0, 0, 14, 3, 0, 0, 0, call, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  }

  /// A frame of so many effects named `print`, without detail.
  static func effects(_ count: UInt8) -> [UInt8] {
    let effect: [UInt8] = [0, 0, 0, 5] + Array("print".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
    var body: [UInt8] = [5, 0, 0, 0, count]
    for _ in 0..<count { body += effect }
    return [0, 0, 0, UInt8(body.count)] + body
  }
}
