/// Swift's lexical structure, as far as it decides where code ends and text begins.
///
/// Works on bytes, in one pass, and never fails: what is not terminated ends with its line or with
/// the file, and the compiler says so later. A lone `/` begins a regular expression only where no
/// operator can stand.
struct SwiftLexer {
  /// A string literal in whose interpolation the lexer is.
  private struct OpenString {
    var hashes: Int
    var isMultiLine: Bool
    /// Parentheses open in the interpolation, its own among them.
    var depth = 1
  }

  let bytes: [UInt8]
  private var position = 0
  private var openStrings: [OpenString] = []
  private var last: SwiftToken?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes[position...].starts(with: [Byte.hash, UInt8(ascii: "!")]) { skipLine() }
  }

  /// All tokens of a file, in order.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(bytes.count / 4)
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// The next token, or nil at the end of the file.
  mutating func next() -> SwiftToken? {
    skipBlanksAndComments()
    guard position < bytes.count else { return nil }
    let token = lexed()
    last = token
    return token
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func lexed() -> SwiftToken {
    let start = position
    let byte = bytes[start]
    if Byte.beginsName(byte) || Byte.isDigit(byte) {
      while let byte = peek(), Byte.continuesName(byte) { position += 1 }
      return token(Byte.isDigit(byte) ? .number : .identifier, from: start)
    }
    switch byte {
    case Byte.quote: return string(hashes: 0)
    case Byte.hash: return afterHash()
    case Byte.backtick where skipQuotedName(): return token(.quotedIdentifier, from: start)
    case Byte.slash where skipBareRegex(): return token(.regex, from: start)
    case Byte.leftParenthesis where !openStrings.isEmpty:
      openStrings[openStrings.count - 1].depth += 1
    case Byte.rightParenthesis where !openStrings.isEmpty:
      openStrings[openStrings.count - 1].depth -= 1
      if openStrings[openStrings.count - 1].depth == 0 {
        let open = openStrings.removeLast()
        position += 1
        return stringText(open, from: position)
      }
    default: break
    }
    position += 1
    return token(.mark, from: start)
  }

  private func token(_ kind: SwiftToken.Kind, from start: Int) -> SwiftToken {
    SwiftToken(kind: kind, range: start..<position)
  }

  private mutating func skipQuotedName() -> Bool {
    var index = position + 1
    while index < bytes.count, !Byte.isLineEnd(bytes[index]) {
      if bytes[index] == Byte.backtick {
        position = index + 1
        return true
      }
      index += 1
    }
    return false
  }
}

// MARK: - Blanks and comments

