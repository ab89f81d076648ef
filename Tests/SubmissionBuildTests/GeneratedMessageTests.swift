import SeededRandom
import SourceMapping
import SubmissionBuild
import XCTest

/// Files put together at random, with mistakes at places that are known.
final class GeneratedMessageTests: XCTestCase {
  private struct File {
    var text = "import UIKit\n"
    /// Line and column, 1-based, the column in bytes.
    var mistakes: Set<SourcePlace> = []
    private var line = 2

    init(_ random: inout SeededGenerator) {
      for number in 0..<Int.random(in: 2..<5, using: &random) {
        add("class C\(number): UIViewController { // {")
        for member in 0..<Int.random(in: 3..<12, using: &random) {
          addMember(member, &random)
        }
        add("}")
      }
    }

    private mutating func add(_ text: String) {
      self.text += text + "\n"
      line += text.count { $0 == "\n" } + 1
    }

    private mutating func addMember(_ number: Int, _ random: inout SeededGenerator) {
      let pieces = [
        "  @IBOutlet private weak var größe\(number): UILabel! /* @objc */",
        "  /* é @IBOutlet */ @objc func a\(number)(_ sender: Any) { print(\"😀 #selector(x) }\") }",
        "  @IBAction func b\(number)() { print(#selector(b\(number))) }",
        "  lazy var c\(number) = UIBarButtonItem(title: \"ü\", style: .plain, target: self,\n"
          + "    action: #selector(self.d\(number)(_:))); @objc func d\(number)(_ s: Any) {}",
        "#if DEBUG\n  @objc\n  func e\(number)() { _ = \"\"\"\n  @objc \\(#selector(e\(number))) {\n  \"\"\" }\n#endif",
      ]
      if let piece = pieces.randomElement(using: &random), Bool.random(using: &random) {
        add(piece)
      } else {
        addMistake(number, &random)
      }
    }

    private mutating func addMistake(_ number: Int, _ random: inout SeededGenerator) {
      let before = ["", "@objc ", "/* 名前 */ ", "@IBInspectable ", "@objc(x\(number)) "]
      let head = "  \(before.randomElement(using: &random) ?? "")var wrong\(number): Int = "
      mistakes.insert(SourcePlace(line: line, column: head.utf8.count + 1))
      add(head + "\"no\"")
    }
  }

  func testMessagesStandWhereTheMistakesAre() throws {
    let builder = try TestToolkit.builder()
    var random = SeededGenerator(seed: 5)
    for round in 0..<12 {
      let file = File(&random)
      let folder = try TemporaryFolder()
      try folder.write(plainDelegate, to: "in/AppDelegate.swift")
      try folder.write(file.text, to: "in/V.swift")

      let outcome = builder.build(folder.folder("in"), into: folder.folder("out"))

      guard case .doesNotCompile(let diagnostics) = outcome else {
        XCTAssertTrue(file.mistakes.isEmpty, "round \(round): \(outcome) of\n\(file.text)")
        continue
      }
      let errors = diagnostics.filter { $0.severity == .error }
      XCTAssertEqual(Set(errors.map(\.file)), ["V.swift"], file.text)
      XCTAssertEqual(
        Set(errors.map { SourcePlace(line: $0.line ?? 0, column: $0.column ?? 0) }),
        file.mistakes, "round \(round): \(errors.map(\.message)) in\n\(file.text)")
    }
  }
}
