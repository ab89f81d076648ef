/// Where the app begins: what `@main` or `@UIApplicationMain` stands at, or a call of
/// `UIApplicationMain` in a file such as `main.swift`; and what takes its place.
struct EntryPoint: Hashable, Sendable {
  /// What is taken out of the student's file: the attribute, or the statement with the call.
  var range: Range<Int>
  /// The class of the app delegate; nil where none is named.
  var delegate: String?
  /// The class of the app's object, where the call names one besides the delegate's.
  var principal: String?
  /// Whether that class has a `main` of its own, which then starts the app.
  var callsOwnMain = false

  private static let limit = 20

  /// The entry points of a file, in order.
  static func all(in code: Code, structure: SourceStructure) -> [EntryPoint] {
    let places = (0..<code.count).lazy.filter {
      code.word($0) == "UIApplicationMain"
        || (code.word($0) == "main" && code.word($0 - 1) == "@")
    }
    // More than a few are a mistake, of which one message is enough.
    return places.prefix(limit).compactMap { index in
      if code.word(index - 1) == "@", code.isAdjacent(index),
        code.tokens[index].kind == .identifier
      {
        return attribute(at: index - 1, in: code, structure)
      }
      return call(at: index, in: code, structure)
    }
  }

  /// The tokens whose context decides what they are.
  static func asked(in code: Code) -> [Int] {
    let calls = (0..<code.count).lazy.filter {
      code.word($0) == "UIApplicationMain" && code.word($0 + 1) == "("
    }
    return Array(calls.prefix(limit))
  }

  private static func attribute(
    at index: Int, in code: Code, _ structure: SourceStructure
  ) -> EntryPoint {
    let delegate = Declaration.name(after: index + 2, in: code)
    let ownMain = structure.types.contains { type in
      type.path == [delegate ?? ""]
        && type.members.contains { $0.name == "main" && $0.isStatic && $0.kind == .method([]) }
    }
    return EntryPoint(
      range: code.range(index...(index + 1)), delegate: delegate, callsOwnMain: ownMain)
  }

  // MARK: A call at the top level

  private static func call(
    at index: Int, in code: Code, _ structure: SourceStructure
  ) -> EntryPoint? {
    guard code.word(index) == "UIApplicationMain", code.word(index + 1) == "(",
      let context = structure.contexts[index], context.type == nil,
      ![".", "func"].contains(code.word(index - 1)), let end = code.closing(index + 1),
      let statement = statement(of: index...end, in: code)
    else { return nil }
    let named = metatypes(in: index...end, of: code)
    let delegate = named.last ?? metatypes(in: 0...(code.count - 1), of: code).last
    return EntryPoint(
      range: code.range(statement), delegate: delegate, principal: named.dropLast().last)
  }

  /// The whole statement, with `autoreleasepool { … }` around it; nil within a function.
  private static func statement(of call: ClosedRange<Int>, in code: Code) -> ClosedRange<Int>? {
    var statement = call
    var index = call.lowerBound
    while index > 0 {
      index -= 1
      if code.word(index) == "}", code.partner[index] < index {
        index = code.partner[index]
      } else if code.word(index) == "{", let end = code.closing(index), end > call.upperBound {
        guard code.word(index - 1) == "autoreleasepool" else { return nil }
        statement = (index - 1)...end
      }
    }
    var start = statement.lowerBound
    if code.word(start - 1) == "=", code.isName(start - 2) {
      start -= 2
      if ["let", "var"].contains(code.word(start - 1)) { start -= 1 }
    }
    return start...statement.upperBound
  }

  /// The classes of what is written as `AppDelegate.self`, in order.
  private static func metatypes(in range: ClosedRange<Int>, of code: Code) -> [String] {
    range.filter {
      code.word($0) == "self" && code.word($0 - 1) == "." && code.isName($0 - 2)
    }
    .map { code.word($0 - 2) }
  }
}

/// What the pass appends after a file's last line.
package enum GeneratedTail {
  /// What the names begin with that hold the lists of files.
  package static let listName = "LifecycleLabFile"

  private static let lists = "/* connections */ import UIKit; "
  private static let entry =
    "@main enum LifecycleLabEntry { @MainActor static func main() { UIApplication."
  private static let closing = " } }\n"

  /// The line of lists and tables.
  static func line(of declarations: String) -> [UInt8] {
    Array((lists + declarations + "\n").utf8)
  }

  /// The line that starts the app.
  static func line(starting entry: EntryPoint, lists: [String]) -> [UInt8] {
    let delegate = entry.delegate ?? ""
    let all = "[\(lists.joined(separator: ", "))]"
    var options = entry.principal.map { ["principal: \($0).self"] } ?? []
    if !lists.isEmpty { options.append("connections: \(all)") }
    var start = "launchApp { \(delegate)() }"
    if entry.callsOwnMain {
      start = "connect(\(all)); \(delegate).main()"
    } else if !options.isEmpty {
      start = "launchApp({ \(delegate)() }, \(options.joined(separator: ", ")))"
    }
    return Array((self.entry + start + closing).utf8)
  }

  /// Where the appended lines begin in a file that an earlier pass has written, and where the one
  /// begins that starts the app.
  package static func start(in bytes: [UInt8]) -> (tail: Int, entry: Int?)? {
    guard let last = lastLine(of: bytes, before: bytes.count) else { return nil }
    let isEntry =
      bytes[last...].starts(with: entry.utf8)
      && bytes.suffix(closing.utf8.count).elementsEqual(closing.utf8)
    guard isEntry else { return bytes[last...].starts(with: lists.utf8) ? (last, nil) : nil }
    if let before = lastLine(of: bytes, before: last), bytes[before...].starts(with: lists.utf8) {
      return (before, last)
    }
    return (last, last)
  }

  /// The start of the line that ends right before an offset.
  private static func lastLine(of bytes: [UInt8], before end: Int) -> Int? {
    guard end > 0, bytes[end - 1] == Byte.newline else { return nil }
    return bytes[..<(end - 1)].lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
  }
}

/// The head of a declaration: its attributes, modifiers, keyword and name.
private enum Declaration {
  private static let keywords: Set = ["class", "struct", "enum", "actor"]
  /// Keywords of declarations that are not types of one's own.
  private static let otherKeywords: Set = ["func", "var", "let", "import", "extension", "protocol"]

  /// The name of the type whose head goes on at `index`; nil if it is another declaration.
  static func name(after index: Int, in code: Code) -> String? {
    var index = index
    while index < code.count {
      let word = code.word(index)
      if word == "(" {
        index = (code.closing(index) ?? code.count) + 1
      } else if word == "@" || word == "." {
        index += 1
      } else if keywords.contains(word) {
        return code.isName(index + 1) ? code.word(index + 1) : nil
      } else if code.tokens[index].kind == .identifier, !otherKeywords.contains(word) {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }
}
