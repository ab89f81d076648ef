import Foundation
import Synchronization

@testable import lab

/// What a command has written, for tests.
final class Transcript: Sendable {
  private let texts = Mutex((result: "", note: ""))

  var result: String { texts.withLock { $0.result } }
  var note: String { texts.withLock { $0.note } }

  func console(
    in directory: URL = URL(filePath: "/"), columns: Int? = nil, hasColours: Bool = false
  ) -> Console {
    Console(
      environment: [:], directory: directory, executable: URL(filePath: "/bin/sh"),
      progressColumns: columns, hasColours: hasColours,
      result: { [self] text in texts.withLock { $0.result += text } },
      note: { [self] text in texts.withLock { $0.note += text } })
  }
}
