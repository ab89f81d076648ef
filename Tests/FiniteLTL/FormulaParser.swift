/// Reads formulas as the published pattern mappings write them.
///
/// Prefix operators bind tightest, then `U` and `W`, `&`, `|`, `->`; a chain of one binary operator
/// groups to the right. A proposition is a capital letter other than `U` and `W`.
public struct FormulaParser {
  /// Why a text is no formula.
  public enum Problem: Error, Hashable {
    /// What stands where something else must come, with its 0-based number of tokens before it.
    case unexpected(String, at: Int)
    /// The text ends within a formula.
    case unfinished
  }

  private let tokens: [String]
  private var place = 0

  /// The formula that a text writes; parentheses must balance.
  ///
  /// - Throws: `Problem`.
  public static func parse(_ text: String) throws -> Formula {
    var parser = FormulaParser(text)
    let formula = try parser.implication()
    if let token = parser.token { throw Problem.unexpected(token, at: parser.place) }
    return formula
  }

  /// The text with as many parentheses closed as are opened: at its end, those that lack are added,
  /// those too many left out. Some published texts need that.
  public static func balanced(_ text: String) -> String {
    var text = text
    var open = text.count { $0 == "(" } - text.count { $0 == ")" }
    while open < 0, text.last == ")" {
      text.removeLast()
      open += 1
    }
    return text + String(repeating: ")", count: max(0, open))
  }

  private init(_ text: String) {
    var tokens: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      let long = ["[]", "<>", "->", "true"].first { rest.hasPrefix($0) }
      if !first.isWhitespace { tokens.append(long ?? String(first)) }
      rest = rest.dropFirst(long?.count ?? 1)
    }
    self.tokens = tokens
  }

  private var token: String? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(_ token: String) -> Bool {
    guard self.token == token else { return false }
    place += 1
    return true
  }

  private mutating func implication() throws -> Formula {
    let left = try disjunction()
    return take("->") ? .implies(left, try implication()) : left
  }

  private mutating func disjunction() throws -> Formula {
    let left = try conjunction()
    return take("|") ? .or(left, try disjunction()) : left
  }

  private mutating func conjunction() throws -> Formula {
    let left = try until()
    return take("&") ? .and(left, try conjunction()) : left
  }

  private mutating func until() throws -> Formula {
    let left = try prefixed()
    if take("U") { return .until(left, try until()) }
    return take("W") ? .weakUntil(left, try until()) : left
  }

  private mutating func prefixed() throws -> Formula {
    guard let token else { throw Problem.unfinished }
    place += 1
    switch token {
    case "!": return .not(try prefixed())
    case "<>": return .eventually(try prefixed())
    case "[]": return .always(try prefixed())
    case "o": return .next(try prefixed())
    case "w": return .weakNext(try prefixed())
    case "true": return .true
    case "(":
      let inner = try implication()
      guard take(")") else { throw self.token.map(unexpected) ?? .unfinished }
      return inner
    default:
      let isName = token.count == 1 && token.allSatisfy { ("A"..."Z").contains($0) }
      guard isName, token != "U", token != "W" else {
        place -= 1
        throw unexpected(token)
      }
      return .proposition(token)
    }
  }

  private func unexpected(_ token: String) -> Problem { .unexpected(token, at: place) }
}
