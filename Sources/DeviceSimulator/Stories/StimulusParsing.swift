import InfoPlist
import Wording

extension Stimulus {
  /// The longest URL or activity in a story, in bytes.
  public static let longestArgument = 2048
  /// How many windows an app may have on the device.
  public static let maximumWindows = 20

  /// The words that take an argument, each with how it is written.
  public static let withArgument: [(word: String, form: String)] = [
    ("launch", "launch:url=lab://x"), ("url", "url:lab://x"),
    ("activity", "activity:https://lab.example/x"), ("rotate", "rotate:landscape"),
    ("close-window", "close-window:2"), ("focus", "focus:2"),
    ("background-window", "background-window:2"), ("disconnect-window", "disconnect-window:2"),
    ("wait", "wait:10s"),
  ]

  /// Reads one word of a story.
  init(parsing written: StoryWord) throws(LabError) {
    if let action = try UserAction(parsing: written) {
      self = .user(action)
      return
    }
    let word = written.word
    if let argument = written.argument {
      self = try Self.stimulus(word, argument, in: written.text)
      return
    }
    let forms = Self.withArgument + UserAction.withArgument
    if let form = forms.first(where: { $0.word == word })?.form, word != "launch" {
      throw LabError("the stimulus “\(word)” needs an argument: write \(form)")
    }
    guard let stimulus = Self.plain.first(where: { $0.word == word }) else {
      throw Self.unknown(word)
    }
    self = stimulus
  }

  private static func stimulus(
    _ word: String, _ argument: String, in text: String
  ) throws(LabError) -> Stimulus {
    switch word {
    case "launch": return .launchFor(try delivery(argument))
    case "url": return .url(try url(argument))
    case "activity": return .activity(try activity(argument))
    case "rotate": return .rotate(try orientation(argument))
    case "close-window": return .closeWindow(try number(argument, in: text))
    case "focus": return .focus(try number(argument, in: text))
    case "background-window": return .backgroundWindow(try number(argument, in: text))
    case "disconnect-window": return .disconnectWindow(try number(argument, in: text))
    case "wait": return .wait(try seconds(argument, in: text))
    default:
      guard plainWords.contains(word) else { throw unknown(word) }
      throw LabError("the stimulus “\(word)” takes no argument")
    }
  }

  private static var plainWords: [String] { plain.map(\.word) + UserAction.plain.map(\.word) }

  private static func unknown(_ word: String) -> LabError {
    let words = plainWords + (withArgument + UserAction.withArgument).map(\.word)
    return LabError(
      "no stimulus is called “\(shown(word))”", suggestion: nearest(to: word, in: words))
  }

  private static func delivery(_ text: String) throws(LabError) -> Delivery {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let reasons: [Delivery] = [.notification, .fetch, .silentPush, .location]
    if parts.count == 2, parts[0] == "url" { return .url(try url(String(parts[1]))) }
    if parts.count == 2, parts[0] == "activity" {
      return .activity(try activity(String(parts[1])))
    }
    guard let reason = reasons.first(where: { $0.description == text }) else {
      let words = ["url=…", "activity=…"] + reasons.map(\.description)
      throw LabError(
        "an app is not launched by “\(shown(text))”: write one of launch, "
          + words.map { "launch:\($0)" }.joined(separator: ", "))
    }
    return reason
  }

  /// A scheme, a colon and what follows, in visible ASCII.
  private static func url(_ text: String) throws(LabError) -> String {
    let scheme = text.prefix { $0 != ":" }
    let isScheme =
      scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    guard isScheme, scheme.count < text.count, isPlain(text) else {
      throw LabError("“\(shown(text))” is no URL: write one such as lab://score/7")
    }
    return text
  }

  private static func activity(_ text: String) throws(LabError) -> String {
    guard !text.isEmpty, isPlain(text) else {
      throw LabError(
        "“\(shown(text))” is no activity: write a web address or a type such as com.example.editing"
      )
    }
    return text
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= longestArgument && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
  }

  private static func orientation(_ text: String) throws(LabError) -> InterfaceOrientation {
    if text == "landscape" { return .landscapeLeft }
    guard let orientation = InterfaceOrientation(rawValue: text) else {
      let words = InterfaceOrientation.allCases.map(\.rawValue) + ["landscape"]
      throw LabError(
        "the device is not held “\(shown(text))”: write \(words.joined(separator: ", "))",
        suggestion: nearest(to: text, in: words))
    }
    return orientation
  }

  private static func number(_ argument: String, in text: String) throws(LabError) -> Int {
    guard let number = Int(argument), (1...maximumWindows).contains(number) else {
      throw LabError(
        "“\(shown(text))” names no window: write its number, from 1 to \(maximumWindows)")
    }
    return number
  }

  /// Reads `10s`, `0.5s` or `2m`.
  private static func seconds(_ argument: String, in text: String) throws(LabError) -> Double {
    let units = ["s": 1.0, "m": 60.0]
    guard let unit = units[String(argument.suffix(1))],
      let number = Double(argument.dropLast()), number > 0,
      number * unit <= Stimulus.longestWait
    else {
      throw LabError(
        "“\(shown(text))” is no time to wait: write wait:10s or wait:2m, at most a day")
    }
    return number * unit
  }
}
