import LifecycleTrace

/// A pattern in the forms that sentences need.
struct PatternPhrase {
  /// `a write of "score" to UserDefaults`
  let affirmed: String
  /// `no write of "score" to UserDefaults`
  let denied: String
  /// For "no such write".
  let word: String
  /// What comes after "before" and "after": `applicationDidEnterBackground(_:) returns`.
  let clause: String

  private init(_ affirmed: String, _ denied: String, _ word: String, _ clause: String) {
    self.affirmed = affirmed
    self.denied = denied
    self.word = word
    self.clause = clause
  }

  /// A noun with its article, in a clause with a verb or as it is.
  private init(a noun: String, _ word: String, clause: String? = nil) {
    let article = "aeiou".contains(noun.prefix(1)) ? "an" : "a"
    self.init("\(article) \(noun)", "no \(noun)", word, clause ?? "\(article) \(noun)")
  }

  /// A subject with its verb, which is its own clause.
  private init(_ sentence: String, not denied: String, _ word: String) {
    self.init(sentence, denied, word, sentence)
  }

  /// `such a write`
  var such: String { "such \("aeiou".contains(word.prefix(1)) ? "an" : "a") \(word)" }

  init(_ pattern: EventPattern) {
    switch pattern.test {
    case .entry(let name, let on): self.init(entry: name, EventWords.receiver(on))
    case .return(let name, let on): self.init(return: name, EventWords.receiver(on))
    case .implemented(let name, let on):
      let own = "the app's own \(FindingWords.callback(name.rawValue))\(EventWords.receiver(on))"
      self.init(a: "call of \(own)", "call", clause: "\(own) returns")
    case .superCall(let name, let on, let isMissing):
      let call = FindingWords.callback(name.rawValue) + EventWords.receiver(on)
      let (does, doesNot) =
        isMissing
        ? ("returns without having called super", "does not return without having called super")
        : ("calls super", "does not call super")
      self.init("\(call) \(does)", not: "\(call) \(doesNot)", "call")
    case .complaint(let text):
      let part = text.isEmpty ? "" : " “\(quotable(text))”"
      self.init(
        "UIKit complains\(part)", "no complaint of UIKit’s\(part)", "complaint",
        "UIKit complains\(part)")
    case .deinitialization(let on):
      let whose = on.map { quotable($0) } ?? "a view controller"
      self.init("the end of \(whose)", "no end of \(whose)", "end", "\(whose) is no more")
    case .effect(let effect): self.init(effect)
    case .state(let state): self.init(state)
    case .sceneState(let state, let on):
      let change = "becomes \(state.rawValue)"
      let whose = on.map { "the scene of \(quotable($0))" } ?? "a scene"
      self.init(
        "\(whose) \(change)", "no change of \(whose) to \(state.rawValue)", "change",
        "\(whose) \(change)")
    case .stimulus(let word):
      let stimulus = "`\(FindingText.stimulus(word))`"
      self.init(stimulus, "no \(stimulus)", "stimulus", stimulus)
    case .notification(let name):
      self.init(a: "post of \(name)", "post", clause: "\(name) is posted")
    case .processStart:
      self.init("the app's process starts", not: "the app's process does not start", "start")
    case .processEnd(let kinds):
      let how = kinds.isEmpty ? "" : " " + EventWords.manner(kinds)
      self.init("the app's process ends\(how)", not: "the app's process does not end\(how)", "end")
    case .any(let patterns): self.init(any: patterns.map(PatternPhrase.init))
    case .detail(let pattern, let name, let test):
      self.init(PatternPhrase(pattern), " where “\(quotable(name))” \(test.words)")
    case .placed(let pattern, let scope, let isInside):
      if case .kinds = pattern.test {
        self.init(scope.words.state, not: scope.words.notState, "state")
      } else {
        self.init(PatternPhrase(pattern), isInside ? scope.words.during : scope.words.elsewhere)
      }
    case .kinds: self.init(a: "event", "event")
    }
  }

  /// A phrase with something added to each of its sentences.
  private init(_ phrase: PatternPhrase, _ addition: String) {
    self.init(
      phrase.affirmed + addition, phrase.denied + addition, phrase.word,
      phrase.clause + addition)
  }

