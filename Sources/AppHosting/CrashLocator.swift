import AppJail
import Foundation

/// Where in the student's sources something struck.
struct CrashPlace: Hashable {
  /// The student's own name of the file.
  var file: String
  /// 1-based.
  var line: Int
  /// What the compiler calls the check that failed, such as `arithmetic overflow`.
  var failure: String?
}

/// Finds the source line of an address in an app, through the debug information in it.
struct CrashLocator {
  var image: AppImage
  var isolation: Isolation

  /// How many frames are looked up, from the innermost.
  private static let frameLimit = 16

  /// The innermost frame that lies in a file of the student's; nil when none does.
  func place(of offsets: [UInt64]) -> CrashPlace? {
    guard let symbolizer = image.symbolizer, !offsets.isEmpty else { return nil }
    var limits = AppLimits()
    limits.cpuSeconds = 10
    let toolchain = URL(fileURLWithPath: symbolizer)
      .deletingLastPathComponent().deletingLastPathComponent().path
    let command = JailCommand(
      executable: JailPath(symbolizer),
      arguments: ["--obj=\(insidePath)", "--inlines", "--output-style=JSON"]
        + offsets.prefix(Self.frameLimit).map { "0x" + String($0 - min($0, 1), radix: 16) },
      readable: [JailPath(toolchain), executable], limits: limits)
    guard
      let result = try? runToEnd(
        command, isolation: isolation, outputLimit: 1 << 20, wallSeconds: 20),
      result.end.way == .exited(0)
    else { return nil }
    return place(in: result.output)
  }

  private var executable: JailPath { image.command(limits: AppLimits()).executable }

  /// Under resource limits alone a process finds the app where it is on the machine.
  private var insidePath: String {
    isolation == .bubblewrap ? executable.inside : executable.host
  }

  private struct Frame: Decodable {
    struct Symbol: Decodable {
      var fileName: String
      var functionName: String
      var line: Int

      enum CodingKeys: String, CodingKey {
        case fileName = "FileName"
        case functionName = "FunctionName"
        case line = "Line"
      }
    }

    var symbols: [Symbol]?
    enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
  }

  private func place(in json: [UInt8]) -> CrashPlace? {
    let lines = json.split(separator: UInt8(ascii: "\n"))
    let frames = lines.flatMap { line -> [Frame] in
      let data = Data(line)
      if let many = try? JSONDecoder().decode([Frame].self, from: data) { return many }
      return (try? JSONDecoder().decode(Frame.self, from: data)).map { [$0] } ?? []
    }
    var failure: String?
    for symbol in frames.flatMap({ $0.symbols ?? [] }) {
      let mark = "Swift runtime failure: "
      if symbol.functionName.hasPrefix(mark) {
        failure = failure ?? String(symbol.functionName.dropFirst(mark.count))
      }
      if symbol.line > 0, let own = image.app.studentFile(named: symbol.fileName) {
        return CrashPlace(file: own, line: symbol.line, failure: failure)
      }
    }
    return nil
  }
}
