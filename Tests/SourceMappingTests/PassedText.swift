import XCTest

@testable import SourceMapping

/// What the pass makes of one file beside an app delegate.
struct PassedText {
  /// The file's own lines.
  var own = ""
  /// What is appended to them.
  var tail = ""
  var messages: [String] = []

  init(_ text: String, _ others: String...) {
    let files = ([text, "@main class Beginning {}"] + others).enumerated().map {
      SourceFile(path: "\($0.offset).swift", text: Array($0.element.utf8))
    }
    switch SourcePass.apply(to: files) {
    case .passed(let files):
      let passed = String(decoding: files[0].text, as: UTF8.self)
      own = String(decoding: passed.utf8.prefix(text.utf8.count), as: UTF8.self)
      tail = String(decoding: passed.utf8.dropFirst(text.utf8.count), as: UTF8.self)
    case .rejected(let diagnostics):
      messages = diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
    }
  }

  /// The Objective-C names in the table of selectors, in order.
  var selectors: [String] { Self.quoted(in: tail, after: "UIKit.SelectorNames([", until: "])") }

  /// The names of outlets and methods in the lists, in order.
  var connections: [String] {
    tail.components(separatedBy: "all.append(.").dropFirst().compactMap {
      $0.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  private static func quoted(in text: String, after start: String, until end: String) -> [String] {
    guard
      let table = text.components(separatedBy: start).dropFirst().first?
        .components(separatedBy: end).first
    else { return [] }
    return table.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
