/// `#selector(…)` as it stands in a file.
struct SelectorExpression {
  enum Kind {
    case method, getter, setter
  }

  var kind = Kind.method
  /// The token of `#`.
  var start: Int
  /// The closing parenthesis.
  var end: Int
  /// The names between the dots; the last is that of the method.
  var names: [Int] = []
  /// The argument labels, where they are written: `tapped(_:)`.
  var labels: [String]?
  /// How many parameters `as (…) -> …` says there are.
  var castCount: Int?

  /// All of a file, in order.
  static func all(in code: Code) -> [SelectorExpression] {
    (0..<max(0, code.count - 3)).compactMap { index in
      guard code.word(index) == "#", code.word(index + 1) == "selector",
        code.word(index + 2) == "("
      else { return nil }
      return SelectorExpression(at: index, in: code)
    }
  }

  private init?(at start: Int, in code: Code) {
    guard let end = code.closing(start + 2), end > start + 3 else { return nil }
    self.start = start
    self.end = end
    var index = start + 3
    if code.word(index + 1) == ":", ["getter", "setter"].contains(code.word(index)) {
      kind = code.word(index) == "getter" ? .getter : .setter
      index += 2
    }
    while index < end, code.isName(index) {
      names.append(index)
      index += 1
      if code.word(index) == "." { index += 1 } else { break }
    }
    guard !names.isEmpty else { return nil }
    if code.word(index) == "(", let close = code.closing(index), close < end {
      labels = (index + 1..<close).filter { code.isName($0) }
        .map { code.word($0) == "_" ? "" : code.word($0) }
      index = close + 1
    }
    if code.word(index) == "as" { castCount = Self.parameterCount(after: index + 1, in: code) }
  }

  /// The parameters of the function type, the last of a curried one.
  private static func parameterCount(after start: Int, in code: Code) -> Int? {
    var index = start
    if code.word(index) == "(", code.word(index + 1) == "(" { index += 1 }
    guard code.word(index) == "(", var close = code.closing(index) else { return nil }
    // `(ViewController) -> (UIButton) -> Void`
    if code.word(close + 1) == "-", code.word(close + 3) == "(", let next = code.closing(close + 3),
      code.word(next + 1) == "-"
    {
      index = close + 3
      close = next
    }
    guard close > index + 1 else { return 0 }
    return Parameters.count(from: index + 1, to: close, in: code)
  }
}
