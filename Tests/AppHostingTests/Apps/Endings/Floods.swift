// swift-format-ignore-file
import UIKit

/// Apps that want too much.
enum Floods {
  nonisolated(unsafe) static var kept: [[UInt8]] = []

  @MainActor static let all: [String: () -> Void] = [
    "print": { for number in 0..<2_000_000 { print("line \(number) of a hundred megabytes") } },
    "one print": {
      print(String(decoding: [UInt8](repeating: 120, count: 100_000_000), as: UTF8.self))
    },
    "short prints": { while true { print("short") } },
    "empty prints": { while true { print("", terminator: "") } },
    "NSLog": { while true { NSLog("%@", "a line of the log") } },
    "fputs": { while true { fputs("a line of the standard output\n", stdout) } },
    "stderr": { while true { fputs("a line of the standard error\n", stderr) } },
    "putchar": { while true { putchar(120) } },
    "debugPrint": { while true { debugPrint("line") } },
    // "before" and "after" are printed as well, each with a line break.
    "a kibibyte": { print(String(repeating: "x", count: 1024 - 7 - 6 - 1)) },
    "a kibibyte and a byte": { print(String(repeating: "x", count: 1024 - 7 - 6)) },
    "much storage": {
      UserDefaults.standard.set(Data(repeating: 1, count: 500_000), forKey: "image")
    },
    "labels": {
      let label = UILabel()
      while true { label.text = String(repeating: "x", count: 10_000) }
    },
    "small labels": {
      let label = UILabel()
      while true { label.text = "x" }
    },
    "defaults": {
      for number in 0..<1000 {
        UserDefaults.standard.set(String(repeating: "x", count: 1000), forKey: "\(number)")
      }
    },
    "one default": {
      UserDefaults.standard.set(Data(repeating: 1, count: 5_000_000), forKey: "image")
    },
    "timers": {
      while true { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
    },
    "main queue": { again() },
    "tasks": { Task { while true { await Task.yield() } } },
    "arrays": { while true { kept.append([UInt8](repeating: 1, count: 10_000_000)) } },
    "one array": { kept.append([UInt8](repeating: 1, count: 5_000_000_000)) },
    "string": {
      var text = "x"
      while true { text += text }
    },
    "data": {
      var all: [Data] = []
      while true { all.append(Data(repeating: 1, count: 10_000_000)) }
    },
    "malloc": {
      while true { memset(malloc(10_000_000), 1, 10_000_000) }
    },
    "objects": {
      var all: [NSObject] = []
      while true { all.append(NSObject()) }
    },
  ]

  @MainActor static func again() {
    DispatchQueue.main.async { again() }
  }
}
