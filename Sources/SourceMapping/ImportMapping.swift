/// Leads the imports of Apple's frameworks to our `UIKit`, which re-exports and shadows them.
enum ImportMapping {
  private static let mapped: Set = [
    "UIKit", "Foundation", "os", "OSLog", "Darwin", "CoreGraphics", "QuartzCore", "ObjectiveC",
    "CoreFoundation", "AVFoundation", "AVFAudio", "CoreLocation", "MobileCoreServices",
    "UserNotifications",
  ]
  private static let module = Array("UIKit".utf8)

  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
  /// What may stand before `import`.
  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// Whether a module's import leads to our `UIKit`.
  static func isMapped(_ name: String) -> Bool { mapped.contains(name) }

  /// An import and the module that it names.
  struct Import {
    /// The token of `import`.
    var keyword: Int
    /// The token of `struct` and the like.
    var kind: Int?
    /// The token of the module.
    var module: Int
  }

  /// All imports of a file.
  static func all(in code: Code) -> [Import] {
    (0..<code.count).compactMap { index in
      guard code.word(index) == "import", isImport(index, in: code) else { return nil }
      let hasKind = kinds.contains(code.word(index + 1))
      let name = index + (hasKind ? 2 : 1)
      guard name < code.count, code.tokens[name].kind == .identifier else { return nil }
      return Import(keyword: index, kind: hasKind ? index + 1 : nil, module: name)
    }
  }

  /// Replaces the mapped modules in place.
  ///
  /// Of `import struct Foundation.Date` remains the module, as the name itself may be one that we
  /// shadow. Where there is no room for it, as in `import os`, the whole import goes, and the module
  /// is imported after the file's last line; whether one did so.
  static func apply(to bytes: inout [UInt8], code: Code) -> Bool {
    var isLeftOut = false
    for found in all(in: code) where mapped.contains(code.word(found.module)) {
      let name = code.word(found.module)
      let end = endOfPath(from: found.module, in: code)
      let range = code.range(found.module...end)
      if name == "UIKit" { continue }
      if let kind = found.kind { bytes.blank(code.range(kind)) }
      bytes.blank(range)
      if range.count >= module.count {
        bytes.replaceSubrange(range.lowerBound..<(range.lowerBound + module.count), with: module)
      } else {
        bytes.blank(code.range(start(of: found, in: code)...found.keyword))
        isLeftOut = true
      }
    }
    return isLeftOut
  }

  /// The first of the attributes and modifiers before an import.
  private static func start(of found: Import, in code: Code) -> Int {
    var index = found.keyword
    while index > 0 {
      if access.contains(code.word(index - 1)) {
        index -= 1
      } else if index > 1, code.isName(index - 1), code.word(index - 2) == "@" {
        index -= 2
      } else {
        break
      }
    }
    return index
  }

  private static func isImport(_ index: Int, in code: Code) -> Bool {
    guard code.tokens[index].kind == .identifier else { return false }
    // As the name of a member or the label of a parameter it is no import.
    return ![".", ",", "("].contains(code.word(index - 1))
  }

  /// The last token of `Module.Submodule.Name`, written without blanks.
  private static func endOfPath(from index: Int, in code: Code) -> Int {
    var index = index
    while code.word(index + 1) == ".", code.isAdjacent(index + 1), code.isAdjacent(index + 2) {
      index += 2
    }
    return index
  }
}

extension [UInt8] {
  /// Replaces a range by as many spaces.
  mutating func blank(_ range: Range<Int>) {
    for index in range where !Byte.isLineEnd(self[index]) { self[index] = Byte.space }
  }
}