  private init(entry name: CallbackName, _ on: String) {
    if let work = FindingWords.work(name) {
      let runs = name == .timerFire ? "timer fires" : "\(work) runs"
      self.init("a \(runs)", not: "no \(runs)", name == .timerFire ? "firing" : "run")
    } else {
      let call = FindingWords.callback(name.rawValue) + on
      self.init(a: "call of \(call)", "call", clause: "\(call) is called")
    }
  }

  private init(return name: CallbackName, _ on: String) {
    if let work = FindingWords.work(name) {
      self.init("a \(work) ends", not: "no \(work) ends", "end")
    } else {
      let call = FindingWords.callback(name.rawValue) + on
      self.init(a: "return of \(call)", "return", clause: "\(call) returns")
    }
  }

  private init(_ effect: EffectPattern) {
    switch effect.test {
    case .defaultsWrite(let key):
      let what = key.map { "write of \"\(quotable($0))\"" } ?? "write"
      self.init(a: "\(what) to UserDefaults", "write")
    case .defaultsRemoval(let key):
      let what = key.map { "removal of \"\(quotable($0))\"" } ?? "removal"
      self.init(a: "\(what) from UserDefaults", "removal")
    case .fileWrite(let path):
      self.init(a: "write of \(path.map { quotable($0) } ?? "a file")", "write")
    case .fileRemoval(let path):
      self.init(a: "removal of \(path.map { quotable($0) } ?? "a file")", "removal")
    case .folderCreated(let path):
      let what = path.map { "folder \(quotable($0))" } ?? "folder"
      self.init("a \(what) made", "no \(what) made", "folder", "a \(what) is made")
    case .print(let text): self.init(line: text, "printed")
    case .log(let text): self.init(line: text, "logged")
    case .timerStart: self.init(a: "start of a timer", "start", clause: "a timer starts")
    case .timerStop: self.init(a: "stop of a timer", "stop", clause: "a timer stops")
    case .observerAdded(let name):
      let what = "observer" + (name.map { " of \($0.rawValue)" } ?? "")
      self.init("an \(what) added", "no \(what) added", "observer", "an \(what) is added")
    case .observerRemoved(let name):
      let whose = name.map { " of \($0.rawValue)" } ?? ""
      self.init(a: "removal of an observer\(whose)", "removal")
    case .backgroundTaskStart:
      self.init(a: "start of a background task", "start", clause: "a background task starts")
    case .backgroundTaskEnd:
      self.init(a: "end of a background task", "end", clause: "a background task ends")
    case .userInterfaceUpdate(let property, let on, let isOffScreen):
      let what = property.map { "the \($0)" } ?? "the user interface"
      let place = isOffScreen ? " off the screen" : ""
      self.init(a: "update of \(what)\(EventWords.receiver(on))\(place)", "update")
    case .containment(let method, let on):
      let call = method.map { quotable($0) } ?? "willMove(toParent:) or didMove(toParent:)"
      self.init(a: "call of the app's to \(call)\(EventWords.receiver(on))", "call")
    }
  }

  private init(line text: TextTest, _ verb: String) {
    switch text {
    case .contains(let part):
      let line = "line containing “\(quotable(part))”"
      self.init(a: "\(line) \(verb)", "line", clause: "a \(line) is \(verb)")
    case .equals(let whole):
      let line = "line “\(quotable(whole))”"
      self.init("the \(line) \(verb)", "no \(line) \(verb)", "line", "the \(line) is \(verb)")
    }
  }

  private init(_ state: AppState) {
    let (does, doesNot) =
      switch state {
      case .active, .inactive:
        ("becomes \(state.rawValue)", "does not become \(state.rawValue)")
      case .background: ("enters the background", "does not enter the background")
      case .suspended: ("is suspended", "is not suspended")
      case .notRunning: ("stops running", "does not stop running")
      }
    self.init("the app \(does)", not: "the app \(doesNot)", "change")
  }

  private init(any phrases: [PatternPhrase]) {
    let words = Set(phrases.map(\.word))
    self.init(
      FindingWords.list(phrases.map(\.affirmed), "or"),
      FindingWords.list(phrases.map(\.denied), "and"),
      words.count == 1 ? words.first ?? "event" : "event",
      FindingWords.list(phrases.map(\.clause), "or"))
  }
}
