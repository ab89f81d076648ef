import LifecycleTrace

/// Events in words: the lines of findings and of `lab play`.
public enum EventWords {
  /// One event, as a line; `effects` is a return's count of effects in its call.
  public static func line(_ event: Event, effects: Int = 0) -> String {
    switch event.kind {
    case .stimulus: return FindingText.stimulus(event.name)
    case .state where !event.isAppState:
      return SceneState(rawValue: event.name).map {
        EventPattern.state($0, on: event.on).description
      } ?? "a scene becomes \(quotable(event.name))"
    // On its way back, too, the app passes through the background.
    case .state where event.name == AppState.background.rawValue:
      return "the app is in the background"
    case .state:
      return AppState(rawValue: event.name).map { EventPattern.state($0).description }
        ?? "the state becomes \(quotable(event.name))"
    case .process: return event.endsProcess ? processEnd(event) : "process \(quotable(event.name))"
    case .callback: return called(event)
    case .return:
      let isDefault = event.detail["implemented"]?.bool == false
      let count = effects == 1 ? "1 effect" : "\(effects) effects"
      return "└ returned, " + (isDefault ? "not implemented" : count)
    case .notification: return "\(quotable(event.name)) is posted"
    case .effect: return effect(event)
    case .finding: return "UIKit complains: \(quotable(event.text ?? event.name))"
    }
  }

  /// One event where a sentence mentions it.
  static func mention(_ event: Event) -> String {
    switch event.kind {
    case .stimulus: "`\(line(event))`"
    case .return: EventPattern.return(of: CallbackName(event.name), on: event.on).description
    case .callback: EventPattern.entry(of: CallbackName(event.name), on: event.on).description
    case .process where event.startsProcess: EventPattern.processStart.description
    default: line(event)
    }
  }

  /// The line for the events of a finding that it has no room for.
  static func leftOut(_ count: Int) -> String { "… \(count) more" }

  static func receiver(_ on: String?) -> String { on.map { " on \(quotable($0))" } ?? "" }

  /// The ends for which the app itself is to blame.
  static let failures: [AppOutcome.Kind] = [
    .crashed, .exited, .watchdog, .hung, .tooMuchOutput, .tooMuchMemory, .neverRests,
    .brokeProtocol,
  ]

  /// How a process ends in one of several ways, after "ends".
  static func manner(_ kinds: [AppOutcome.Kind]) -> String {
    kinds == failures ? "by its own doing" : kinds.map(manner).joined(separator: " or ")
  }

  /// How a process ends, after "ends".
  static func manner(_ kind: AppOutcome.Kind) -> String {
    switch kind {
    case .completed: "by the device"
    case .crashed: "by a crash"
    case .exited: "by an exit"
    case .watchdog: "by the watchdog"
    case .hung: "because it hangs"
    case .tooMuchOutput: "for too much output"
    case .tooMuchMemory: "for too much memory"
    case .neverRests: "because its queued work never rests"
    case .brokeProtocol: "because it sends what no app can send"
    case .infrastructure: "by the machine's fault"
    case .suiteError: "by the suite's fault"
    }
  }

  private static func processEnd(_ event: Event) -> String {
    guard let kind = event.endKind, kind != .completed else { return "process ended" }
    var text = "process ended \(manner(kind))"
    if let name = event.detail["callback"]?.string { text += " in \(FindingWords.callback(name))" }
    if let message = event.detail["message"]?.string { text += ": \(quotable(message))" }
    if let file = event.detail["file"]?.string {
      let line = event.detail["line"]?.int.map { ":\($0)" } ?? ""
      text += " (\(quotable(file))\(line))"
    }
    return text
  }

  /// The app's delegate goes without saying.
  private static func called(_ event: Event) -> String {
    let name = CallbackName(event.name)
    if FindingWords.work(name) != nil { return EventPattern.entry(of: name).description }
    let on = event.name.hasPrefix("application") ? "" : receiver(event.on)
    return quotable(event.name) + on
  }

  private static func effect(_ event: Event) -> String {
    let path = quotable(event.detail["path"]?.string ?? "a file")
    let key = "\"\(quotable(event.detail["key"]?.string ?? ""))\""
    switch EffectName(event.name) {
    case .defaultsWrite: return "writes \(key) to UserDefaults"
    case .defaultsRemoval: return "removes \(key) from UserDefaults"
    case .fileWrite:
      let bytes = event.detail["bytes"]?.int ?? 0
      return "writes \(path), " + (bytes == 1 ? "1 byte" : "\(bytes) bytes")
    case .fileRemoval: return "removes \(path)"
    case .folderCreated: return "makes the folder \(path)"
    case .print, .output: return "prints “\(quotable(event.text ?? ""))”"
    case .log: return "logs “\(quotable(event.text ?? ""))”"
    case .observerAdded:
      return "adds an observer of \(quotable(event.detail["name"]?.string ?? "anything"))"
    case .observerRemoved:
      return "removes an observer of \(quotable(event.detail["name"]?.string ?? "anything"))"
    case .timerStart: return "starts a timer"
    case .timerStop: return "stops a timer"
    case .backgroundTaskStart: return "begins a background task"
    case .backgroundTaskEnd: return "ends a background task"
    case .fetchCompletion:
      return "calls the completion handler: \(quotable(event.detail["result"]?.string ?? ""))"
    case .sceneActivationRequest: return "asks for a window"
    case .sceneDestructionRequest: return "asks to end a window"
    case .deinitialization: return "\(quotable(event.on ?? "a view controller")) is no more"
    case .containment:
      return "calls \(quotable(event.detail["method"]?.string ?? ""))" + receiver(event.on)
    case .audioStart: return "starts audio"
    case .audioStop: return "stops audio"
    case .locationStart: return "starts location updates"
    case .locationStop: return "stops location updates"
    case .userInterfaceUpdate:
      let property = event.detail["property"]?.string.map { "the \(quotable($0))" }
      let what = (property ?? "the user interface") + receiver(event.on)
      return event.detail["value"]?.string.map { "sets \(what) to “\(quotable($0))”" }
        ?? "updates \(what)"
    default: return quotable(event.name) + receiver(event.on)
    }
  }
}
