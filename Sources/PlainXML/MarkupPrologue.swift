import Wording

/// What stands before the first element of an XML file: the XML declaration and the DOCTYPE.
///
/// Both are taken away before the parser sees the text, so that no file chooses its own encoding, names
/// another file, or declares entities that grow when they are read. Behind the first element XML
/// allows neither.
package struct MarkupPrologue {
  /// What becomes of a DOCTYPE.
  package enum DocumentType {
    /// It is as good as not there; one with declarations of its own is refused.
    case ignored
    /// Of files in which Xcode writes none.
    case refused
  }

  private static let blank = UInt8(ascii: " ")
  private var text: [UInt8]
  private let documentType: DocumentType
  private var position = 0

  /// The same lines, with nothing in the place of the declarations.
  ///
  /// Throws where a DOCTYPE must not be, or holds declarations of its own.
  static func blanked(
    _ text: [UInt8], _ documentType: DocumentType
  ) throws(FileProblem) -> [UInt8] {
    var prologue = MarkupPrologue(text: text, documentType: documentType)
    try prologue.blank()
    return prologue.text
  }

  private init(text: [UInt8], documentType: DocumentType) {
    self.text = text
    self.documentType = documentType
  }

  private mutating func blank() throws(FileProblem) {
    if begins(with: "\u{FEFF}") { blank(upTo: 3) }
    if begins(with: "<?xml ") || begins(with: "<?xml\t") || begins(with: "<?xml\n") {
      blank(upTo: end(of: "?>"))
    }
    while position < text.count {
      if text[position] <= Self.blank {
        position += 1
      } else if begins(with: "<!--") {
        position = end(of: "-->")
      } else if begins(with: "<?") {
        position = end(of: "?>")
      } else if begins(with: "<!DOCTYPE") {
        guard documentType == .ignored else {
          throw FileProblem(
            "has a document type declaration, and Xcode writes none", line: text.line(of: position))
        }
        blank(upTo: try endOfDocumentType())
      } else {
        return
      }
    }
  }

  private func begins(with mark: String) -> Bool { text.begins(with: mark, at: position) }

  private func end(of mark: String) -> Int { text.end(of: mark, from: position) }

  private func endOfDocumentType() throws(FileProblem) -> Int {
    var quote: UInt8?
    for index in position..<text.count {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw FileProblem(
          "has declarations between [ and ] in its DOCTYPE, which no property list needs",
          line: text.line(of: index))
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return text.count
  }

  private mutating func blank(upTo end: Int) {
    for index in position..<end where text[index] != UInt8(ascii: "\n") {
      text[index] = Self.blank
    }
    position = end
  }
}