extension SwiftLexer {
  private mutating func skipBlanksAndComments() {
    while let byte = peek() {
      if Byte.isBlank(byte) {
        position += 1
      } else if byte == Byte.slash, peek(1) == Byte.slash {
        skipLine()
      } else if byte == Byte.slash, peek(1) == Byte.star {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = peek(), !Byte.isLineEnd(byte) { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == Byte.slash, peek(1) == Byte.star {
        depth += 1
        position += 2
      } else if byte == Byte.star, peek(1) == Byte.slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }
}

// MARK: - Strings

extension SwiftLexer {
  /// What begins with `#`: a raw string, an extended regular expression, or a directive.
  private mutating func afterHash() -> SwiftToken {
    let start = position
    var hashes = 0
    while peek(hashes) == Byte.hash { hashes += 1 }
    if peek(hashes) == Byte.quote {
      position += hashes
      let text = string(hashes: hashes)
      return SwiftToken(kind: .string, range: start..<text.range.upperBound)
    }
    if peek(hashes) == Byte.slash, skipExtendedRegex(hashes: hashes) {
      return token(.regex, from: start)
    }
    position += 1
    return token(.mark, from: start)
  }

  /// A literal from its opening quote on.
  private mutating func string(hashes: Int) -> SwiftToken {
    let start = position
    let isMultiLine = opensMultiLineString(hashes: hashes)
    position += isMultiLine ? 3 : 1
    return stringText(OpenString(hashes: hashes, isMultiLine: isMultiLine), from: start)
  }

  private func opensMultiLineString(hashes: Int) -> Bool {
    guard peek(1) == Byte.quote, peek(2) == Byte.quote else { return false }
    guard hashes > 0 else { return true }
    // `#"""#` is a quote in a raw string; what closes on its own line is not multi-line.
    var index = position + 1
    while index < bytes.count, !Byte.isLineEnd(bytes[index]) {
      if bytes[index] == Byte.quote, hasHashes(hashes, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != Byte.hash { return false }
    return true
  }

  /// The text of a literal up to its end, or up to its next interpolation.
  private mutating func stringText(_ open: OpenString, from start: Int) -> SwiftToken {
    while let byte = peek() {
      switch byte {
      case Byte.quote where closes(open):
        position += (open.isMultiLine ? 3 : 1) + open.hashes
        return token(.string, from: start)
      case Byte.backslash where hasHashes(open.hashes, at: position + 1):
        position += 1 + open.hashes
        if peek() == Byte.leftParenthesis {
          position += 1
          openStrings.append(OpenString(hashes: open.hashes, isMultiLine: open.isMultiLine))
          return token(.string, from: start)
        }
        // The line's end still ends a literal that has only one line.
        if let next = peek(), open.isMultiLine || !Byte.isLineEnd(next) { position += 1 }
      case Byte.newline where !open.isMultiLine, Byte.carriageReturn where !open.isMultiLine:
        return token(.string, from: start)
      default:
        position += 1
      }
    }
    return token(.string, from: start)
  }

  private func closes(_ open: OpenString) -> Bool {
    if open.isMultiLine {
      return peek(1) == Byte.quote && peek(2) == Byte.quote
        && hasHashes(open.hashes, at: position + 3)
    }
    return hasHashes(open.hashes, at: position + 1)
  }
}

// MARK: - Regular expressions

extension SwiftLexer {
  /// Skips `#/…/#`; false where it is none.
  private mutating func skipExtendedRegex(hashes: Int) -> Bool {
    let body = position + hashes + 1
    var lineEnd = body
    while lineEnd < bytes.count, !Byte.isLineEnd(bytes[lineEnd]) { lineEnd += 1 }
    let spansLines = bytes[body..<lineEnd].allSatisfy(Byte.isBlank)
    let end = spansLines ? bytes.count : lineEnd
    var index = body
    while index < end {
      if bytes[index] == Byte.backslash {
        index += 2
      } else if bytes[index] == Byte.slash, hasHashes(hashes, at: index + 1) {
        position = index + 1 + hashes
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  /// Skips `/…/` where only an operand can stand and it closes on its line; false elsewhere.
  private mutating func skipBareRegex() -> Bool {
    guard let first = peek(1), !Byte.isBlank(first), beginsOperand() else { return false }
    var index = position + 1
    while index < bytes.count, !Byte.isLineEnd(bytes[index]) {
      if bytes[index] == Byte.backslash {
        index += 2
      } else if bytes[index] == Byte.slash {
        guard !Byte.isBlank(bytes[index - 1]) else { return false }
        position = index + 1
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  /// Whether an operand comes next, by the token before.
  private func beginsOperand() -> Bool {
    guard let last else { return true }
    let text = bytes[last.range]
    switch last.kind {
    case .mark:
      return !text.elementsEqual([Byte.rightParenthesis])
        && !Self.closing.contains(text[last.range.lowerBound])
    case .identifier: return Self.beforeOperands.contains { text.elementsEqual($0.utf8) }
    default: return false
    }
  }

  /// Marks after which an operator stands.
  private static let closing: Set<UInt8> = Set(")]}?!".utf8)

  private static let beforeOperands = [
    "return", "in", "case", "where", "if", "while", "guard", "try", "await", "else", "throw", "is",
  ]
}
