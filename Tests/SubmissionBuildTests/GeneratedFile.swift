/// A Swift file put together at random, that knows which of its bytes the pass may change.
struct GeneratedFile: CustomStringConvertible {
  var text: [UInt8] = []
  var mapped: Set<Int> = []

  init(_ random: inout Sequences) {
    let count = random.below(12)
    let main = random.below(count + 1)
    for index in 0...count {
      if index == main { appendEntryPoint(&random) } else { appendPiece(&random) }
      append(["\n", "\r\n", "\n\n", " \n"][random.below(4)])
    }
    if random.below(2) == 0 { append("// the end") }
  }

  var description: String { String(decoding: text, as: UTF8.self) }

  private mutating func append(_ piece: String) {
    text += Array(piece.utf8)
  }

  private mutating func appendMapped(_ piece: String) {
    mapped.formUnion(text.count..<(text.count + piece.utf8.count))
    append(piece)
  }

  private mutating func appendEntryPoint(_ random: inout Sequences) {
    append(["", "public ", "@objc ", "/* é */ "][random.below(4)])
    appendMapped(["@main", "@UIApplicationMain"][random.below(2)])
    append([" ", "\n", " final "][random.below(3)])
    append("class AppDelegate { let größe = \"\\(1 + \"@main\".count)\" }")
  }

  private mutating func appendPiece(_ random: inout Sequences) {
    switch random.below(4) {
    case 0:
      append("import ")
      appendMapped("Foundation")
    case 1:
      append("import ")
      appendMapped("struct")
      append(" ")
      appendMapped("Foundation.Date")
    default: append(Self.pieces[random.below(Self.pieces.count)])
    }
  }

  /// Whole pieces of code in which nothing is to be mapped.
  private static let pieces = [
    "// @main import Foundation", "/* @main /* import Foundation */ @UIApplicationMain */",
    "let a = \"@main import Foundation\"", "let b = #\"@main \"import Foundation\\\"#",
    "let c = \"\"\"\n  @main\n  import Foundation\n  \"\"\"", "let 名前 = \"😀\\(f(\"@main\"))\"",
    "let d = \"a \\(b ? \"@main\" : #\"import Foundation\"#) c\"", "import UIKit",
    "import Dispatch",
    "let e = #/@main import Foundation/#", "let f = x / y / z", "func `import`() {}",
    "#if canImport(Foundation)\n#endif", "let g = #\"\"\"#",
    "enum E { case main, UIApplicationMain }",
    "f(import: Foundation.self)", "\tlet h = 0x1F + 1_000.5e-3", "let i = \"\\\\\" // \" @main",
  ]
}

/// Numbers that are the same in each run.
struct Sequences {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % bound
  }
}
