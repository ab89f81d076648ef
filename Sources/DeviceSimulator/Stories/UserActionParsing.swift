import Wording

extension UserAction {
  /// The words that take an argument, each with how it is written.
  public static let withArgument: [(word: String, form: String)] = [
    ("tap", "tap:\"Score a point\""), ("type", "type:Ada"), ("type", "type:name=Ada"),
    ("clear", "clear:name"), ("toggle", "toggle:sound"), ("slide", "slide:volume=0.7"),
    ("segment", "segment:size=2"), ("step", "step:count=+"), ("scroll", "scroll:list=120"),
    ("swipe", "swipe:card=left"), ("long-press", "long-press:card"), ("tab", "tab:2"),
    ("swipe-page", "swipe-page:next"), ("cancel-swipe-page", "cancel-swipe-page:next"),
  ]

  /// How many pieces the argument of a word may have; nil for a word that takes none.
  static func pieces(of word: String) -> Int? {
    guard withArgument.contains(where: { $0.word == word }) else { return nil }
    return ["type", "slide", "segment", "step", "scroll", "swipe"].contains(word) ? 2 : 1
  }

  /// Reads a word that the user does; nil for any other word.
  init?(parsing word: StoryWord) throws(LabError) {
    guard word.argument != nil else {
      guard let plain = Self.plain.first(where: { $0.word == word.word }) else { return nil }
      self = plain
      return
    }
    guard Self.pieces(of: word.word) != nil, let first = word.pieces.first else { return nil }
    let second = word.pieces.dropFirst().first
    for piece in word.pieces { try Self.check(piece, in: word) }
    guard !first.isEmpty || word.word == "type" else { throw Self.wrong(word) }
    switch (word.word, second) {
    case ("tap", _): self = .tap(first)
    case ("type", nil): self = .type(try Self.typed(first, in: word), into: nil)
    case ("type", let text?):
      guard !first.isEmpty else { throw Self.wrong(word) }
      self = .type(try Self.typed(text, in: word), into: first)
    case ("clear", _): self = .clear(first)
    case ("toggle", _): self = .toggle(first)
    case ("long-press", _): self = .longPress(first)
    case ("tab", _): self = .tab(first)
    case ("swipe-page", _): self = .swipePage(try Self.choice(first, in: word))
    case ("cancel-swipe-page", _): self = .cancelSwipePage(try Self.choice(first, in: word))
    case ("slide", let value?): self = .slide(first, to: try Self.number(value, in: word))
    case ("scroll", let value?):
      let offset = try Self.number(value, in: word)
      guard abs(offset) <= Self.farthestScroll else { throw Self.wrong(word) }
      self = .scroll(first, to: offset)
    case ("segment", let choice?) where !choice.isEmpty: self = .segment(first, choice)
    case ("step", let direction?): self = .step(first, try Self.choice(direction, in: word))
    case ("swipe", let direction?): self = .swipe(first, try Self.choice(direction, in: word))
    default: throw Self.wrong(word)
    }
  }

  private static func typed(_ text: String, in word: StoryWord) throws(LabError) -> String {
    guard !text.isEmpty else { throw wrong(word) }
    guard text.count <= longestTyping else {
      throw LabError("at most \(longestTyping) characters are typed at once")
    }
    return text
  }

  /// Names and texts are what a person could read, and not longer than a story's other arguments.
  private static func check(_ text: String, in word: StoryWord) throws(LabError) {
    guard text.utf8.count <= Stimulus.longestArgument else {
      throw LabError(
        "the argument of “\(word.word)” is longer than \(Stimulus.longestArgument) bytes")
    }
    guard shown(text, as: .lines) == text else {
      throw LabError("“\(shown(text))” has characters that nobody can read or type")
    }
  }

  private static func number(_ text: String, in word: StoryWord) throws(LabError) -> Double {
    guard let number = Double(text), number.isFinite else { throw wrong(word) }
    return number
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String, in word: StoryWord
  ) throws(LabError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      throw LabError(
        "“\(shown(word.text))” ends in none of \(words)",
        suggestion: nearest(to: text, in: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  private static func wrong(_ word: StoryWord) -> LabError {
    let forms = withArgument.filter { $0.word == word.word }.map(\.form)
    return LabError(
      "“\(shown(word.text))” is not written right: write \(forms.joined(separator: " or "))")
  }
}
