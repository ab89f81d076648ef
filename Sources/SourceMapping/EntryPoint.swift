/// Where the app begins: what `@main` or `@UIApplicationMain` stands at, and what takes its place.
struct EntryPoint: Hashable, Sendable {
  /// The attribute in the student's file.
  var attribute: Range<Int>
  /// The class that it marks; nil where it marks none.
  var delegate: String?

  /// The attributes of a file, in order.
  static func all(in tokens: some RandomAccessCollection<SwiftToken>, of bytes: [UInt8])
    -> [EntryPoint]
  {
    let tokens = Array(tokens)
    return tokens.indices.dropLast().compactMap { index in
      let (mark, name) = (tokens[index], tokens[index + 1])
      guard mark.kind == .mark, bytes[mark.range.lowerBound] == Byte.at,
        name.kind == .identifier, name.range.lowerBound == mark.range.upperBound
      else { return nil }
      let text = String(decoding: bytes[name.range], as: UTF8.self)
      guard text == "main" || text == "UIApplicationMain" else { return nil }
      let attribute = mark.range.lowerBound..<name.range.upperBound
      let marked = Declaration.name(after: index + 2, in: tokens, of: bytes)
      return EntryPoint(attribute: attribute, delegate: marked)
    }
  }
}

/// The entry point that the pass appends after a file's last line.
package enum GeneratedEntry {
  private static let opening =
    "@main enum LifecycleLabEntry { @MainActor static func main() { UIApplication.launchApp { "
  private static let closing = "() } } }\n"

  static func line(launching delegate: String) -> [UInt8] {
    Array((opening + delegate + closing).utf8)
  }

  /// Where the generated line begins, in a file that already has it as its last.
  package static func start(in bytes: [UInt8]) -> Int? {
    guard bytes.last == Byte.newline else { return nil }
    let before = bytes.dropLast().lastIndex(of: Byte.newline)
    let start = before.map { $0 + 1 } ?? 0
    let line = bytes[start...]
    let isGenerated =
      line.starts(with: opening.utf8) && line.suffix(closing.utf8.count).elementsEqual(closing.utf8)
    return isGenerated ? start : nil
  }
}

/// The head of a declaration: its attributes, modifiers, keyword and name.
private enum Declaration {
  private static let keywords: Set = ["class", "struct", "enum", "actor"]

  /// The name of the type whose head goes on at `index`; nil if it is another declaration.
  static func name(after index: Int, in tokens: [SwiftToken], of bytes: [UInt8]) -> String? {
    func text(_ index: Int) -> String? {
      tokens.indices.contains(index)
        ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : nil
    }
    var index = index
    while let word = text(index) {
      if word == "(" {
        index = closingParenthesis(from: index, in: tokens, of: bytes) + 1
      } else if word == "@" || word == "." {
        index += 1
      } else if keywords.contains(word), tokens[index].kind == .identifier {
        guard let name = text(index + 1), tokens[index + 1].kind != .mark else { return nil }
        return name
      } else if tokens[index].kind == .identifier, !otherKeywords.contains(word) {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// Keywords of declarations that are not types of one's own.
  private static let otherKeywords: Set = ["func", "var", "let", "import", "extension", "protocol"]

  private static func closingParenthesis(
    from index: Int, in tokens: [SwiftToken], of bytes: [UInt8]
  ) -> Int {
    var depth = 0
    for index in index..<tokens.count where tokens[index].kind == .mark {
      switch bytes[tokens[index].range.lowerBound] {
      case Byte.leftParenthesis: depth += 1
      case Byte.rightParenthesis:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count
  }
}
