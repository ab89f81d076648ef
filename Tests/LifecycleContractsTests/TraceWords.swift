import LifecycleTrace

/// A trace written as words, separated by spaces.
///
/// ```
/// >home              the stimulus `home`; `_` stands for a space
/// start, end         the app's process starts, ends; end:crashed, end:crashed:Boom_at_1
/// =background        the state changes; it is the later events' `state`
/// viewDidLoad(@Menu  a callback's entry, here on a `Menu`; app delegate's on `AppDelegate`
/// )  )!              the innermost call's return; `!`: the app does not implement it
/// write:score  write:score:3  remove:score  print:text  log:text  output:text  draw:text@UILabel:Hi
/// timer  untimer     a timer starts, stops; timer@Timer#2 says which
/// task:1  untask:1   a background task begins, ends; untask:1:unknown ends one that never began
/// observe:N  unobserve:N   an observer of a notification is added, removed
/// deinit@Menu        a view controller is no more
/// =background@Scene  the state of a scene changes
/// #name  #name( )    a notification is posted; with the end of the post
/// complain:text      UIKit complains
/// +5                 five seconds pass
/// ```
///
/// `fire(` is a timer's action, `work(` a block on the main queue.
func trace(_ words: String) -> Trace {
  var writer = TraceWriter()
  for word in words.split(whereSeparator: \.isWhitespace) { writer.write(String(word)) }
  return Trace(writer.events)
}

private struct TraceWriter {
  private(set) var events: [Event] = []
  private var state = "notRunning"
  private var time = 0.0
  private var open: [Event] = []

  mutating func write(_ word: String) {
    let text = word.replacing("_", with: " ")
    switch word.first {
    case ">": add(.stimulus, String(text.dropFirst()))
    case "#":
      add(.notification, String(word.dropFirst().prefix { $0 != "(" }))
      if word.hasSuffix("(") { open.append(events[events.count - 1]) }
    case "+": time += Double(word.dropFirst()) ?? 0
    case "=": addState(word.dropFirst().split(separator: "@").map(String.init))
    case ")": addReturn(implemented: !word.hasSuffix("!"))
    default:
      word.contains("(") ? addEntry(word) : addOther(text.split(separator: ":").map(String.init))
    }
  }

  private mutating func addState(_ parts: [String]) {
    guard parts.count == 1 else { return add(.state, parts[0], on: parts[1], at: parts[0]) }
    state = parts[0]
    add(.state, state)
  }

  private mutating func addEntry(_ word: String) {
    let parts = word.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
    let names = ["viewDidLoad": "viewDidLoad()", "fire": "Timer", "work": "DispatchQueue.main"]
    let name = names[parts[0]] ?? parts[0] + "(_:)"
    let isWork = ["fire", "work"].contains(parts[0])
    let receiver = parts[1].isEmpty ? nil : String(parts[1].dropFirst())
    add(.callback, name, on: receiver ?? (isWork ? nil : "AppDelegate"))
    open.append(events[events.count - 1])
  }

  private mutating func addReturn(implemented: Bool) {
    let entry = open.removeLast()
    add(
      .return, entry.name, on: entry.on,
      ["entry": .int(Int64(entry.n)), "implemented": .bool(implemented)])
  }

  private mutating func addOther(_ parts: [String]) {
    let word = parts[0].split(separator: "@").map(String.init)
    let argument = parts.count > 1 ? parts[1] : ""
    switch word[0] {
    case "start": add(.process, "started")
    case "end": addEnd(argument, message: parts.count > 2 ? parts[2] : nil)
    case "write":
      let value = parts.count > 2 ? Int64(parts[2]) ?? 1 : 1
      add(.effect, "defaultsWrite", ["key": .string(argument), "value": .int(value)])
    case "remove": add(.effect, "defaultsRemoval", ["key": .string(argument)])
    case "save":
      add(.effect, "fileWrite", ["path": .string(argument), "bytes": .int(Int64(parts[2]) ?? 0)])
    case "delete": add(.effect, "fileRemoval", ["path": .string(argument)])
    case "folder": add(.effect, "folderCreated", ["path": .string(argument)])
    case "timer", "untimer":
      let name = word[0] == "timer" ? "timerStart" : "timerStop"
      add(.effect, name, on: word.count > 1 ? word[1] : nil)
    case "task", "untask":
      var detail: [String: TraceValue] = ["task": .int(Int64(argument) ?? 0)]
      if parts.count > 2 { detail["unknown"] = true }
      add(.effect, word[0] == "task" ? "backgroundTaskStart" : "backgroundTaskEnd", detail)
    case "observe": add(.effect, "observerAdded", ["name": .string(argument)])
    case "unobserve": add(.effect, "observerRemoved", ["name": .string(argument)])
    case "deinit": add(.effect, "deinit", on: word[1])
    case "draw":
      let names = argument.split(separator: "@").map(String.init)
      var detail: [String: TraceValue] = ["property": .string(names[0])]
      if parts.count > 2 { detail["value"] = .string(parts[2]) }
      add(.effect, "userInterfaceUpdate", on: names[1], detail)
    case "print", "log", "output": add(.effect, parts[0], ["text": .string(argument)])
    case "complain": add(.finding, argument, ["text": .string(argument)])
    default: preconditionFailure("no such word: \(parts[0])")
    }
  }

  private mutating func addEnd(_ reason: String, message: String?) {
    var detail: [String: TraceValue] = ["reason": .string(reason.isEmpty ? "completed" : reason)]
    if let message { detail["message"] = .string(message) }
    if let callback = open.last { detail["callback"] = .string(callback.name) }
    add(.process, "ended", detail)
    open = []
  }

  private mutating func add(
    _ kind: Event.Kind, _ name: String, on: String? = nil, at own: String? = nil,
    _ detail: [String: TraceValue] = [:]
  ) {
    let n = events.count + 1
    var detail = detail
    // As the device does for what is a scene's.
    if own != nil { detail["applicationState"] = .string(state) }
    events.append(
      Event(n: n, t: time, kind: kind, name: name, on: on, state: own ?? state, detail: detail))
  }
}
