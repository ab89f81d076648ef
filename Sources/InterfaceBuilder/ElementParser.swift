import Foundation
import FoundationXML

/// Reads the XML of a storyboard or a xib.
///
/// The file is hostile: its size, depth, elements and texts are limited, and it has no say in its
/// encoding and entities.
enum ElementParser {
  /// The largest file that is read, in bytes.
  static let maximumBytes = 1 << 20

  static func parse(_ bytes: [UInt8]) throws(InterfaceProblem) -> InterfaceElement {
    guard bytes.count <= maximumBytes else {
      throw InterfaceProblem("has more than \(maximumBytes >> 10) KiB")
    }
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      throw InterfaceProblem("is compiled; submit the file that Xcode's editor opens")
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw InterfaceProblem("is not UTF-8 text")
    }
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
      throw InterfaceProblem("is empty")
    }
    let text = try InterfacePrologue.blanked(bytes)
    try MarkupCheck.check(text)
    let delegate = ElementReader()
    let parser = XMLParser(data: Data(text))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    // What it returns says nothing about a file that ends early.
    _ = parser.parse()
    if let problem = delegate.problem { throw problem }
    guard let root = delegate.tree.root else { throw InterfaceProblem("is empty") }
    return root
  }
}

/// Hands the elements of the file to a tree, up to the first that is wrong.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var tree = ElementTree()
  private(set) var problem: InterfaceProblem?

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    take(from: parser) { tree, line throws(InterfaceProblem) in
      try tree.start(element, attributes, line: line)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    take(from: parser) { tree, line throws(InterfaceProblem) in try tree.add(text, line: line) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    take(from: parser) { tree, line throws(InterfaceProblem) in
      try tree.add(String(decoding: block, as: UTF8.self), line: line)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    take(from: parser) { tree, _ in tree.end() }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard problem == nil else { return }
    let code = ParserError(rawValue: (error as NSError).code)
    problem = InterfaceProblem(words(for: code), line: parser.lineNumber)
    parser.abortParsing()
  }

  private func take(
    from parser: XMLParser,
    _ step: (inout ElementTree, Int) throws(InterfaceProblem) -> Void
  ) {
    guard problem == nil else { return }
    do throws(InterfaceProblem) {
      try step(&tree, parser.lineNumber)
    } catch {
      problem = error
      parser.abortParsing()
    }
  }

  /// libxml2 says no more than a number; what is open says the rest.
  private func words(for error: ParserError?) -> String {
    switch error {
    case .tagNameMismatch, .documentEnd:
      if let open = tree.innermost {
        let name = shownBriefly(open.name)
        return "has no </\(name)> for the <\(name)> of line \(open.line)"
      }
      return tree.root == nil ? "is no XML" : "goes on after its last element"
    case .semicolonMissing, .undeclaredEntity, .undeclaredEntityWarning, .nameRequired:
      return "has an & or a < that begins nothing known; write &amp; or &lt;"
    case .attributeRedefined: return "has an attribute twice in one element"
    case .documentEmpty: return "is no XML: it does not begin with <"
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
  case attributeRedefined = 42
  case nameRequired = 68
  case tagNameMismatch = 76
}
