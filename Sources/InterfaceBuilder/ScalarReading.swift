import NibFormat
import Wording

/// Reads numbers, Booleans and names out of attributes.
extension InterfaceElement {
  /// No length, factor or count in a storyboard is larger.
  private static let largest = 1e9

  /// Interface Builder's YES or NO; nil where the attribute is missing.
  func bool(_ attribute: String) throws(FileProblem) -> Bool? {
    guard let text = self[attribute] else { return nil }
    switch text {
    case "YES", "true": return true
    case "NO", "false": return false
    default: throw wrong(attribute, "neither YES nor NO")
    }
  }

  func number(_ attribute: String) throws(FileProblem) -> Double? {
    guard let text = self[attribute] else { return nil }
    guard let number = Double(text), number.magnitude <= Self.largest else {
      throw wrong(attribute, "no number that can be used")
    }
    return number
  }

  func integer(_ attribute: String) throws(FileProblem) -> Int? {
    guard let number = try number(attribute) else { return nil }
    guard let integer = Int(exactly: number) else { throw wrong(attribute, "no whole number") }
    return integer
  }

  /// The numbers of the attributes, 0 for those that are missing.
  func numbers(_ attributes: String...) throws(FileProblem) -> NibValue {
    var numbers: [Double] = []
    for attribute in attributes { numbers.append(try number(attribute) ?? 0) }
    return .numbers(numbers)
  }

  func image(_ attribute: String) -> NibValue? {
    self[attribute].map { .image(name: $0, isSystem: self["catalog"] == "system") }
  }

  /// The attributes that say YES, renamed, in the order of the names.
  func flags(_ names: KeyValuePairs<String, String>) throws(FileProblem) -> NibValue {
    var flags: [NibValue] = []
    for (attribute, name) in names where try bool(attribute) == true {
      flags.append(.string(name))
    }
    return .list(flags)
  }

  func wrong(_ attribute: String, _ why: String) -> FileProblem {
    let value = shownBriefly(self[attribute] ?? "")
    return FileProblem(
      "has a <\(shownBriefly(name))> whose \(attribute) “\(value)” is \(why)", line: line)
  }
}

/// Reads all attributes that a table knows.
extension AttributeTable {
  func values(of element: InterfaceElement) throws(FileProblem) -> [String: NibValue] {
    var values: [String: NibValue] = [:]
    // In a fixed order, so that of two mistakes the same one is told each time.
    for attribute in element.attributes.keys.sorted() {
      guard let entry = entries[attribute] else { continue }
      values[entry.property] = try value(of: attribute, in: element, entry.meaning)
    }
    return values
  }

  private func value(
    of attribute: String, in element: InterfaceElement, _ meaning: Meaning
  ) throws(FileProblem) -> NibValue? {
    switch meaning {
    case .bool: try element.bool(attribute).map { .bool($0) }
    case .int: try element.integer(attribute).map { .int($0) }
    case .double: try element.number(attribute).map { .double($0) }
    case .string: element[attribute].map { .string($0) }
    case .image: element.image(attribute)
    case .object: element[attribute].map { .object($0) }
    case .choice(let cases): element[attribute].map { .string(cases[$0] ?? $0) }
    }
  }
}
