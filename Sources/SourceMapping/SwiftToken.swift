/// A lexical element of a Swift file, by its place in the file's bytes.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case identifier
    /// A name in backticks.
    case quotedIdentifier
    case number
    /// The text of a string literal; one with interpolations has a token for each part of its text.
    case string
    case regex
    /// One byte of an operator, a bracket or another mark.
    case mark
  }

  var kind: Kind
  /// In bytes.
  var range: Range<Int>
}
