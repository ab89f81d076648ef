/// Leads the imports of Apple's frameworks to our `UIKit`, which re-exports and shadows them.
enum ImportMapping {
  /// Each is at least as long as the name that takes its place.
  private static let mapped: [[UInt8]] = [
    "Foundation", "Darwin", "AVFoundation", "CoreLocation", "MobileCoreServices",
    "UserNotifications",
  ].map { Array($0.utf8) }
  private static let module = Array("UIKit".utf8)

  private static let kinds: [[UInt8]] = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ].map { Array($0.utf8) }

  /// Replaces the mapped modules in place.
  ///
  /// Of `import struct Foundation.Date` remains the module, as the name itself may be one that we
  /// shadow.
  static func apply(
    to bytes: inout [UInt8], tokens: some RandomAccessCollection<SwiftToken>
  ) {
    let tokens = Array(tokens)
    for index in tokens.indices where isImport(index, in: tokens, of: bytes) {
      var name = index + 1
      var kind: Range<Int>?
      if name < tokens.count, kinds.contains(where: { bytes[tokens[name].range].elementsEqual($0) })
      {
        kind = tokens[name].range
        name += 1
      }
      guard name < tokens.count, tokens[name].kind == .identifier,
        mapped.contains(where: { bytes[tokens[name].range].elementsEqual($0) })
      else { continue }
      if let kind { bytes.blank(kind) }
      let end = endOfPath(from: name, in: tokens, of: bytes)
      let start = tokens[name].range.lowerBound
      bytes.blank(start..<end)
      bytes.replaceSubrange(start..<(start + module.count), with: module)
    }
  }

  private static func isImport(_ index: Int, in tokens: [SwiftToken], of bytes: [UInt8]) -> Bool {
    guard tokens[index].kind == .identifier,
      bytes[tokens[index].range].elementsEqual("import".utf8)
    else { return false }
    guard index > 0, tokens[index - 1].kind == .mark else { return true }
    // As the name of a member or the label of a parameter it is no import.
    return ![Byte.dot, Byte.comma, Byte.leftParenthesis]
      .contains(bytes[tokens[index - 1].range.lowerBound])
  }

  /// The end of `Module.Submodule.Name`, written without blanks.
  private static func endOfPath(from index: Int, in tokens: [SwiftToken], of bytes: [UInt8]) -> Int
  {
    var index = index
    while index + 2 < tokens.count, bytes[tokens[index + 1].range.lowerBound] == Byte.dot,
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
      tokens[index + 2].range.lowerBound == tokens[index + 1].range.upperBound
    {
      index += 2
    }
    return tokens[index].range.upperBound
  }
}

extension [UInt8] {
  /// Replaces a range by as many spaces.
  mutating func blank(_ range: Range<Int>) {
    for index in range { self[index] = Byte.space }
  }
}
