/// The types of a file and their members, read in one pass over its tokens.
///
/// Understands as much of Swift's grammar as tells types, members and the initial values of stored
/// properties apart from other code. What does not parse is skipped: the compiler says so.
struct SourceStructure {
  private(set) var types: [TypeDeclaration] = []
  /// Where code asks what `self` is: for each token that the reader was asked about.
  private(set) var contexts: [Int: CodeContext] = [:]

  /// What a pair of braces holds.
  private enum Braces {
    case type(Int)
    case code
  }

  private struct Frame {
    var braces: Braces
    var end: Int
    /// Whether the code is part of a stored property's initial value.
    var isInitialValue: Bool
  }

  private let code: Code
  private var frames: [Frame] = []
  /// The types whose bodies are open.
  private var open: [Int] = []
  /// The initial value that is being read right in a type's body, and whether it is lazy.
  private var isInInitialValue = false
  private var isLazy = false

  /// Reads a file; `asked` are the tokens whose context is of interest, in order.
  init(of code: Code, asked: [Int] = []) {
    self.code = code
    var asked = asked[...]
    var index = 0
    while index < code.count {
      while let frame = frames.last, index > frame.end { close(frame) }
      while let next = asked.first, next <= index {
        contexts[next] = context
        asked.removeFirst()
      }
      let next = step(at: index)
      // Attributes and heads have no code of interest but default values.
      while let skipped = asked.first, skipped < next {
        contexts[skipped] = context
        asked.removeFirst()
      }
      index = next
    }
  }

  private var context: CodeContext {
    let isInitialValue =
      isInTypeBody ? isInInitialValue && !isLazy : frames.last?.isInitialValue ?? false
    return CodeContext(type: open.last, isInitialValue: isInitialValue)
  }

  private var isInTypeBody: Bool {
    guard let frame = frames.last else { return true }
    if case .type = frame.braces { return true }
    return false
  }

  private mutating func close(_ frame: Frame) {
    frames.removeLast()
    if case .type = frame.braces { open.removeLast() }
  }

  /// Takes what begins at a token; the token to go on with.
  private mutating func step(at index: Int) -> Int {
    let word = code.word(index)
    if word == "{" { return openBraces(at: index) }
    guard code.tokens[index].kind == .identifier || word == "@" else {
      if word == "=", isInTypeBody, frames.last != nil { isInInitialValue = true }
      return index + 1
    }
    guard code.word(index - 1) != "." else { return index + 1 }
    if isInTypeBody, !isInInitialValue || code.beginsLine(index) || code.word(index - 1) == ";",
      beginsDeclaration(at: index)
    {
      return declaration(from: index)
    }
    if !isInTypeBody, Self.typeKeywords.contains(word), code.isName(index + 1) {
      return declaration(from: index)
    }
    return index + 1
  }

  private mutating func openBraces(at index: Int) -> Int {
    guard let end = code.closing(index) else { return index + 1 }
    var isInitialValue = frames.last?.isInitialValue ?? false
    if isInTypeBody {
      let observes = ["didSet", "willSet"].contains(code.word(index + 1))
      isInitialValue = isInInitialValue && !isLazy && !observes
    }
    frames.append(Frame(braces: .code, end: end, isInitialValue: isInitialValue))
    return index + 1
  }

  // MARK: Declarations

  /// In tokens; what is longer is no head that a person has written.
  private static let longestHead = 1000

