/// The names that Swift gives its declarations in Objective-C.
enum ObjectiveCName {
  /// The selector of a method: `tapped(_:)` is `tapped:`, `tapped(sender:)` is `tappedWithSender:`.
  ///
  /// Source: the Swift compiler's `AbstractFunctionDecl::getObjCSelector`.
  static func selector(method name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if !first.isEmpty {
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: name)) {
        selector += "With"
      }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  /// Of a member, with the name that its `@objc(name:)` says.
  static func name(of member: MemberDeclaration) -> String {
    if let name = member.objectiveCName { return name }
    let plain = member.name.filter { $0 != "`" }
    switch member.kind {
    case .property: return plain
    case .method(let parameters):
      return selector(method: plain, labels: parameters.map { $0.label.filter { $0 != "`" } })
    }
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static func firstWord(of name: String) -> String {
    guard let first = name.first else { return "" }
    let rest = name.dropFirst()
    // `URLSession` begins with `URL`, `forEvent` with `for`.
    if first.isUppercase, let second = rest.first, second.isUppercase {
      return String(name.prefix { $0.isUppercase })
    }
    return String(first) + rest.prefix { !$0.isUppercase && $0 != "_" }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name }
    return String(name[start...].drop { $0 == "_" })
  }
}
