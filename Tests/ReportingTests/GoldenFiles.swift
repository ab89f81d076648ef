import Foundation
import XCTest

/// Compares a text with the whole file `Goldens/<name>`.
///
/// `LIFECYCLELAB_RECORD_GOLDENS=1 swift test --filter GoldenReportTests` writes the files and fails,
/// so that nobody takes a recording for a test: look at `git diff`, then run again without it.
func assertGolden(
  _ text: String, _ name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "Goldens", name)
  if ProcessInfo.processInfo.environment["LIFECYCLELAB_RECORD_GOLDENS"] == "1" {
    try Data(text.utf8).write(to: golden)
    XCTFail("recorded Goldens/\(name); run again without recording", file: file, line: line)
    return
  }
  let data = FileManager.default.contents(atPath: golden.path)
  let expected = try XCTUnwrap(data, "there is no Goldens/\(name)", file: file, line: line)
  guard Data(text.utf8) != expected else { return }
  let difference = firstDifference(text, String(decoding: expected, as: UTF8.self))
  XCTFail("differs from Goldens/\(name) in \(difference)", file: file, line: line)
}

private func firstDifference(_ text: String, _ golden: String) -> String {
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
  func line(_ lines: [Substring]) -> String {
    index < lines.count ? String(lines[index]) : "(the end)"
  }
  return "line \(index + 1)\n  is:     \(line(new))\n  golden: \(line(old))"
}