  private static let typeKeywords: Set = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]
  private static let keywords = typeKeywords.union([
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "import",
    "associatedtype",
  ])
  private static let afterClass = keywords.union(modifiers)
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final",
    "override", "lazy", "weak", "unowned", "dynamic", "mutating", "nonmutating", "required",
    "convenience", "optional", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "distributed", "async",
  ]

  private func beginsDeclaration(at index: Int) -> Bool {
    let word = code.word(index)
    return word == "@" || Self.keywords.contains(word) || Self.modifiers.contains(word)
  }

  /// Reads attributes, modifiers and the head of what they belong to.
  private mutating func declaration(from start: Int) -> Int {
    var attributes: [Attribute] = []
    var modifiers: Set<String> = []
    var index = start
    while index < code.count {
      if let attribute = Attribute(at: index, in: code) {
        attributes.append(attribute)
        index = attribute.tokens.upperBound + 1
        continue
      }
      let word = code.word(index)
      let isModifier =
        Self.modifiers.contains(word)
        && (word != "class" || Self.afterClass.contains(code.word(index + 1)))
      guard isModifier else { break }
      index += 1
      if code.word(index) == "(", let end = code.closing(index) {
        // `private(set)` restricts nothing here.
        if ["set", "get"].contains(code.word(index + 1)) {
          index = end + 1
          continue
        }
        index = end + 1
      }
      modifiers.insert(word)
    }
    guard index < code.count, index >= start else { return start + 1 }
    let head = Head(attributes: attributes, modifiers: modifiers, keyword: index)
    return max(body(of: head), start + 1)
  }

  private struct Head {
    var attributes: [Attribute]
    var modifiers: Set<String>
    var keyword: Int
  }

  /// Reads on from the keyword of a declaration.
  private mutating func body(of head: Head) -> Int {
    let keyword = code.word(head.keyword)
    isInInitialValue = false
    if let kind = TypeDeclaration.Keyword(rawValue: keyword), code.isName(head.keyword + 1) {
      return type(kind, head)
    }
    switch keyword {
    case "func": return method(head)
    case "var", "let":
      isLazy = head.modifiers.contains("lazy")
      return properties(head)
    default: return head.keyword + 1
    }
  }

  /// `var a: UILabel!, b: UILabel!` declares two; the token after the last name.
  private mutating func properties(_ head: Head) -> Int {
    var name = head.keyword + 1
    while code.isName(name) {
      add(
        MemberDeclaration(
          kind: .property, name: code.word(name), place: name, attributes: head.attributes,
          modifiers: head.modifiers))
      var index = name + 1
      while index < code.count, !code.beginsLine(index),
        !["=", "{", "}", ";", ","].contains(code.word(index))
      {
        index = (["(", "["].contains(code.word(index)) ? code.closing(index) ?? index : index) + 1
      }
      guard code.word(index) == ",", code.word(index + 2) == ":" else { return name + 1 }
      name = index + 1
    }
    return name
  }

  private mutating func add(_ member: MemberDeclaration) {
    guard isInTypeBody, let type = open.last else { return }
    var member = member
    member.objectiveCName = member.attribute("objc")?.arguments.map {
      code.text($0).filter { $0 != " " && $0 != "`" }
    }
    types[type].members.append(member)
  }

  private mutating func method(_ head: Head) -> Int {
    let name = head.keyword + 1
    var index = name + 1
    var isSpecial = false
    if code.word(index) == "<" {
      isSpecial = true
      index = endOfGenerics(from: index)
    }
    guard code.isName(name), code.word(index) == "(", let end = code.closing(index) else {
      return name
    }
    if ["async", "throws", "rethrows"].contains(code.word(end + 1)) { isSpecial = true }
    guard end - index < Self.longestHead else { return index + 1 }
    add(
      MemberDeclaration(
        kind: .method(Parameters.read(from: index + 1, to: end, in: code)),
        name: code.word(name), place: name, attributes: head.attributes,
        modifiers: head.modifiers, isSpecial: isSpecial))
    // Default values stand between the parentheses.
    return index + 1
  }

  private func endOfGenerics(from index: Int) -> Int {
    var depth = 0
    for index in index..<min(code.count, index + 400) {
      switch code.word(index) {
      case "<": depth += 1
      case ">" where code.word(index - 1) != "-":
        depth -= 1
        if depth == 0 { return index + 1 }
      case "{", "}": return index
      default: break
      }
    }
    return index + 1
  }

  private mutating func type(_ keyword: TypeDeclaration.Keyword, _ head: Head) -> Int {
    let name = head.keyword + 1
    var own = [code.word(name)]
    var index = name + 1
    while keyword == .extension, code.word(index) == ".", code.isName(index + 1) {
      own.append(code.word(index + 1))
      index += 2
    }
    var isGeneric = false
    if code.word(index) == "<" {
      isGeneric = true
      index = endOfGenerics(from: index)
    }
    guard let brace = openingBrace(from: index), let end = code.closing(brace) else { return index }
    let outer = open.last.map { types[$0] }
    let isLocal = !isInTypeBody || outer?.reach == .local
    let isPrivate = outer != nil && head.modifiers.contains("private")
    let path = (outer?.path ?? []) + own
    let isReachable = outer.map { $0.reachableDepth == $0.path.count } ?? true
    let type = TypeDeclaration(
      keyword: keyword, path: path, isGeneric: isGeneric || outer?.isGeneric == true,
      reach: isLocal ? .local : isPrivate ? .surrounding : .file,
      reachableDepth: isReachable && !isPrivate ? path.count : outer?.reachableDepth ?? 0,
      attributes: head.attributes, parents: parents(from: index, to: brace), name: name,
      body: brace...end)
    types.append(type)
    open.append(types.count - 1)
    frames.append(Frame(braces: .type(types.count - 1), end: end, isInitialValue: false))
    return brace + 1
  }

  private func openingBrace(from index: Int) -> Int? {
    let end = min(code.count, index + Self.longestHead)
    var index = index
    while index < end {
      switch code.word(index) {
      case "{": return index
      case "(", "[": index = (code.closing(index) ?? index) + 1
      case "}", ";": return nil
      default: index += 1
      }
    }
    return nil
  }

  /// The names after the colon, up to a `where`.
  private func parents(from start: Int, to end: Int) -> [String] {
    guard start < end, code.word(start) == ":" else { return [] }
    var parents: [String] = []
    var name = ""
    var depth = 0
    for index in (start + 1)..<end {
      let word = code.word(index)
      if word == "where" { break }
      switch word {
      case "<": depth += 1
      case ">": depth -= 1
      case "," where depth == 0:
        parents.append(name)
        name = ""
      default:
        if depth == 0, code.isName(index), code.word(index - 1) != "@" { name = word }
      }
    }
    return name.isEmpty ? parents : parents + [name]
  }
}

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
