/// Every word of 1 to `longest` letters over an alphabet, by index: the shorter first, then as
/// numbers whose digits are the letters.
public struct ShortWords: Hashable, Sendable {
  public let alphabet: Int
  public let longest: Int
  /// How many words are shorter than n letters, for n in 0…longest + 1.
  private let shorter: [Int]
  /// The alphabet's powers.
  private let powers: [Int]
  private let lengths: [Int]

  public init(alphabet: Int, longest: Int) {
    self.alphabet = alphabet
    self.longest = longest
    var powers = [1]
    var shorter = [0, 0]
    var lengths: [Int] = []
    for length in 1...longest {
      let power = powers[length - 1] * alphabet
      powers.append(power)
      shorter.append(shorter[length] + power)
      lengths += Array(repeating: length, count: power)
    }
    self.powers = powers
    self.shorter = shorter
    self.lengths = lengths
  }

  public var count: Int { shorter[longest + 1] }

  public func length(_ index: Int) -> Int { lengths[index] }

  private func number(_ index: Int) -> Int { index - shorter[length(index)] }

  public func first(_ index: Int) -> Int { number(index) / powers[length(index) - 1] }

  /// The word without its first letter; nil for a word of one letter.
  public func indexWithoutFirst(_ index: Int) -> Int? {
    let length = length(index)
    return length == 1 ? nil : shorter[length - 1] + number(index) % powers[length - 1]
  }

  /// The word with one more letter at its end; the empty word is nil.
  public func index(_ index: Int?, followedBy letter: Int) -> Int {
    guard let index else { return letter }
    return shorter[length(index) + 1] + number(index) * alphabet + letter
  }

  public func letters(_ index: Int) -> [Int] {
    [first(index)] + (indexWithoutFirst(index).map(letters) ?? [])
  }
}
