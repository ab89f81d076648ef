import Grading
import Synchronization

/// Writes progress to standard error: one line that changes on a terminal, plain lines elsewhere.
final class ProgressMeter: Sendable {
  private let console: Console
  private let clock = ContinuousClock()
  /// When the batch began.
  private let begin: Mutex<ContinuousClock.Instant>
  private let progress: Mutex<BatchProgress?> = Mutex(nil)

  init(_ console: Console) {
    self.console = console
    begin = Mutex(clock.now)
  }

  /// Tells of work that takes a while, such as `Building the suites`.
  func stage<Result>(
    _ title: String, _ work: (_ onDetail: @escaping (String) -> Void) throws -> Result
  ) rethrows -> Result {
    let begin = clock.now
    guard let columns = console.progressColumns else {
      console.note("\(title) …\n")
      let result = try work { _ in }
      console.note("\(title): done in \(readable(seconds: (clock.now - begin).seconds))\n")
      return result
    }
    show("\(title) …", columns: columns)
    defer { clear() }
    return try work { [self] in show("\(title): \($0)", columns: columns) }
  }

  func begin(_ submissions: [Submission]) {
    begin.withLock { $0 = clock.now }
    progress.withLock { $0 = BatchProgress(of: submissions) }
  }

  func finish(_ graded: GradedSubmission) {
    progress.withLock { progress in
      let elapsed = (clock.now - begin.withLock { $0 }).seconds
      guard let line = progress?.finish(graded, elapsed: elapsed) else { return }
      if let columns = console.progressColumns {
        let bar = progress?.bar(columns: columns, elapsed: elapsed) ?? ""
        show(bar, columns: columns)
      } else {
        console.note(line + "\n")
      }
    }
  }

  /// Empties the line on a terminal.
  func clear() {
    if console.progressColumns != nil { console.note("\r\u{1B}[K") }
  }

  private func show(_ text: String, columns: Int) {
    console.note("\r\u{1B}[K\(text.prefix(columns - 1))")
  }
}
