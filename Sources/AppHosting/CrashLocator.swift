import AppJail
import Foundation
import SubmissionBuild

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

  /// The innermost frame that lies in a file of the student's; nil when none does, or only in what
  /// was appended to one.
  func place(of offsets: [UInt64]) -> CrashPlace? {
    var failure: String?
    for (offset, frame) in zip(offsets, frames(at: offsets.prefix(Self.frameLimit))) {
      failure = failure ?? frame.failure
      if let place = place(in: frame) { return place.adding(failure) }
      // An instruction that the compiler added has line 0; only new tools then look further.
      guard frame.symbols.contains(where: { studentFile($0) != nil }),
        let near = frames(at: [offset], options: ["--skip-line-zero"]).first,
        let place = place(in: near)
      else { continue }
      return place.adding(failure)
    }
    return nil
  }

  private func place(in frame: Frame) -> CrashPlace? {
    for symbol in frame.symbols where !symbol.isAddressor {
      if let file = studentFile(symbol), 1...max(1, file.lineCount) ~= symbol.line {
        return CrashPlace(file: file.path, line: symbol.line)
      }
    }
    return nil
  }

  private func studentFile(_ symbol: Frame.Symbol) -> StudentFile? {
    image.app.studentFile(named: symbol.fileName)
  }

  /// What the tool knows of each address; nothing where it does not work.
  private func frames(at offsets: some Collection<UInt64>, options: [String] = []) -> [Frame] {
    guard let symbolizer = image.symbolizer, !offsets.isEmpty else { return [] }
    var limits = AppLimits()
    limits.cpuSeconds = 10
    let toolchain = URL(fileURLWithPath: symbolizer)
      .deletingLastPathComponent().deletingLastPathComponent().path
    let command = JailCommand(
      executable: JailPath(symbolizer),
      arguments: ["--obj=\(insidePath)", "--inlines", "--output-style=JSON"] + options
        + offsets.map { "0x" + String($0 - min($0, 1), radix: 16) },
      readable: [JailPath(toolchain), executable], limits: limits)
    guard
      let result = try? runToEnd(
        command, isolation: isolation, outputLimit: 1 << 20, wallSeconds: 20),
      result.end.way == .exited(0)
    else { return [] }
    return Frame.all(in: result.output)
  }

  private var executable: JailPath { image.command(limits: AppLimits()).executable }

  /// Under resource limits alone a process finds the app where it is on the machine.
  private var insidePath: String {
    isolation == .bubblewrap ? executable.inside : executable.host
  }
}

extension CrashPlace {
  fileprivate func adding(_ failure: String?) -> CrashPlace {
    CrashPlace(file: file, line: line, failure: failure)
  }
}

/// What llvm-symbolizer says of one address: its function, and those that were inlined into it.
private struct Frame: Decodable {
  struct Symbol: Decodable {
    var fileName: String
    var functionName: String
    /// 0 where the compiler names none.
    var line: Int

    /// Whether it is the access to a global variable, which nobody wrote.
    var isAddressor: Bool { functionName.hasPrefix("$s") && functionName.hasSuffix("vau") }

    enum CodingKeys: String, CodingKey {
      case fileName = "FileName"
      case functionName = "FunctionName"
      case line = "Line"
    }
  }

  var symbols: [Symbol]

  enum CodingKeys: String, CodingKey { case symbols = "Symbol" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    symbols = try container.decodeIfPresent([Symbol].self, forKey: .symbols) ?? []
  }

  /// What the compiler calls the check that failed, such as `arithmetic overflow`.
  var failure: String? {
    let mark = "Swift runtime failure: "
    return symbols.lazy.map(\.functionName).first { $0.hasPrefix(mark) }
      .map { String($0.dropFirst(mark.count)) }
  }

  /// One frame or a list of them on each line.
  static func all(in json: [UInt8]) -> [Frame] {
    json.split(separator: UInt8(ascii: "\n")).flatMap { line -> [Frame] in
      let data = Data(line)
      if let many = try? JSONDecoder().decode([Frame].self, from: data) { return many }
      return (try? JSONDecoder().decode(Frame.self, from: data)).map { [$0] } ?? []
    }
  }
}
