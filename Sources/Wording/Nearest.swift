/// The word of `candidates` nearest to `word`, if it is near enough to be what was meant.
///
/// Near enough: at most a third of the longer word's letters, and at least one, have to change.
public func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let ranked = candidates.map { ($0, editDistance(word.lowercased(), $0.lowercased())) }
    .filter { $0.1 <= max(1, max(word.count, $0.0.count) / 3) }
  return ranked.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
}

/// Levenshtein distance in characters.
private func editDistance(_ a: String, _ b: String) -> Int {
  let b = Array(b)
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let replace = diagonal + (x == y ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replace, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
