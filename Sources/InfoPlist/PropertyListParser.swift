import Foundation
import FoundationXML

/// Reads an XML property list, with the lines of its values.
///
/// The file is hostile: its size, depth and number of values are limited, and it has no say in its
/// encoding and entities.
package enum PropertyListParser {
  /// The largest `Info.plist` that is read, in bytes.
  static let maximumBytes = 256 << 10

  package static func parse(_ bytes: [UInt8]) throws(PropertyListProblem) -> PropertyListValue {
    try refuseOtherFormats(bytes)
    return try parse(bytes, maximumValues: PropertyListBuilder.standardValues)
  }

  /// Reads one that is known to be XML, of whose size its reader has judged.
  package static func parse(
    _ bytes: [UInt8], maximumValues: Int
  ) throws(PropertyListProblem) -> PropertyListValue {
    let text = try PropertyListPrologue.blanked(bytes)
    let delegate = ElementReader(maximumValues: maximumValues)
    let parser = XMLParser(data: Data(text))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    // What it returns says nothing about a file that ends early.
    _ = parser.parse()
    if let problem = delegate.problem { throw problem }
    guard let root = delegate.builder.root, delegate.builder.innermost == nil else {
      throw PropertyListProblem("is empty")
    }
    return root
  }

  private static func refuseOtherFormats(_ bytes: [UInt8]) throws(PropertyListProblem) {
    guard bytes.count <= maximumBytes else {
      throw PropertyListProblem(
        "has more than \(maximumBytes >> 10) KiB, which no Info.plist needs")
    }
    let toXML = "`plutil -convert xml1 Info.plist` saves it as XML"
    if bytes.starts(with: "bplist".utf8) {
      throw PropertyListProblem("is a binary property list; \(toXML)")
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw PropertyListProblem("is not UTF-8 text; \(toXML)")
    }
    guard let first = bytes.first(where: { $0 > UInt8(ascii: " ") }) else {
      throw PropertyListProblem("is empty")
    }
    if "{(".utf8.contains(first) {
      throw PropertyListProblem("is a property list in the old style; \(toXML)")
    }
  }
}

/// Hands the elements of the file to a builder, up to the first that is wrong.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var builder: PropertyListBuilder
  private(set) var problem: PropertyListProblem?

  init(maximumValues: Int) {
    builder = PropertyListBuilder(maximumValues: maximumValues)
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    take(from: parser) { builder, line throws(PropertyListProblem) in
      try builder.start(element, line: line)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    take(from: parser) { builder, line throws(PropertyListProblem) in
      try builder.add(text, line: line)
    }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    take(from: parser) { builder, line throws(PropertyListProblem) in
      try builder.add(String(decoding: block, as: UTF8.self), line: line)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    take(from: parser) { builder, _ throws(PropertyListProblem) in try builder.end() }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard problem == nil else { return }
    let code = ParserError(rawValue: (error as NSError).code)
    problem = PropertyListProblem(words(for: code), line: parser.lineNumber)
  }

  private func take(
    from parser: XMLParser,
    _ step: (inout PropertyListBuilder, Int) throws(PropertyListProblem) -> Void
  ) {
    guard problem == nil else { return }
    do throws(PropertyListProblem) {
      try step(&builder, parser.lineNumber)
    } catch {
      problem = error
      parser.abortParsing()
    }
  }

  /// libxml2 says no more than a number; what is open says the rest.
  private func words(for error: ParserError?) -> String {
    switch error {
    case .tagNameMismatch, .documentEnd:
      if let open = builder.innermost {
        return "has no </\(open.element)> for the <\(open.element)> of line \(open.line)"
      }
      return builder.root == nil ? "is no property list" : "goes on after </plist>"
    case .semicolonMissing, .undeclaredEntity, .undeclaredEntityWarning, .nameRequired:
      return "has an & or a < that begins nothing known; write &amp; or &lt;"
    case .documentEmpty: return "is no property list: it does not begin with <"
    case nil: return "is not well-formed XML here"
    }
  }
}

/// The numbers of libxml2's `xmlParserErrors` that are explained; Foundation's own enumeration of
/// them is off by one on Linux.
private enum ParserError: Int {
  case documentEmpty = 4
  case documentEnd = 5
  case semicolonMissing = 23
  case undeclaredEntity = 26
  case undeclaredEntityWarning = 27
  case nameRequired = 68
  case tagNameMismatch = 76
}
