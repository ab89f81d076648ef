import Foundation

/// Where a command reads its surroundings and writes its words.
struct Console: Sendable {
  var environment: [String: String]
  /// The folder that the user is in.
  var directory: URL
  /// The running `lab`.
  var executable: URL
  /// Columns of the terminal that shows standard error; nil where that is no terminal.
  var progressColumns: Int?
  /// Whether results may be coloured.
  var hasColours: Bool
  /// Results: standard output.
  var result: @Sendable (String) -> Void
  /// Progress and diagnostics: standard error.
  var note: @Sendable (String) -> Void
}

extension Console {
  /// The process's own streams.
  static func standard() -> Console {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = environment["TERM"] == "dumb"
    let executable = Bundle.main.executablePath ?? CommandLine.arguments.first ?? "lab"
    return Console(
      environment: environment,
      directory: URL(
        filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      executable: URL(filePath: executable),
      progressColumns: isatty(STDERR_FILENO) == 1 && !isDumb ? columns(of: STDERR_FILENO) : nil,
      hasColours: isatty(STDOUT_FILENO) == 1 && !isDumb
        && (environment["NO_COLOR"] ?? "").isEmpty,
      result: { write($0, to: STDOUT_FILENO) },
      note: { write($0, to: STDERR_FILENO) })
  }

  /// Columns of a terminal; 80 where it does not say.
  private static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col >= 20
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Writes all of the text; a reader that is gone is none of our business.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while let start = rest.baseAddress(in: bytes), !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
      }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func baseAddress(in whole: UnsafeBufferPointer<UInt8>) -> UnsafePointer<UInt8>? {
    whole.baseAddress.map { $0 + startIndex }
  }
}
