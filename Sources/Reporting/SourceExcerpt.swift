import Wording

/// A line of a student's source as a report shows it, with the place that a compiler message means.
struct SourceExcerpt: Hashable, Sendable {
  /// The number of the line, 1-based, where known.
  let line: Int?
  /// Shown, without a line break, at most `ReportLimit.sourceLine` characters of the line.
  let text: String
  /// What stands before the caret; nil without one.
  let beforeCaret: String?

  /// - Parameter column: 1-based, in UTF-8 bytes; past the line's end means its end.
  init?(line: Int?, column: Int?, source: String?) {
    guard let source else { return nil }
    self.line = line
    let scalars = Array(firstLine(of: source).unicodeScalars)
    let caret = column.map { Self.scalarIndex(ofByte: $0 - 1, in: scalars) }
    let window = Self.window(around: caret ?? 0, of: scalars.count)
    let start = window.lowerBound > 0 ? "…" : ""
    let end = window.upperBound < scalars.count ? "…" : ""
    text = start + Self.text(scalars[window]) + end
    beforeCaret = caret.map { start + Self.text(scalars[window.lowerBound..<$0]) }
  }

  /// Padding as wide as what stands before the caret.
  ///
  /// A space for each ASCII character, so that the lines can be copied; tabs and all other
  /// characters stay, since only they are as wide as themselves.
  var caretPadding: String? {
    beforeCaret.map { String($0.map { $0 == "\t" || !$0.isASCII ? $0 : " " }) }
  }

  private static func scalarIndex(ofByte offset: Int, in scalars: [Unicode.Scalar]) -> Int {
    var bytes = 0
    for (index, scalar) in scalars.enumerated() {
      bytes += UTF8.width(scalar)
      if bytes > offset { return index }
    }
    return scalars.count
  }

  /// The part of a long line that is shown: it begins shortly before the caret, so that a phone
  /// shows both without scrolling.
  private static func window(around caret: Int, of count: Int) -> Range<Int> {
    let limit = ReportLimit.sourceLine
    guard count > limit else { return 0..<count }
    let start = max(0, caret - 30)
    return start..<min(start + limit, count)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    shown(String(String.UnicodeScalarView(scalars)), as: .lines)
  }
}

/// The text up to its first line feed or carriage return.
func firstLine(of text: String) -> String {
  String(text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" })
}
