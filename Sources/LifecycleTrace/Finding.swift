/// How a rule or an expectation ended.
public enum Verdict: String, Hashable, Sendable, Codable {
  case satisfied
  case violated
  /// Nothing happened that the rule speaks of; earns nothing.
  case notExercised
}

/// Why a rule was violated, told to the student: what was expected, what came, what to try.
public struct Finding: Hashable, Sendable, Codable {
  /// An event that moved the rule, as one line of a small timeline.
  public struct Line: Hashable, Sendable, Codable {
    /// The event's number in its trace.
    public var n: Int
    /// Nesting of open callbacks, 0 for stimuli.
    public var depth: Int
    public var text: String

    public init(n: Int, depth: Int, text: String) {
      self.n = n
      self.depth = depth
      self.text = text
    }
  }

  /// Whether something came that must not (safety), or never came (omission).
  public enum Kind: String, Hashable, Sendable, Codable {
    case safety
    case omission
    /// A named expectation of a scenario was false.
    case expectation
  }

  public var kind: Kind
  /// `Suite.testName` of the scenario in which it happened.
  public var scenario: String
  public var expected: String
  public var came: String
  /// The stimuli up to the end of the evidence.
  public var story: [String]
  public var because: String?
  public var hint: String?
  /// The few events that matter, in order.
  public var lines: [Line]
  /// The command that plays the story again, of a story that nobody has written.
  public var replay: String?

  public init(
    kind: Kind, scenario: String = "", expected: String, came: String, story: [String] = [],
    because: String? = nil, hint: String? = nil, lines: [Line] = [], replay: String? = nil
  ) {
    self.kind = kind
    self.scenario = scenario
    self.expected = expected
    self.came = came
    self.story = story
    self.because = because
    self.hint = hint
    self.lines = lines
    self.replay = replay
  }
}
