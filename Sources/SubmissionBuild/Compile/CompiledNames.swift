import SourceMapping

/// The names under which a submission's files are compiled: ours, and the student's own where that
/// is harmless, as traps and `#fileID` tell it.
struct CompiledNames {
  /// In the order of the files.
  var names: [String]

  init(for files: [SourceFile]) {
    let own = files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
    var uses: [String: Int] = [:]
    // The compiler refuses two files of one name, some file systems two that differ in case.
    for name in own { uses[name.lowercased(), default: 0] += 1 }
    var taken = Set(own.map { $0.lowercased() })
    var number = 0
    names = own.map { name in
      if uses[name.lowercased()] == 1, Self.isHarmless(name) { return name }
      var made = name
      repeat {
        number += 1
        made = "File\(number).swift"
      } while !taken.insert(made.lowercased()).inserted
      return made
    }
  }

  /// Letters, digits and a few marks of ASCII, and no mark in front, where tools see options.
  private static func isHarmless(_ name: String) -> Bool {
    let letters = name.utf8.allSatisfy {
      Byte.continuesName($0) && $0 < 0x80 && $0 != 0x24 || "-+.".utf8.contains($0)
    }
    guard let first = name.utf8.first, letters, name.utf8.count <= 100 else { return false }
    return Byte.continuesName(first)
  }
}
