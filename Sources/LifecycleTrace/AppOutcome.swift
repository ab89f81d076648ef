/// How the app of a scenario ended, where it did not simply run to the scenario's end.
public struct AppOutcome: Hashable, Sendable, Codable, Error {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The scenario ran to its end; the device ended the app.
    case completed
    /// A trap or a fatal signal.
    case crashed
    /// The app called `exit` or returned from its entry point.
    case exited
    /// The system's watchdog killed the app (0x8badf00d): a callback did not return in its time, or a
    /// background task was not ended in its.
    case watchdog
    /// Used up its processor time, or did not return within the wall-clock limit.
    case hung
    case tooMuchOutput
    case tooMuchMemory
    /// Queued work that queues more work, without end.
    case neverRests
    /// Sent what a UIKit app cannot send.
    case brokeProtocol
    /// The machine's fault: the app's process could not be started or watched.
    case infrastructure
    /// The suite's fault: the scenario asked for something that is impossible.
    case suiteError
  }

  public var kind: Kind
  /// The callback that was open, by Apple's name; nil outside of any.
  public var callback: String?
  /// For people: the trap's message, the limit in words, the exit status.
  public var message: String?
  /// Where the trap was raised, in the student's own file.
  public var file: String?
  public var line: Int?

  public init(
    _ kind: Kind, callback: String? = nil, message: String? = nil, file: String? = nil,
    line: Int? = nil
  ) {
    self.kind = kind
    self.callback = callback
    self.message = message
    self.file = file
    self.line = line
  }

  public static let completed = AppOutcome(.completed)
}
