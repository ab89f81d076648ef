import AppJail
import LifecycleTrace

/// Explains the end of an app's process by how it ended and what it printed last.
struct AppEnding {
  var end: ProcessEnd
  /// The last text on standard output and error.
  var printed: String
  var limits: AppLimits

  func outcome(locating locator: CrashLocator) -> AppOutcome {
    let report = EndReport(in: printed)
    let crash = report?.crash
    if end.usedUpProcessorTime(of: limits) || crash?.signal == Signal.processorTime {
      // No line: where in a loop the limit strikes differs from run to run, and reports must not.
      return AppOutcome(
        .hung, message: "used more than \(limits.cpuSeconds) s of processor time")
    }
    switch (end.way, report) {
    case (.notStarted, _):
      return AppOutcome(.infrastructure, message: "the jail could not be set up")
    case (_, .exit(let status)), (.exited(let status), nil):
      return AppOutcome(.exited, message: "ended its own process with exit status \(status)")
    case (_, .crash(let crash)):
      return crashed(
        by: crash.words, place: locator.place(of: crash.offsets),
        isOutOfMemory: crash.isOutOfMemory)
    case (.signalled(let signal), nil):
      return crashed(by: Signal.words(signal), place: nil)
    }
  }

  private func crashed(
    by cause: String, place: CrashPlace?, isOutOfMemory: Bool = false
  ) -> AppOutcome {
    let message = TrapMessage(in: printed)?.text
    if isOutOfMemory || message?.contains("failed to allocate") == true {
      return AppOutcome(
        .tooMuchMemory, message: "asked for more than \(limits.memoryMiB) MiB of memory",
        file: place?.file, line: place?.line)
    }
    return AppOutcome(
      .crashed, message: message ?? place?.failure ?? cause, file: place?.file, line: place?.line)
  }
}

/// The line that the app's runtime writes when a fatal signal strikes or code calls `exit`.
enum EndReport: Hashable {
  struct Crash: Hashable {
    var signal: Int32
    /// Whether the stack was used up.
    var isRecursion: Bool
    /// Whether an allocation had just failed.
    var isOutOfMemory: Bool
    /// Into the app's own image, innermost frame first; one past the instruction under way.
    var offsets: [UInt64]

    var words: String { isRecursion ? "recursed without end" : Signal.words(signal) }
  }

  case crash(Crash)
  case exit(Int32)

  /// The last such line of a text.
  init?(in text: String) {
    let reports = text.split(separator: "\n").lazy.reversed().compactMap { Self(line: $0) }
    guard let last = reports.first else { return nil }
    self = last
  }

  var crash: Crash? { if case .crash(let crash) = self { crash } else { nil } }

  private init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count > 1, let number = Int32(words[1]) else { return nil }
    switch words[0] {
    case "lifecyclelab-exit": self = .exit(number)
    case "lifecyclelab-crash":
      let details = words.dropFirst(2)
      self = .crash(
        Crash(
          signal: number, isRecursion: details.contains("recursion"),
          isOutOfMemory: details.contains("memory"),
          offsets: details.compactMap { UInt64($0, radix: 16) }))
    default: return nil
    }
  }
}

/// The message of a Swift trap, as the runtime prints it: `App/File.swift:5: Fatal error: …`.
struct TrapMessage: Hashable {
  /// The longest message that is kept, in characters.
  private static let longest = 1000
  /// What begins a message, and whether it is part of it.
  private static let marks = [
    ("Fatal error", false), ("Assertion failed", true), ("Precondition failed", true),
    ("Could not cast value of type", true), ("Fatal access conflict", true),
  ]

  var text: String

  /// The last such message of a text.
  init?(in output: String) {
    let messages = output.split(separator: "\n").lazy.reversed().compactMap { Self(line: $0) }
    guard let last = messages.first else { return nil }
    self = last
  }

  private init?(line: Substring) {
    for (mark, isPart) in Self.marks {
      guard let found = line.firstRange(of: mark) else { continue }
      let rest = line[(isPart ? found.lowerBound : found.upperBound)...]
        .drop { $0 == ":" || $0 == " " }
      let words = rest.isEmpty ? "fatalError()" : String(rest.prefix(Self.longest))
      // Addresses differ from run to run.
      text = words.replacing(/0x[0-9a-f]+/, with: "0x…")
      return
    }
    return nil
  }
}

/// Fatal signals in words.
enum Signal {
  static let processorTime: Int32 = 24

  static func words(_ signal: Int32) -> String {
    switch signal {
    case 4, 5: "trapped"
    case 6: "called abort()"
    case 7, 10, 11: "touched memory that is not there"
    case 8: "made an arithmetic error"
    default: "was ended by signal \(signal)"
    }
  }
}
