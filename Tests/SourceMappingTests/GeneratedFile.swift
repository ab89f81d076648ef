import SeededRandom

/// A Swift file put together at random, that knows which of its bytes the pass may change.
struct GeneratedFile: CustomStringConvertible {
  var text: [UInt8] = []
  var mapped: Set<Int> = []

  init(_ random: inout SeededGenerator) {
    let count = Int.random(in: 0..<12, using: &random)
    let main = Int.random(in: 0..<(count + 1), using: &random)
    for index in 0...count {
      if index == main { appendEntryPoint(&random) } else { appendPiece(&random) }
      append(["\n", "\r\n", "\n\n", " \n"][Int.random(in: 0..<4, using: &random)])
    }
    if Int.random(in: 0..<2, using: &random) == 0 { append("// the end") }
  }

  var description: String { String(decoding: text, as: UTF8.self) }

  private mutating func append(_ piece: String) {
    text += Array(piece.utf8)
  }

  private mutating func appendMapped(_ piece: String) {
    mapped.formUnion(text.count..<(text.count + piece.utf8.count))
    append(piece)
  }

  private mutating func appendEntryPoint(_ random: inout SeededGenerator) {
    if Bool.random(using: &random) {
      appendMapped("@objc")
      append(" ")
    } else {
      append(["", "public ", "/* é */ "][Int.random(in: 0..<3, using: &random)])
    }
    appendMapped(["@main", "@UIApplicationMain"][Int.random(in: 0..<2, using: &random)])
    append([" ", "\n", " final "][Int.random(in: 0..<3, using: &random)])
    append("class AppDelegate { let größe = \"\\(1 + \"@main\".count)\" }")
  }

  private mutating func appendPiece(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 2: appendClass(&random)
    case 3:
      append("#if ")
      appendMapped(["DEBUG", "os(iOS)", "canImport(UIKit)"][Int.random(in: 0..<3, using: &random)])
      append("\n#endif")
    case 0:
      append("import ")
      appendMapped("Foundation")
    case 1:
      append("import ")
      appendMapped("struct")
      append(" ")
      appendMapped("Foundation.Date")
    default: append(Self.pieces[Int.random(in: 0..<(Self.pieces.count), using: &random)])
    }
  }

  /// A class with outlets and actions that no other class of the file has.
  private mutating func appendClass(_ random: inout SeededGenerator) {
    let name = "C\(text.count)"
    append("class \(name): UIViewController { ")
    for member in 0..<Int.random(in: 0..<4, using: &random) {
      appendMapped(["@IBOutlet", "@objc", "@IBInspectable"][Int.random(in: 0..<3, using: &random)])
      append(" private weak var größe\(member): UILabel! { didSet { f(\"}\") } }\n")
    }
    appendMapped(["@objc", "@IBAction", "@objc(a:)"][Int.random(in: 0..<3, using: &random)])
    append(" func tapped(_ sender: Any) { /* é */ f(")
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      appendMapped("#selector(")
      append("tapped")
    case 1:
      appendMapped("#selector(self")
      append(".tapped(_:)")
    case 2:
      appendMapped("#selector(")
      append("\(name).tapped")
    default:
      appendMapped("#selector(  ")
      append("tapped(_:)")
    }
    append(")) } }")
  }

  /// Whole pieces of code in which nothing is to be mapped.
  private static let pieces = [
    "// @main import Foundation", "/* @main /* import Foundation */ @UIApplicationMain */",
    "let a = \"@main import Foundation\"", "let b = #\"@main \"import Foundation\\\"#",
    "let c = \"\"\"\n  @main\n  import Foundation\n  \"\"\"", "let 名前 = \"😀\\(f(\"@main\"))\"",
    "let d = \"a \\(b ? \"@main\" : #\"import Foundation\"#) c\"", "import UIKit",
    "import Dispatch",
    "let e = #/@main import Foundation/#", "let f = x / y / z", "func `import`() {}",
    "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "let s = \"#selector(tapped) @objc\"",
    "// @IBOutlet #selector(tapped)", "let g = #\"\"\"#",
    "enum E { case main, UIApplicationMain }",
    "f(import: Foundation.self)", "\tlet h = 0x1F + 1_000.5e-3", "let i = \"\\\\\" // \" @main",
  ]
}
