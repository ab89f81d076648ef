import Wording

/// Refuses what is well within the file's size and yet costs libxml2 time that grows with its square:
/// elements of very many attributes, which it compares each with each, and double hyphens in a
/// comment, for each of which it words an error that quotes the comment.
struct MarkupCheck {
  /// The most attributes of one element.
  static let maximumAttributes = 256

  private let text: [UInt8]
  private var position = 0

  static func check(_ text: [UInt8]) throws(FileProblem) {
    var check = MarkupCheck(text: text)
    while check.position < text.count {
      if text[check.position] == UInt8(ascii: "<") {
        try check.passMarkup()
      } else {
        check.position += 1
      }
    }
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private mutating func passMarkup() throws(FileProblem) {
    if begins(with: "<!--") {
      position += 4
      pass("--")
      guard position >= text.count || text[position] == UInt8(ascii: ">") else {
        throw problem("has a comment with -- in it")
      }
    } else if begins(with: "<![CDATA[") {
      pass("]]>")
    } else if begins(with: "<?") {
      pass("?>")
    } else {
      try passTag()
    }
  }

  /// Passes a tag up to its >; no value of an attribute has a < in it, so that one ends it as well.
  private mutating func passTag() throws(FileProblem) {
    position += 1
    var count = 0
    var quote: UInt8?
    while position < text.count, text[position] != UInt8(ascii: "<") {
      let byte = text[position]
      position += 1
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "=") {
        count += 1
        guard count <= Self.maximumAttributes else {
          throw problem("has an element of more than \(Self.maximumAttributes) attributes")
        }
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  private func begins(with mark: String) -> Bool { text.begins(with: mark, at: position) }

  /// Goes right behind the next such mark, to the end of the text where there is none.
  private mutating func pass(_ mark: String) { position = text.end(of: mark, from: position) }

  private func problem(_ message: String) -> FileProblem {
    FileProblem(message, line: text.line(of: position))
  }
}
