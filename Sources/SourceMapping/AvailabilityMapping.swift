/// Has `#available(iOS 13, *)` ask the simulated device for its version, where the compiler would take
/// it to be true on Linux.
enum AvailabilityMapping {
  /// Functions of our `UIKit`, each as long as the word whose place it takes.
  private static let mapped: [(word: [UInt8], function: [UInt8])] = [
    (Array("available".utf8), Array("_available".utf8)),
    (Array("unavailable".utf8), Array("_unavailable".utf8)),
  ]
  private static let system = Array("iOS".utf8)
  private static let module = Array("UIKit".utf8)

  /// Leaves conditions alone that do not speak of iOS, and files that do not see `UIKit`.
  static func apply(to bytes: inout [UInt8], code: Code) {
    guard importsUIKit(code) else { return }
    let tokens = code.tokens
    for index in tokens.indices.dropLast(2) where bytes[tokens[index].range] == [Byte.hash] {
      let word = tokens[index + 1].range
      guard word.lowerBound == tokens[index].range.upperBound,
        let function = mapped.first(where: { bytes[word].elementsEqual($0.word) })?.function,
        bytes[tokens[index + 2].range] == [Byte.leftParenthesis],
        let end = tokens[(index + 3)...].firstIndex(where: {
          bytes[$0.range] == [Byte.rightParenthesis]
        }),
        let version = version(in: tokens[(index + 3)..<end], of: bytes)
      else { continue }
      let start = tokens[index].range.lowerBound
      bytes.replaceSubrange(start..<word.upperBound, with: function)
      for token in tokens[(index + 3)..<end] {
        for place in token.range where !version.contains(place) { bytes[place] = Byte.space }
      }
    }
  }

  /// Where the version of iOS stands, as far as it is a number: `13.4` of `iOS 13.4.1`.
  private static func version(
    in condition: ArraySlice<SwiftToken>, of bytes: [UInt8]
  ) -> Range<Int>? {
    guard
      let name = condition.firstIndex(where: { bytes[$0.range].elementsEqual(system) }),
      name + 1 < condition.endIndex, condition[name + 1].kind == .number
    else { return nil }
    let start = condition[name + 1].range.lowerBound
    let digits = bytes[start...].prefix { Byte.isDigit($0) || $0 == Byte.dot }
    let parts = digits.split(separator: Byte.dot, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[1].isEmpty else { return parts[0].indices }
    return start..<parts[1].endIndex
  }

  private static func importsUIKit(_ code: Code) -> Bool {
    ImportMapping.all(in: code).contains { ImportMapping.isMapped(code.word($0.module)) }
  }
}
