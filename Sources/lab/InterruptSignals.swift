import Dispatch
import Foundation
import Grading

/// Turns the signals that ask a program to stop into an interruption.
///
/// The first one lets runs end and whole reports stay; the second one ends the program at once.
struct InterruptSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private let sources: [any DispatchSourceSignal]

  init(_ interruption: Interruption, console: Console) {
    sources = Self.numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        guard !interruption.isRequested else { _exit(128 + number) }
        interruption.request(number)
        // A terminal shows `^C` where the cursor stands.
        let line = console.progressColumns == nil ? "" : "\n"
        console.note("\(line)lab: stopping; once more stops at once\n")
      }
      source.resume()
      return source
    }
  }

  /// Gives the signals their usual meaning back.
  func stop() {
    sources.forEach { $0.cancel() }
    Self.numbers.forEach { _ = signal($0, SIG_DFL) }
  }
}
