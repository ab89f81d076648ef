import AppFixtures
import Foundation

/// What the system tells of the threads of an app that runs under resource limits alone.
struct ProcessThreads: Hashable {
  /// How often each thread has begun to run, by its number.
  var starts: [String: Int]

  /// Of all processes that run the app.
  init(of app: FixtureApp) throws {
    let manager = FileManager.default
    let processes = try manager.contentsOfDirectory(atPath: "/proc").filter { process in
      let command = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
      return Int(process) != nil && command?.hasPrefix(app.app.executable.path) == true
    }
    starts = [:]
    for process in processes {
      for thread in try manager.contentsOfDirectory(atPath: "/proc/\(process)/task") {
        let status = try String(
          contentsOfFile: "/proc/\(process)/task/\(thread)/status", encoding: .utf8)
        starts[thread] = status.split(separator: "\n")
          .filter { $0.contains("ctxt_switches") }
          .compactMap { Int($0.split(separator: "\t").last ?? "") }
          .reduce(0, +)
      }
    }
  }
}
