/// The types of all files of a submission, by name.
struct SubmissionIndex {
  /// A type's declaration or one of its extensions, with the code that it stands in.
  struct Entry {
    var type: TypeDeclaration
    var file: Int
  }

  private var entries: [String: [Entry]] = [:]

  init(_ structures: [SourceStructure]) {
    for (file, structure) in structures.enumerated() {
      for type in structure.types {
        entries[type.path.last ?? "", default: []].append(Entry(type: type, file: file))
      }
    }
  }

  func declarations(of name: String) -> [Entry] { entries[name] ?? [] }

  /// The class of a name and those above it, as far as the submission declares them.
  func chain(from name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next, !chain.contains(name), chain.count < 50 {
      chain.append(name)
      next = declarations(of: name).first { $0.type.keyword == .class }?.type.parents.first
    }
    return chain
  }

  /// Whether a class or one above it shows all its members, as `@objcMembers` says.
  func exposesMembers(_ name: String) -> Bool {
    chain(from: name).contains { name in
      declarations(of: name).contains { $0.type.keyword == .class && $0.type.exposesMembers }
    }
  }

  /// Whether Objective-C sees a member of a type.
  func isExposed(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    if member.attribute("nonobjc") != nil { return false }
    if member.isExposed || type.exposesMembers { return true }
    guard !member.modifiers.contains("private"), !member.modifiers.contains("fileprivate") else {
      return false
    }
    return exposesMembers(type.path.last ?? "")
  }

  /// The members of a name that a class has or inherits, the nearest class first.
  func members(
    named name: String, of type: String
  ) -> [(member: MemberDeclaration, entry: Entry)] {
    for type in chain(from: type) {
      let found = declarations(of: type).flatMap { entry in
        entry.type.members.filter { $0.name == name }.map { ($0, entry) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The members of a name in all types.
  func members(named name: String) -> [(member: MemberDeclaration, entry: Entry)] {
    entries.keys.sorted().flatMap { declarations(of: $0) }.flatMap { entry in
      entry.type.members.filter { $0.name == name }.map { ($0, entry) }
    }
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
