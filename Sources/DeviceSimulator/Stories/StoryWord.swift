import Wording

/// One word of a story as it was written, cut at its colon and, for what the user does, at the `=`.
///
/// What a user does names texts, and texts have spaces. So these words' arguments may stand in
/// quotes, as in `tap:"Score a point"` or `type:"full name"="Ada Lovelace"`; in quotes `\"`, `\\`
/// and `\n` stand for a quote, a backslash and a line break.
struct StoryWord {
  /// All of it, as written.
  var text: String
  /// Before the colon.
  var word: String
  /// What follows the colon, as written; nil without a colon.
  var argument: String?
  /// The argument before and after its `=`, out of their quotes, for a word that the user does.
  var pieces: [String] = []

  /// Cuts a text into words; `problem` stands for one that is not written right.
  static func all(in text: String) -> [Result<StoryWord, LabError>] {
    var rest = text[...]
    var words: [Result<StoryWord, LabError>] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return words }
      words.append(next(in: &rest))
    }
  }

  private static func next(in rest: inout Substring) -> Result<StoryWord, LabError> {
    let start = rest
    let word = String(rest.prefix { $0 != ":" && !$0.isWhitespace })
    guard let split = UserAction.pieces(of: word), rest.dropFirst(word.count).first == ":" else {
      let text = String(rest.prefix { !$0.isWhitespace })
      rest = rest.dropFirst(text.count)
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let argument = parts.count > 1 ? String(parts[1]) : nil
      return .success(StoryWord(text: text, word: word, argument: argument))
    }
    rest = rest.dropFirst(word.count + 1)
    do throws(LabError) {
      var pieces = [try piece(in: &rest, endsAtEquals: split == 2)]
      if split == 2, rest.first == "=" {
        rest = rest.dropFirst()
        pieces.append(try piece(in: &rest, endsAtEquals: false))
      }
      guard rest.first?.isWhitespace ?? true else {
        throw LabError("a quote ends in the middle of “\(shown(String(start.prefix(60))))”")
      }
      let text = String(start[..<rest.startIndex])
      return .success(
        StoryWord(
          text: text, word: word, argument: String(text.dropFirst(word.count + 1)),
          pieces: pieces))
    } catch {
      rest = rest.drop { !$0.isWhitespace }
      return .failure(error)
    }
  }

  private static func piece(
    in rest: inout Substring, endsAtEquals: Bool
  ) throws(LabError) -> String {
    guard rest.first == "\"" else {
      let piece = rest.prefix { !$0.isWhitespace && !(endsAtEquals && $0 == "=") }
      rest = rest[piece.endIndex...]
      return String(piece)
    }
    let start = rest
    rest = rest.dropFirst()
    var piece = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return piece
      case "\\":
        let escaped = rest.popFirst()
        guard let meant = ["\"": "\"", "\\": "\\", "n": "\n"][escaped ?? " "] else {
          throw LabError("in quotes, a backslash stands before \", \\ or n")
        }
        piece += meant
      default: piece.append(character)
      }
    }
    throw LabError("the quote of “\(shown(String(start.prefix(60))))” does not end")
  }

  /// A text as a story spells it: in quotes where it has to be.
  ///
  /// - Parameter asFirstOfTwo: whether an `=` would end it.
  static func quoted(_ text: String, asFirstOfTwo: Bool = false) -> String {
    let isPlain =
      !text.isEmpty && text.first != "\"" && !text.contains(where: \.isWhitespace)
      && !(asFirstOfTwo && text.contains("="))
    guard !isPlain else { return text }
    let escaped = text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"][$0] ?? String($0) }
    return "\"\(escaped.joined())\""
  }
}
