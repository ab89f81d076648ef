/// What stands before the first element of a file: the XML declaration, comments, a DOCTYPE.
///
/// The declaration is blanked before the parser sees the text, so that no file chooses its own
/// encoding. A DOCTYPE, where entities could be declared that grow when they are read, is refused:
/// Xcode writes none. Behind the first element XML allows neither.
struct InterfacePrologue {
  private let text: [UInt8]
  private var position = 0

  /// The same lines, with spaces in the place of the declaration.
  static func blanked(_ bytes: [UInt8]) throws(InterfaceProblem) -> [UInt8] {
    var prologue = InterfacePrologue(text: bytes)
    let end = prologue.endOfDeclaration()
    try prologue.refuseDocumentType()
    var text = bytes
    for index in 0..<end where text[index] != UInt8(ascii: "\n") {
      text[index] = UInt8(ascii: " ")
    }
    return text
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private mutating func endOfDeclaration() -> Int {
    if begins(with: "\u{FEFF}") { position = 3 }
    if begins(with: "<?xml ") || begins(with: "<?xml\t") || begins(with: "<?xml\n") {
      position = end(of: "?>")
    }
    return position
  }

  private mutating func refuseDocumentType() throws(InterfaceProblem) {
    while position < text.count {
      if text[position] <= UInt8(ascii: " ") {
        position += 1
      } else if begins(with: "<!--") {
        position = end(of: "-->")
      } else if begins(with: "<?") {
        position = end(of: "?>")
      } else if begins(with: "<!") {
        let line = text[..<position].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        throw InterfaceProblem("has a document type declaration, and Xcode writes none", line: line)
      } else {
        return
      }
    }
  }

  private func begins(with mark: String) -> Bool { text[position...].starts(with: mark.utf8) }

  /// The place right after the next such mark; the end of the text where there is none.
  private func end(of mark: String) -> Int {
    let mark = Array(mark.utf8)
    var start = position
    while start < text.count {
      if text[start] == mark[0], text[start...].starts(with: mark) { return start + mark.count }
      start += 1
    }
    return text.count
  }
}
