/// Reads `.xcconfig` files, with those that they include.
struct ConfigurationFile {
  static let maximumFiles = 50
  private static let maximumDepth = 10
  private static let maximumLines = 20_000

  /// A file of the submission by its path; nil where there is none.
  let read: (String) -> [UInt8]?
  /// The project's folder, where an include is looked for that is not beside its file.
  let root: String
  private var assignments: [(name: String, value: String)] = []
  private var files = 0
  private var lines = 0

  init(root: String, read: @escaping (String) -> [UInt8]?) {
    self.root = root
    self.read = read
  }

  /// The settings of a file; none where it is not in the submission.
  static func layer(
    at path: String, root: String, read: @escaping (String) -> [UInt8]?
  ) -> BuildSettings.Layer {
    var file = ConfigurationFile(root: root, read: read)
    _ = file.include(path, depth: 0)
    return BuildSettings.layer(of: file.assignments)
  }

  private mutating func include(_ path: String, depth: Int) -> Bool {
    guard depth < Self.maximumDepth, files < Self.maximumFiles, let bytes = read(path) else {
      return false
    }
    files += 1
    let folder = ProjectPath.folder(of: path)
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      lines += 1
      guard lines <= Self.maximumLines else { break }
      let text = Self.withoutComment(line).trimmed
      if text.hasPrefix("#include") {
        guard let name = Self.quoted(text) else { continue }
        for place in [folder, root] {
          guard let path = ProjectPath.resolve(name, in: place) else { continue }
          if include(path, depth: depth + 1) { break }
        }
      } else {
        assign(text)
      }
    }
    return true
  }

  /// `NAME = value`, `NAME[sdk=iphoneos*] = value`: a condition has an equals sign of its own.
  private mutating func assign(_ text: Substring) {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let name = text[..<index].trimmed
        var value = text[text.index(after: index)...].trimmed
        if value.last == ";" { value = value.dropLast().trimmed }
        if !name.isEmpty { assignments.append((String(name), String(value))) }
        return
      default: continue
      }
    }
  }

  /// A comment begins at two slashes, in an address too.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func quoted(_ text: Substring) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let front = drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return front[...last]
  }
}
