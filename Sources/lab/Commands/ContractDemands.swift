import Grading

/// A criterion's demands as sentences, with rows of like ones drawn together.
struct ContractDemands: Hashable, Sendable {
  /// What a gap between like sentences has at most, in words.
  private static let gapWidth = 8
  /// As many like sentences in a row are one.
  private static let leastRow = 3

  let sentences: [String]

  init(_ criterion: ContractInWords.Criterion) {
    self.init(criterion.demands.map { Self.sentence($0) })
  }

  init(_ all: [String]) {
    var sentences: [String] = []
    var rest = all.map { $0.split(separator: " ").map(String.init) }[...]
    while !rest.isEmpty {
      let gap = Gap(rest, atMost: Self.gapWidth)
      let row = rest.prefix { gap?.isGap(of: $0) ?? false }
      if let gap, row.count >= Self.leastRow {
        sentences.append(gap.sentence(for: row))
        rest = rest.dropFirst(row.count)
      } else {
        sentences.append(rest.removeFirst().joined(separator: " "))
      }
    }
    self.sentences = sentences
  }

  private static func sentence(_ demand: ContractInWords.Demand) -> String {
    demand.text + (demand.always ? "" : ", in some scenarios")
      + (demand.exercisedBy.map { " (put to the test by \($0))" } ?? "")
  }
}

/// The one place in which sentences differ.
private struct Gap {
  /// Words before and after it.
  let before: [String]
  let after: [String]
  let limit: Int

  /// The gap between the first two; nil where they are too different.
  init?(_ sentences: ArraySlice<[String]>, atMost limit: Int) {
    guard let first = sentences.first, let second = sentences.dropFirst().first else { return nil }
    // A gap has at least one word, also where one sentence begins as the whole other does.
    let room = min(first.count, second.count) - 1
    let same = zip(first, second).prefix { $0 == $1 }.count
    before = Array(first.prefix(min(same, room)))
    let tail = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    after = Array(first.suffix(min(tail, room - before.count)))
    self.limit = limit
    guard before.count + after.count >= 3, isGap(of: first), isGap(of: second) else { return nil }
    // Words that both gaps have stand between two gaps, and the sentences differ in each.
    let (one, other) = (gap(of: first), gap(of: second))
    let common = Set(one).intersection(other).count
    guard 2 * common <= min(one.count, other.count) else { return nil }
  }

  private func gap(of sentence: [String]) -> ArraySlice<String> {
    sentence.dropFirst(before.count).dropLast(after.count)
  }

  /// Whether a sentence differs from the others here alone.
  func isGap(of sentence: [String]) -> Bool {
    (1...limit).contains(sentence.count - before.count - after.count)
      && sentence.starts(with: before) && sentence.suffix(after.count).elementsEqual(after)
  }

  /// One sentence that stands for all.
  func sentence(for row: ArraySlice<[String]>) -> String {
    let letter = ["X", "Y", "Z"].first { !(before + after).contains($0) } ?? "…"
    let gaps = row.map { gap(of: $0).joined(separator: " ") }
    let list = gaps.dropLast().joined(separator: ", ") + " and " + (gaps.last ?? "")
    return (before + [letter] + after).joined(separator: " ")
      + ", where \(letter) is each of \(list)"
  }
}
