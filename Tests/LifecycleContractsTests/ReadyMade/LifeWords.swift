import LifecycleTrace

/// A trace of an app's life written as words, separated by spaces.
///
/// ```
/// >home              the stimulus `home`; start, end, end:crashed: the process; =background: the state
/// active( )          a callback by the names below; on its usual receiver, or wa(@Menu on a `Menu`
/// )!  )-             the return of one that the app lacks; of one that has not called `super`
/// +2.5               so many seconds pass
/// timer  untimer     start and stop of a timer          write:score  save:notes.json  print:text
/// task:1  endtask:1  of a background task               complain:text, _ for a space
/// add:name  remove:name  of an observer of a notification
/// draw:text  undraw:text  a change on the screen, and off it; undraw:text@Dot of a `Dot`
/// ```
func life(_ words: String) -> Trace {
  var writer = LifeWriter()
  for word in words.split(whereSeparator: \.isWhitespace) { writer.write(String(word)) }
  return Trace(writer.events)
}

private struct LifeWriter {
  private(set) var events: [Event] = []
  private var state = "notRunning"
  private var open: [Event] = []
  private var time = 0.0

  private static let callbacks: [String: CallbackName] = [
    "will": .willFinishLaunching, "did": .didFinishLaunching,
    "active": .applicationDidBecomeActive, "resign": .applicationWillResignActive,
    "bg": .applicationDidEnterBackground, "fg": .applicationWillEnterForeground,
    "terminate": .applicationWillTerminate,
    "sconnect": .sceneWillConnect, "sactive": .sceneDidBecomeActive,
    "sresign": .sceneWillResignActive, "sbg": .sceneDidEnterBackground,
    "sfg": .sceneWillEnterForeground, "sgone": .sceneDidDisconnect,
    "load": .viewDidLoad, "unload": .viewDidUnload, "wa": .viewWillAppear, "da": .viewDidAppear,
    "wd": .viewWillDisappear, "dd": .viewDidDisappear,
    "fire": .timerFire, "expire": .expirationHandler, "fetch": .performFetch,
  ]

  mutating func write(_ word: String) {
    switch word.first {
    case ">": add(.stimulus, String(word.dropFirst()))
    case "+": time += Double(word.dropFirst()) ?? 0
    case "=":
      state = String(word.dropFirst())
      add(.state, state)
    case ")": addReturn(word)
    default:
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      if parts[0].contains("(") {
        addEntry(word.split(separator: "(", omittingEmptySubsequences: false).map(String.init))
      } else {
        addOther(parts)
      }
    }
  }

  private mutating func addEntry(_ parts: [String]) {
    guard let name = Self.callbacks[parts[0]] else { preconditionFailure("no \(parts[0])") }
    let detail: [String: TraceValue] = name == .expirationHandler ? ["task": 1] : [:]
    add(.callback, name.rawValue, on: receiver(of: name, parts[1]), detail)
    open.append(events[events.count - 1])
  }

  private func receiver(of name: CallbackName, _ named: String) -> String? {
    if !named.isEmpty { return String(named.dropFirst()) }
    if name == .timerFire || name == .expirationHandler { return nil }
    if name.rawValue.hasPrefix("scene") { return "SceneDelegate" }
    return name.rawValue.hasPrefix("application") ? "AppDelegate" : "Menu"
  }

  private mutating func addReturn(_ word: String) {
    let entry = open.removeLast()
    var detail: [String: TraceValue] = [
      "entry": .int(Int64(entry.n)), "implemented": .bool(!word.hasSuffix("!")),
    ]
    if !word.hasSuffix("!"), entry.name.hasPrefix("view") {
      detail["super"] = .bool(!word.hasSuffix("-"))
    }
    add(.return, entry.name, on: entry.on, detail)
  }

  private mutating func addOther(_ parts: [String]) {
    let argument = parts.count > 1 ? parts[1] : ""
    let effects: [String: (EffectName, key: String)] = [
      "write": (.defaultsWrite, "key"), "erase": (.defaultsRemoval, "key"),
      "save": (.fileWrite, "path"), "print": (.print, "text"),
      "add": (.observerAdded, "name"), "remove": (.observerRemoved, "name"),
    ]
    switch parts[0] {
    case "start": add(.process, "started")
    case "end":
      add(.process, "ended", ["reason": .string(argument.isEmpty ? "completed" : argument)])
      open = []
    case "timer": add(.effect, "timerStart", on: "Timer", ["repeats": true])
    case "untimer": add(.effect, "timerStop", on: "Timer")
    case "task": add(.effect, "backgroundTaskStart", ["task": .int(Int64(argument) ?? 0)])
    case "endtask": add(.effect, "backgroundTaskEnd", ["task": .int(Int64(argument) ?? 0)])
    case "complain": add(.finding, argument.replacing("_", with: " "))
    case "draw", "undraw":
      let names = argument.split(separator: "@").map(String.init)
      add(
        .effect, "userInterfaceUpdate", on: names.count > 1 ? names[1] : "UILabel",
        ["property": .string(names[0]), "value": "milk", "inWindow": .bool(parts[0] == "draw")])
    default:
      guard let (effect, key) = effects[parts[0]] else {
        preconditionFailure("no such word: \(parts[0])")
      }
      add(.effect, effect.rawValue, [key: .string(argument)])
    }
  }

  private mutating func add(
    _ kind: Event.Kind, _ name: String, on: String? = nil, _ detail: [String: TraceValue] = [:]
  ) {
    events.append(
      Event(
        n: events.count + 1, t: time, kind: kind, name: name, on: on, state: state,
        detail: detail))
  }
}
