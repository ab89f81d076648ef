/// Random numbers that a seed decides, the same on every machine: SplitMix64.
struct StoryGenerator {
  private var state: UInt64

  /// One generator for each story of a seed, so that no story depends on how long another was.
  init(seed: UInt64, story: Int) {
    state = seed
    let start = next()
    state = start &+ UInt64(truncatingIfNeeded: story) &* 0xD134_2543_DE82_EF95
    _ = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The place of one of these weights, each as likely as it is large; nil where all are 0.
  mutating func place(among weights: [Int]) -> Int? {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return nil }
    var left = Int(next() % UInt64(sum))
    for (place, weight) in weights.enumerated() {
      left -= weight
      if left < 0 { return place }
    }
    return nil
  }
}
