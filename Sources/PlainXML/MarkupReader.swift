import Foundation
import FoundationXML
import Wording

/// What takes the elements of a file as they come.
package protocol MarkupBuilder {
  /// What it calls the elements that are still open; nil where none is.
  var innermost: (name: String, line: Int)? { get }
  /// Whether the outermost element is complete.
  var isComplete: Bool { get }
  /// What the file is not, if it is something else: `XML`.
  static var kind: String { get }

  mutating func start(
    _ name: String, _ attributes: [String: String], line: Int
  ) throws(FileProblem)
  mutating func add(_ text: String, line: Int) throws(FileProblem)
  /// Ends the innermost element.
  mutating func end() throws(FileProblem)
}

/// Reads a hostile XML file: it has no say in its encoding and entities, and what would cost the parser
/// time that grows with its square is refused. Its size is the caller's to judge.
package struct MarkupReader<Builder: MarkupBuilder> {
  private let text: [UInt8]

  /// Throws where the file begins with what it must not have.
  package init(
    _ bytes: [UInt8], documentType: MarkupPrologue.DocumentType
  ) throws(FileProblem) {
    text = try MarkupPrologue.blanked(bytes, documentType)
    try MarkupCheck.check(text)
  }

  /// Hands the elements to a builder, up to the first that is wrong.
  package func read(into builder: Builder) throws(FileProblem) -> Builder {
    let delegate = ElementReader(builder)
    let parser = XMLParser(data: Data(text))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    // What it returns says nothing about a file that ends early.
    _ = parser.parse()
    if let problem = delegate.problem { throw problem }
    guard delegate.builder.isComplete, delegate.builder.innermost == nil else {
      throw FileProblem("is empty")
    }
    return delegate.builder
  }
}

private final class ElementReader<Builder: MarkupBuilder>: NSObject, XMLParserDelegate {
  private(set) var builder: Builder
  private(set) var problem: FileProblem?

  init(_ builder: Builder) {
    self.builder = builder
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    take(from: parser) { builder, line throws(FileProblem) in
      try builder.start(element, attributes, line: line)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    take(from: parser) { builder, line throws(FileProblem) in try builder.add(text, line: line) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    take(from: parser) { builder, line throws(FileProblem) in
      try builder.add(String(decoding: block, as: UTF8.self), line: line)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    take(from: parser) { builder, _ throws(FileProblem) in try builder.end() }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard problem == nil else { return }
    let code = ParserError(rawValue: (error as NSError).code)
    problem = FileProblem(words(for: code), line: parser.lineNumber)
    parser.abortParsing()
  }

  private func take(
    from parser: XMLParser, _ step: (inout Builder, Int) throws(FileProblem) -> Void
  ) {
    guard problem == nil else { return }
    do throws(FileProblem) {
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
        let name = shownBriefly(open.name)
        return "has no </\(name)> for the <\(name)> of line \(open.line)"
      }
      return builder.isComplete ? "goes on after its last element" : "is no \(Builder.kind)"
    case .semicolonMissing, .undeclaredEntity, .undeclaredEntityWarning, .nameRequired:
      return "has an & or a < that begins nothing known; write &amp; or &lt;"
    case .attributeRedefined: return "has an attribute twice in one element"
    case .documentEmpty: return "is no \(Builder.kind): it does not begin with <"
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
