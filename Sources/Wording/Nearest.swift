/// The word of `candidates` nearest to `word`, if it is near enough to be what was meant.
///
/// A letter changed, added, left out or swapped with its neighbour is one change. Near enough: at
/// most a third of the longer word's letters changed (one, in a word of two to five letters).
/// Case does not count. Of equally near words the first in the alphabet wins.
public func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased())
  return candidates.compactMap { candidate -> (distance: Int, candidate: String)? in
    let other = Array(candidate.lowercased())
    let longer = max(letters.count, other.count)
    let allowed = longer < 2 ? 0 : max(1, longer / 3)
    guard abs(letters.count - other.count) <= allowed else { return nil }
    let distance = editDistance(letters, other)
    return distance <= allowed ? (distance, candidate) : nil
  }
  .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?.candidate
}

/// Damerau's distance without overlapping swaps (optimal string alignment).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let replace = above[j] + (a[i] == b[j] ? 0 : 1)
      var best = min(replace, above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
      row.append(best)
    }
    before = above
    above = row
  }
  return above[b.count]
}
