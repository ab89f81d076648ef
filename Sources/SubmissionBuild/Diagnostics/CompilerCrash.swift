import SourceMapping

/// What a compiler's last words say about where it failed.
enum CompilerCrash {
  /// A message for a compiler that ended without one of its own.
  static func diagnostic(output: [UInt8], files: [String: PassedFile]) -> Diagnostic {
    var diagnostic = Diagnostic(
      severity: .error,
      message: "The compiler cannot cope with this code: it used too much memory or failed."
        + " Simplify it.")
    guard let (file, place) = place(in: String(decoding: output, as: UTF8.self), files: files)
    else { return diagnostic }
    diagnostic.file = file.original.shownPath
    diagnostic.line = place.line
    diagnostic.column = place.column
    diagnostic.source = file.original.shownLine(place.line)
    return diagnostic
  }

  /// The innermost `path:line:column` that the stack of the compiler's activities names.
  private static func place(
    in output: String, files: [String: PassedFile]
  ) -> (PassedFile, SourcePlace)? {
    for line in output.split(separator: "\n").reversed().prefix(200) {
      for (path, file) in files {
        guard let found = line.firstRange(of: path + ":") else { continue }
        let numbers = line[found.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
          .split(separator: ":").compactMap { Int($0) }
        guard numbers.count >= 2, numbers[0] > 0, file.original.shownLine(numbers[0]) != nil else {
          continue
        }
        return (file, SourcePlace(line: numbers[0], column: numbers[1]))
      }
    }
    return nil
  }
}
