import PlainXML
import Wording

/// Reads the XML of a storyboard or a xib.
///
/// The file is hostile: its size, depth, elements and texts are limited, and it has no say in its
/// encoding and entities.
enum ElementParser {
  /// The largest file that is read, in bytes.
  static let maximumBytes = 1 << 20

  static func parse(_ bytes: [UInt8]) throws(FileProblem) -> InterfaceElement {
    guard bytes.count <= maximumBytes else {
      throw FileProblem("has more than \(maximumBytes >> 10) KiB")
    }
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      throw FileProblem("is compiled; submit the file that Xcode's editor opens")
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw FileProblem("is not UTF-8 text")
    }
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
      throw FileProblem("is empty")
    }
    let reader = try MarkupReader<ElementTree>(bytes, documentType: .refused)
    guard let root = try reader.read(into: ElementTree()).root else {
      throw FileProblem("is empty")
    }
    return root
  }
}
