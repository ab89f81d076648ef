import PlainXML
import Wording

/// Reads an XML property list, with the lines of its values.
///
/// The file is hostile: its size, depth and number of values are limited, and it has no say in its
/// encoding and entities.
package enum PropertyListParser {
  /// The largest `Info.plist` that is read, in bytes.
  static let maximumBytes = 256 << 10

  package static func parse(_ bytes: [UInt8]) throws(FileProblem) -> PropertyListValue {
    try refuseOtherFormats(bytes)
    return try parse(bytes, maximumValues: PropertyListBuilder.standardValues)
  }

  /// Reads one that is known to be XML, of whose size its reader has judged.
  package static func parse(
    _ bytes: [UInt8], maximumValues: Int
  ) throws(FileProblem) -> PropertyListValue {
    let reader = try MarkupReader<PropertyListBuilder>(bytes, documentType: .ignored)
    let builder = try reader.read(into: PropertyListBuilder(maximumValues: maximumValues))
    guard let root = builder.root else { throw FileProblem("is empty") }
    return root
  }

  private static func refuseOtherFormats(_ bytes: [UInt8]) throws(FileProblem) {
    guard bytes.count <= maximumBytes else {
      throw FileProblem(
        "has more than \(maximumBytes >> 10) KiB, which no Info.plist needs")
    }
    let toXML = "`plutil -convert xml1 Info.plist` saves it as XML"
    if bytes.starts(with: "bplist".utf8) {
      throw FileProblem("is a binary property list; \(toXML)")
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw FileProblem("is not UTF-8 text; \(toXML)")
    }
    guard let first = bytes.first(where: { $0 > UInt8(ascii: " ") }) else {
      throw FileProblem("is empty")
    }
    if "{(".utf8.contains(first) {
      throw FileProblem("is a property list in the old style; \(toXML)")
    }
  }
}
