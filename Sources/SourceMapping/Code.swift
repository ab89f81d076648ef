/// A file's code: its tokens, their words, and which brackets belong together.
struct Code {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The tokens' texts; empty for strings and regular expressions.
  let words: [String]
  /// For each bracket, where its partner is; the token itself where it has none.
  let partner: [Int]

  init(_ bytes: [UInt8], tokens: some Collection<SwiftToken>) {
    self.bytes = bytes
    self.tokens = Array(tokens)
    words = self.tokens.map { token in
      switch token.kind {
      case .string, .regex: ""
      // A name's backticks are no part of it, and it is no keyword.
      default: String(decoding: bytes[token.range], as: UTF8.self)
      }
    }
    partner = Self.partners(of: words)
  }

  private static func partners(of words: [String]) -> [Int] {
    var partner = Array(words.indices)
    var open: [(index: Int, closing: String)] = []
    var braces = 0
    for (index, word) in words.enumerated() {
      switch word {
      case "(": open.append((index, ")"))
      case "[": open.append((index, "]"))
      case "{":
        open.append((index, "}"))
        braces += 1
      case ")", "]", "}":
        // A brace closes what was left open before it; other brackets only their own kind.
        if word == "}", braces > 0, let place = open.lastIndex(where: { $0.closing == "}" }) {
          open.removeLast(open.count - place - 1)
        }
        guard let last = open.last, last.closing == word else { continue }
        if word == "}" { braces -= 1 }
        partner[last.index] = index
        partner[index] = last.index
        open.removeLast()
      default: break
      }
    }
    return partner
  }

  var count: Int { tokens.count }

  /// The text of a token; empty past the ends.
  func word(_ index: Int) -> String { tokens.indices.contains(index) ? words[index] : "" }

  /// The bytes of a token.
  func range(_ index: Int) -> Range<Int> { tokens[index].range }

  /// The bytes from one token to the end of another.
  func range(_ tokens: ClosedRange<Int>) -> Range<Int> {
    range(tokens.lowerBound).lowerBound..<range(tokens.upperBound).upperBound
  }

  func isName(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].kind == .identifier || tokens[index].kind == .quotedIdentifier
  }

  /// Whether a token begins where the one before it ends.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < count && range(index).lowerBound == range(index - 1).upperBound
  }

  /// Whether a token is the first of its line.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return bytes[range(index - 1).upperBound..<range(index).lowerBound].contains(Byte.newline)
  }

  /// The closing bracket of an opening one; nil where there is none.
  func closing(_ index: Int) -> Int? {
    index < count && partner[index] > index ? partner[index] : nil
  }

  /// The text between two tokens as it is written, blanks and comments aside.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if let last = text.utf8.last, Byte.continuesName(last), let first = word(index).utf8.first,
        Byte.continuesName(first)
      {
        text += " "
      }
      text += word(index)
    }
    return text
  }
}

/// An attribute where it stands: `@objc(name:)`.
struct Attribute: Hashable {
  var name: String
  /// From `@` to the name or, with arguments, the closing parenthesis.
  var tokens: ClosedRange<Int>
  /// The tokens in its parentheses.
  var arguments: Range<Int>?

  /// The attribute that begins at a token.
  init?(at index: Int, in code: Code) {
    guard code.word(index) == "@", code.isName(index + 1), code.isAdjacent(index + 1) else {
      return nil
    }
    name = code.word(index + 1)
    tokens = index...(index + 1)
    guard code.word(index + 2) == "(", code.isAdjacent(index + 2),
      let end = code.closing(index + 2)
    else { return }
    tokens = index...end
    arguments = (index + 3)..<end
  }
}
