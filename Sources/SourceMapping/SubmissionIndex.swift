/// The types of all files of a submission, by name.
struct SubmissionIndex {
  /// A type's declaration or one of its extensions, with the code that it stands in.
  struct Entry {
    var type: TypeDeclaration
    var file: Int
  }

  /// A member and where it is declared.
  typealias Found = (member: MemberDeclaration, entry: Entry)

  /// Declarations of one name that are looked at, so that a hostile file costs no more than its
  /// length.
  private static let limit = 32

  private var entries: [String: [Entry]] = [:]
  /// By their own names, then by those of their types.
  private var members: [String: [String: [Found]]] = [:]
  private var exposing: Set<String> = []

  init(_ structures: [SourceStructure]) {
    for (file, structure) in structures.enumerated() {
      for type in structure.types {
        add(Entry(type: type, file: file), named: type.path.last ?? "")
      }
    }
  }

  private mutating func add(_ entry: Entry, named name: String) {
    guard entries[name, default: []].count < Self.limit else { return }
    entries[name, default: []].append(entry)
    if entry.type.keyword == .class, entry.type.exposesMembers { exposing.insert(name) }
    for member in entry.type.members
    where members[member.name, default: [:]][name, default: []].count < Self.limit {
      members[member.name, default: [:]][name, default: []].append((member, entry))
    }
  }

  func declarations(of name: String) -> [Entry] { entries[name] ?? [] }

  /// The class of a name and those above it, as far as the submission declares them.
  func chain(from name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next, !chain.contains(name), chain.count < Self.limit {
      chain.append(name)
      next = declarations(of: name).first { $0.type.keyword == .class }?.type.parents.first
    }
    return chain
  }

  /// Whether a class or one above it shows all its members, as `@objcMembers` says.
  func exposesMembers(_ name: String) -> Bool {
    !exposing.isEmpty && chain(from: name).contains { exposing.contains($0) }
  }

  /// Whether Objective-C sees a member of a type.
  func isExposed(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    if member.attribute("nonobjc") != nil { return false }
    if member.isExposed || (type.keyword == .extension && type.exposesMembers) { return true }
    guard !member.modifiers.contains("private"), !member.modifiers.contains("fileprivate") else {
      return false
    }
    return exposesMembers(type.path.last ?? "")
  }

  /// The members of a name that a class has or inherits, the nearest class first.
  func members(named name: String, of type: String) -> [Found] {
    guard let types = members[name] else { return [] }
    return chain(from: type).lazy.compactMap { types[$0] }.first ?? []
  }

  /// The members of a name in all types.
  func members(named name: String) -> [Found] {
    guard let types = members[name] else { return [] }
    guard types.count <= Self.limit else { return [] }
    return types.keys.sorted().flatMap { types[$0] ?? [] }
  }
}

/// The lines of a file, to tell places of offsets without reading it again for each.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.lazy.filter { bytes[$0] == Byte.newline }.map { $0 + 1 }
  }

  func place(of offset: Int) -> SourcePlace {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePlace(line: low + 1, column: offset - starts[low] + 1)
  }
}
