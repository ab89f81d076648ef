import AppJail
import LifecycleTrace

/// Explains the end of an app's process by how it ended and what it printed last.
struct AppEnding {
  var end: ProcessEnd
  /// The last text on standard output and error.
  var printed: String
  var limits: AppLimits

  func outcome(locating locator: CrashLocator) -> AppOutcome {
    let crash = CrashLine(in: printed)
    if end.usedUpProcessorTime(of: limits) || crash?.signal == Signal.processorTime {
      let place = crash.flatMap { locator.place(of: $0.offsets) }
      return AppOutcome(
        .hung, message: "used more than \(limits.cpuSeconds) s of processor time",
        file: place?.file, line: place?.line)
    }
    switch end.way {
    case .notStarted:
      return AppOutcome(.infrastructure, message: "the jail could not be set up")
    case .exited(let status) where crash == nil:
      return AppOutcome(.exited, message: "ended its own process with exit status \(status)")
    case .exited(let number), .signalled(let number):
      return crashed(
        signal: crash?.signal ?? number, place: crash.flatMap { locator.place(of: $0.offsets) })
    }
  }

  private func crashed(signal: Int32, place: CrashPlace?) -> AppOutcome {
    let fatal = FatalError(in: printed)
    if let message = fatal?.message, message.contains("allocate memory") {
      return AppOutcome(
        .tooMuchMemory, message: "asked for more than \(limits.memoryMiB) MiB of memory")
    }
    return AppOutcome(
      .crashed, message: fatal?.message ?? place?.failure ?? Signal.words(signal),
      file: place?.file, line: place?.line)
  }
}

/// The line that the app's runtime writes when a fatal signal strikes.
struct CrashLine {
  var signal: Int32
  /// Into the app's own image, innermost frame first; one past the instruction under way.
  var offsets: [UInt64]

  /// The last such line of a text.
  init?(in text: String) {
    let mark = "lifecyclelab-crash "
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(mark) }) else {
      return nil
    }
    let words = line.dropFirst(mark.count).split(separator: " ")
    guard let signal = words.first.flatMap({ Int32($0) }) else { return nil }
    self.signal = signal
    offsets = words.dropFirst().compactMap { UInt64($0, radix: 16) }
  }
}

/// The message of a Swift trap, as the runtime prints it: `App/File.swift:5: Fatal error: …`.
struct FatalError {
  /// The longest message that is kept, in characters.
  private static let longestMessage = 1000

  var message: String

  /// The last such message of a text.
  init?(in text: String) {
    let mark = "Fatal error"
    guard let line = text.split(separator: "\n").last(where: { $0.contains(mark) }),
      let start = line.range(of: mark)?.upperBound
    else { return nil }
    let rest = line[start...].drop { $0 == ":" || $0 == " " }
    message = String((rest.isEmpty ? "fatalError()" : rest).prefix(Self.longestMessage))
  }
}

/// Fatal signals in words.
enum Signal {
  static let processorTime: Int32 = 24

  static func words(_ signal: Int32) -> String {
    switch signal {
    case 4, 5: "a trap"
    case 6: "called abort()"
    case 7, 10, 11: "touched memory that is not there, or recursed without end"
    case 8: "an arithmetic error"
    default: "ended by signal \(signal)"
    }
  }
}
