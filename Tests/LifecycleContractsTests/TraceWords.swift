import LifecycleTrace

/// A trace written as words, separated by spaces.
///
/// ```
/// >home              the stimulus `home`; `_` stands for a space
/// start, end         the app's process starts, ends; end:crashed, end:crashed:Boom_at_1
/// =background        the state changes; it is the later events' `state`
/// viewDidLoad(@Menu  a callback's entry, here on a `Menu`; app delegate's on `AppDelegate`
/// )  )!              the innermost call's return; `!`: the app does not implement it
/// write:score  remove:score  print:text  log:text  output:text  draw:text@UILabel:Hi
/// timer  untimer     a timer starts, stops
/// #name              a notification is posted
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
  private var open: [Event] = []

  mutating func write(_ word: String) {
    let text = word.replacing("_", with: " ")
    switch word.first {
    case ">": add(.stimulus, String(text.dropFirst()))
    case "#": add(.notification, String(word.dropFirst()))
    case "=":
      state = String(word.dropFirst())
      add(.state, state)
    case ")": addReturn(implemented: !word.hasSuffix("!"))
    default:
      word.contains("(") ? addEntry(word) : addOther(text.split(separator: ":").map(String.init))
    }
  }

  private mutating func addEntry(_ word: String) {
    let parts = word.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
    let names = ["viewDidLoad": "viewDidLoad()", "fire": "Timer", "work": "DispatchQueue.main"]
    let name = names[parts[0]] ?? parts[0] + "(_:)"
    let isWork = ["fire", "work"].contains(parts[0])
    let receiver = parts[1].isEmpty ? "AppDelegate" : String(parts[1].dropFirst())
    add(.callback, name, on: isWork ? nil : receiver)
    open.append(events[events.count - 1])
  }

  private mutating func addReturn(implemented: Bool) {
    let entry = open.removeLast()
    add(
      .return, entry.name, on: entry.on,
      ["entry": .int(Int64(entry.n)), "implemented": .bool(implemented)])
  }

  private mutating func addOther(_ parts: [String]) {
    let argument = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "start": add(.process, "started")
    case "end":
      var detail: [String: TraceValue] = [
        "reason": .string(argument.isEmpty ? "completed" : argument)
      ]
      if parts.count > 2 { detail["message"] = .string(parts[2]) }
      if let callback = open.last { detail["callback"] = .string(callback.name) }
      add(.process, "ended", detail)
      open = []
    case "write": add(.effect, "defaultsWrite", ["key": .string(argument), "value": 1])
    case "remove": add(.effect, "defaultsRemoval", ["key": .string(argument)])
    case "save":
      add(.effect, "fileWrite", ["path": .string(argument), "bytes": .int(Int64(parts[2]) ?? 0)])
    case "delete": add(.effect, "fileRemoval", ["path": .string(argument)])
    case "folder": add(.effect, "folderCreated", ["path": .string(argument)])
    case "timer": add(.effect, "timerStart")
    case "untimer": add(.effect, "timerStop")
    case "draw":
      let names = argument.split(separator: "@").map(String.init)
      var detail: [String: TraceValue] = ["property": .string(names[0])]
      if parts.count > 2 { detail["value"] = .string(parts[2]) }
      add(.effect, "userInterfaceUpdate", on: names[1], detail)
    case "print", "log", "output": add(.effect, parts[0], ["text": .string(argument)])
    default: preconditionFailure("no such word: \(parts[0])")
    }
  }

  private mutating func add(
    _ kind: Event.Kind, _ name: String, on: String? = nil, _ detail: [String: TraceValue] = [:]
  ) {
    let n = events.count + 1
    events.append(
      Event(n: n, t: 0, kind: kind, name: name, on: on, state: state, detail: detail))
  }
}
