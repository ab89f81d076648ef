/// The parameters of a method.
enum Parameters {
  static func read(
    from start: Int, to end: Int, in code: Code
  ) -> [MemberDeclaration.Parameter] {
    var parameters: [MemberDeclaration.Parameter] = []
    var index = start
    while index < end {
      let first = index
      var colon: Int?
      var value: Int?
      var depth = 0
      while index < end {
        let word = code.word(index)
        if word == ",", depth == 0 { break }
        if word == "<" { depth += 1 }
        if word == ">", code.word(index - 1) != "-" { depth -= 1 }
        if word == ":", colon == nil { colon = index }
        if word == "=", value == nil, depth == 0 { value = index }
        index = (["(", "[", "{"].contains(word) ? code.closing(index) ?? index : index) + 1
      }
      if let colon, colon > first {
        let words = (first..<colon).filter { code.isName($0) }
        let label = words.first.map { code.word($0) } ?? "_"
        parameters.append(
          MemberDeclaration.Parameter(
            label: label == "_" ? "" : label,
            type: code.text((colon + 1)..<(value ?? index))))
      }
      index += 1
    }
    return parameters
  }
}

extension Parameters {
  /// How many types stand between parentheses.
  static func count(from start: Int, to end: Int, in code: Code) -> Int {
    var count = 1
    var index = start
    while index < end {
      if code.word(index) == "," { count += 1 }
      index = (["(", "["].contains(code.word(index)) ? code.closing(index) ?? index : index) + 1
    }
    return count
  }
}
