/// A stretch of a sentence: words, or the name of a function.
public struct ProsePart: Hashable, Sendable {
  public var text: String
  public var isCode: Bool
}

/// Splits a sentence at names of functions: an identifier, perhaps with dots, and its arguments'
/// labels in parentheses, as in `scene(_:willConnectTo:options:)`.
public func proseParts(_ text: String) -> [ProsePart] {
  var parts: [ProsePart] = []
  let scalars = Array(text.unicodeScalars)
  var plainStart = 0
  var index = 0
  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
  while index < scalars.count {
    guard scalars[index].beginsName else {
      index += 1
      continue
    }
    let start = index
    while index < scalars.count, scalars[index].isInName { index += 1 }
    guard let end = endOfLabels(in: scalars, from: index) else { continue }
    if plainStart < start {
      parts.append(ProsePart(text: string(plainStart..<start), isCode: false))
    }
    parts.append(ProsePart(text: string(start..<end), isCode: true))
    plainStart = end
    index = end
  }
  if plainStart < scalars.count {
    parts.append(ProsePart(text: string(plainStart..<scalars.count), isCode: false))
  }
  return parts
}

/// The place behind `(…)` if that stands at `start` and holds nothing but labels.
private func endOfLabels(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
  guard start < scalars.count, scalars[start] == "(" else { return nil }
  var index = start + 1
  while index < scalars.count, scalars[index].isInName || scalars[index] == ":" { index += 1 }
  guard index < scalars.count, scalars[index] == ")" else { return nil }
  return index + 1
}

extension Unicode.Scalar {
  fileprivate var beginsName: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }
  fileprivate var isInName: Bool { beginsName || ("0"..."9").contains(self) || self == "." }
}
