import UIKit

@MainActor enum Printing {
  static let all: [String: () -> Void] = [
    "print": {
      print("one", 2, 3.5, true, separator: "-")
      print("no break", terminator: "")
      print("two breaks", terminator: "\n\n")
      print("marked", terminator: "!\n")
      print()
      print("")
      print("a\nb")
      print(String(repeating: "x", count: 20_000))
      print(Optional(1) as Any, [1, 2], ["k": "v"], (1, "a"))
      print(Point(x: 1, y: 2), Named())
      Swift.print("past the link")
      debugPrint("quoted")
      fputs("error\n", stderr)
      var text = ""
      print("into text", to: &text)
      print(text.count)
    },
    "unfinished": {
      for _ in 0..<3 { print(".", terminator: "") }
      print("done")
      print("no break", terminator: "")
    },
    "log": {
      NSLog("%@ has %d points and %.2f %%", "me", 7, 0.5)
      NSLog("plain")
      NSLog("%@", "%d is no format")
    },
    "clocks": { clocks() },
  ]

  static func clocks() {
    let reference = Date(timeIntervalSince1970: 1_757_929_260)
    print(
      Date().timeIntervalSince(reference), time(nil) - 1_757_929_260,
      CFAbsoluteTimeGetCurrent() - reference.timeIntervalSinceReferenceDate)
    let uptime = ProcessInfo.processInfo.systemUptime
    let ticks = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    print((uptime - start.uptime).rounded(), (ticks - start.ticks).rounded())
    print((CACurrentMediaTime() - start.uptime).rounded())
    print(start.continuous.duration(to: .now).components.seconds)
    let formatter = DateFormatter()
    formatter.dateFormat = "dd.MM.yyyy HH:mm:ss"
    print(formatter.string(from: Date()))
    print(Calendar.current.component(.year, from: Date()), TimeZone.current.secondsFromGMT())
  }

  static let start = (
    uptime: ProcessInfo.processInfo.systemUptime,
    ticks: Double(DispatchTime.now().uptimeNanoseconds) / 1e9,
    continuous: ContinuousClock.now
  )

  struct Point { var x, y: Int }
  struct Named: CustomStringConvertible { var description: String { "named" } }
}
