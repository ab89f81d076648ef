import InfoPlist
import Wording

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectGraph {
  /// The largest file that is read, in bytes.
  static let maximumBytes = 4 << 20

  /// One object, such as a file reference or a target.
  struct Object {
    var isa: String
    var line: Int
    private var values: [String: PropertyListValue] = [:]

    init?(_ value: PropertyListValue) {
      guard case .dictionary(let entries) = value.content else { return nil }
      for entry in entries { values[entry.key] = entry.value }
      guard case .string(let isa) = values["isa"]?.content else { return nil }
      self.isa = isa
      line = value.line
    }

    subscript(_ key: String) -> PropertyListValue? { values[key] }

    func string(_ key: String) -> String? {
      if case .string(let text) = values[key]?.content { text } else { nil }
    }

    /// The length of a list; 0 where there is none.
    func count(of key: String) -> Int {
      if case .list(let items) = values[key]?.content { items.count } else { 0 }
    }

    /// The strings of a list; empty where there is none.
    func strings(_ key: String) -> [String] {
      guard case .list(let items) = values[key]?.content else { return [] }
      return items.compactMap { if case .string(let text) = $0.content { text } else { nil } }
    }
  }

  fileprivate var objects: [String: Object] = [:]
  let project: Object

  init(_ bytes: [UInt8]) throws(FileProblem) {
    guard bytes.count <= Self.maximumBytes else {
      throw FileProblem("has more than \(Self.maximumBytes >> 20) MiB")
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw FileProblem("is not UTF-8 text")
    }
    let root = try Self.root(of: bytes)
    guard case .dictionary(let entries) = root.content else {
      throw FileProblem("holds \(root.kind), not a dictionary", line: root.line)
    }
    guard case .dictionary(let list) = entries.first(where: { $0.key == "objects" })?.value.content
    else { throw FileProblem("has no objects") }
    for entry in list {
      if let object = Object(entry.value) { objects[entry.key] = object }
    }
    guard case .string(let id) = entries.first(where: { $0.key == "rootObject" })?.value.content,
      let project = objects[id], project.isa == "PBXProject"
    else { throw FileProblem("has no project as its root object") }
    self.project = project
  }

  private static func root(of bytes: [UInt8]) throws(FileProblem) -> PropertyListValue {
    // A conflict of two versions that nobody has resolved.
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where line.starts(with: "<<<<<<< ".utf8) {
      throw FileProblem("has a merge conflict that is not resolved", line: index + 1)
    }
    var text = bytes[...]
    if text.starts(with: "\u{FEFF}".utf8) { text = text.dropFirst(3) }
    guard text.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<") else {
      return try OldStylePropertyList.parse(Array(text))
    }
    do {
      return try PropertyListParser.parse(
        Array(text), maximumValues: OldStylePropertyList.maximumValues)
    } catch {
      throw FileProblem(error.message, line: error.line)
    }
  }

  subscript(_ id: String) -> Object? { objects[id] }

  /// The objects that a list names, with their identifiers.
  func objects(_ key: String, of object: Object) -> [(id: String, object: Object)] {
    object.strings(key).compactMap { id in objects[id].map { (id, $0) } }
  }
}

extension ProjectGraph {
  /// All objects of a kind, in the order of their identifiers.
  func all(_ isMeant: (Object) -> Bool) -> [(id: String, object: Object)] {
    objects.filter { isMeant($0.value) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The objects that a list names, each once.
  func distinctObjects(
    _ key: String, of object: Object, atMost limit: Int
  ) -> [(id: String, object: Object)] {
    var seen: Set<String> = []
    return Array(objects(key, of: object).filter { seen.insert($0.id).inserted }.prefix(limit))
  }
}

/// How many entries of a project's lists are still read: objects that name each other over and over
/// again cost no more than those of a large project.
final class ReadingBudget {
  private var entries: Int

  init(entries: Int) {
    self.entries = entries
  }

  /// Whether there was enough left.
  func take(_ count: Int) -> Bool {
    guard entries >= count else { return false }
    entries -= count
    return true
  }
}
