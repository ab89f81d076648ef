/// The paths of a submission's files, to be asked for files and for what folders hold.
struct SubmittedFiles {
  /// Sorted by their bytes.
  let paths: [String]
  private let all: Set<String>

  init(_ paths: [String]) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    all = Set(paths)
  }

  func contains(_ path: String) -> Bool { all.contains(path) }

  /// The files inside of a folder, however deep.
  func inside(of folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return paths[...] }
    let prefix = folder + "/"
    let start = first { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
    let end = paths[start...].prefix { $0.utf8.starts(with: prefix.utf8) }.endIndex
    return paths[start..<end]
  }

  /// The first place where the sorted paths meet a condition.
  private func first(where isMet: (String) -> Bool) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if isMet(paths[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
