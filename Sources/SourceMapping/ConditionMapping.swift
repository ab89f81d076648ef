/// Has `#if` take the branch that it takes in Xcode: an iPhone, run by a student.
///
/// Conditions that the compiler answers alike on Linux stay as they are, such as `canImport(SwiftUI)`,
/// which is false here.
enum ConditionMapping {
  static func apply(to bytes: inout [UInt8], code: Code) {
    for index in 0..<code.count {
      guard code.word(index) == "#", code.isAdjacent(index + 1),
        ["if", "elseif"].contains(code.word(index + 1))
      else { continue }
      var next = index + 2
      while next < code.count, !code.beginsLine(next) {
        next = map(next, in: code, &bytes)
      }
    }
  }

  private static func map(_ index: Int, in code: Code, _ bytes: inout [UInt8]) -> Int {
    let word = code.word(index)
    if word == "DEBUG" {
      write("true", over: code.range(index), in: &bytes)
    } else if code.word(index + 1) == "(", code.word(index + 3) == ")",
      let answer = answer(word, code.word(index + 2))
    {
      write(answer ? "true" : "false", over: code.range(index...(index + 3)), in: &bytes)
      return index + 4
    }
    return index + 1
  }

  private static func answer(_ question: String, _ name: String) -> Bool? {
    switch (question, name) {
    case ("os", "iOS"): true
    case ("os", "Linux"): false
    case ("canImport", _) where ImportMapping.isMapped(name): true
    case ("canImport", "Glibc"): false
    default: nil
    }
  }

  private static func write(_ word: String, over range: Range<Int>, in bytes: inout [UInt8]) {
    for place in range where !Byte.isLineEnd(bytes[place]) { bytes[place] = Byte.space }
    bytes.replaceSubrange(range.lowerBound..<(range.lowerBound + word.utf8.count), with: word.utf8)
  }
}

/// Blanks `#Preview { … }`, which only Xcode's canvas reads, and puts the string that `#keyPath`
/// stands for in its place.
enum MacroMapping {
  static func apply(to bytes: inout [UInt8], code: Code) {
    var index = 0
    while index < code.count {
      defer { index += 1 }
      guard code.word(index) == "#", code.isAdjacent(index + 1) else { continue }
      switch code.word(index + 1) {
      case "Preview":
        guard let end = endOfPreview(from: index + 2, in: code) else { continue }
        for place in code.range(index...end) where !Byte.isLineEnd(bytes[place]) {
          bytes[place] = Byte.space
        }
        index = end
      case "keyPath": mapKeyPath(at: index, in: code, &bytes)
      default: break
      }
    }
  }

  private static func endOfPreview(from start: Int, in code: Code) -> Int? {
    var index = start
    if code.word(index) == "(", let end = code.closing(index) { index = end + 1 }
    guard code.word(index) == "{" else { return nil }
    var end = code.closing(index)
    // Further closures, as of a preview of several views: `} content: { … }`.
    while let last = end, code.isName(last + 1), code.word(last + 2) == ":",
      code.word(last + 3) == "{"
    {
      end = code.closing(last + 3)
    }
    return end
  }

  /// `#keyPath(Player.name)` is `"name"`: a type in front is no part of the path.
  private static func mapKeyPath(at index: Int, in code: Code, _ bytes: inout [UInt8]) {
    guard code.word(index + 2) == "(", let end = code.closing(index + 2), end > index + 3 else {
      return
    }
    var first = index + 3
    while code.word(first + 1) == ".", first + 2 < end,
      code.word(first).first?.isUppercase == true || code.word(first) == "self"
    {
      first += 2
    }
    let names = code.range(first...(end - 1))
    guard !bytes[names].contains(where: Byte.isLineEnd) else { return }
    for place in code.range(index).lowerBound..<names.lowerBound
    where !Byte.isLineEnd(bytes[place]) {
      bytes[place] = Byte.space
    }
    bytes[names.lowerBound - 1] = Byte.quote
    for place in names.upperBound..<code.range(end).upperBound { bytes[place] = Byte.space }
    bytes[names.upperBound] = Byte.quote
  }
}
