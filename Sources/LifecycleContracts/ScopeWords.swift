import LifecycleTrace

/// A scope in the forms that sentences need.
struct ScopeWords {
  /// What is added to a sentence, with a space before it; empty for the whole run.
  let during: String
  /// When something comes too late.
  let afterwards: String
  /// What is added to a sentence on an event outside.
  let elsewhere: String
  /// The state that holds inside, as a sentence.
  let state: String
  /// That it does not hold.
  let notState: String

  init(_ scope: Scope) {
    switch scope {
    case .globally: self.init("", "in a later process", elsewhere: " outside of the run")
    case .process:
      self.init(
        " in each life of the app's process", "in a later process",
        elsewhere: " while the app's process does not run")
    case .callback(let name):
      let call = FindingWords.callback(name.rawValue)
      self.init(" during \(call)", "after \(call) returns", elsewhere: " outside of \(call)")
    case .before(let pattern):
      let end = PatternPhrase(pattern).clause
      self.init(" before \(end)", "after \(end)", elsewhere: " after \(end)")
    case .after(let pattern):
      let begin = PatternPhrase(pattern).clause
      self.init(" after \(begin)", "in a later process", elsewhere: " before \(begin)")
    case .between(let opening, let closing):
      let (begin, end) = (PatternPhrase(opening).clause, PatternPhrase(closing).clause)
      self.init(between: "after \(begin) and before \(end)", end)
    case .afterUntil(let opening, let closing):
      let (begin, end) = (PatternPhrase(opening).clause, PatternPhrase(closing).clause)
      self.init(between: "after \(begin) until \(end)", end)
    case .seconds(let seconds, let pattern):
      let time = "in the \(FindingWords.seconds(seconds)) after \(PatternPhrase(pattern).clause)"
      self.init(" \(time)", "after that time", elsewhere: " other than \(time)")
    case .state(let state): self.init(state)
    case .sceneState(let state, let on):
      let whose = on.map { "the scene of \(quotable($0))" } ?? "a scene"
      self.init(whose, is: state.rawValue)
    case .controllerState(let state, let on):
      let whose = on.map { quotable($0) } ?? "a view controller"
      self.init(whose, is: state.words)
    }
  }

  private init(_ during: String, _ afterwards: String, elsewhere: String) {
    self.during = during
    self.afterwards = afterwards
    self.elsewhere = elsewhere
    state = "it is\(during)"
    notState = "it is not\(during)"
  }

  private init(between place: String, _ end: String) {
    self.init(" \(place)", "after \(end)", elsewhere: " other than \(place)")
  }

  /// A state of something.
  private init(_ subject: String, is what: String, afterwards: String? = nil) {
    self.init(
      "\(subject) is \(what)", not: "\(subject) is not \(what)",
      afterwards ?? "after \(subject) is no longer \(what)")
  }

  private init(_ state: AppState) {
    switch state {
    case .active, .inactive:
      self.init(
        "the app", is: state.rawValue, afterwards: "after the app stops being \(state.rawValue)")
    case .background:
      self.init(
        "the app", is: "in the background", afterwards: "after the app leaves the background")
    case .suspended: self.init("the app", is: "suspended")
    case .notRunning:
      self.init("the app is not running", not: "the app is running", "after the app starts to run")
    }
  }

  private init(_ state: String, not notState: String, _ afterwards: String) {
    self.state = state
    self.notState = notState
    during = " while \(state)"
    elsewhere = " while \(notState)"
    self.afterwards = afterwards
  }
}

extension ControllerState {
  fileprivate var words: String {
    switch self {
    case .appearing, .disappearing: rawValue
    case .appeared: "on screen"
    case .disappeared: "off screen"
    }
  }
}

extension Scope {
  var words: ScopeWords { ScopeWords(self) }
}

extension DetailTest {
  /// What is asked, after the detail's name.
  var words: String {
    switch self {
    case .equals(let value): "is \(value.words)"
    case .atLeast(let least): "is at least \(TraceValue.double(least).words)"
    case .atMost(let most): "is at most \(TraceValue.double(most).words)"
    case .contains(let part): "contains “\(quotable(part))”"
    case .isPresent: "is given"
    }
  }
}

extension TraceValue {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let text): "“\(quotable(text))”"
    case .list(let values): "[\(values.map(\.words).joined(separator: ", "))]"
    case .record: "a record"
    }
  }
}
