/// What a card says, however it spreads that over its labels.
public struct ShownCard: Hashable, Sendable {
  /// The place of the card, from 0.
  public let item: Int
  /// The names of birds on it, as the book spells them.
  public let names: Set<String>
  public let latinNames: Set<String>
  public let numbers: [Int]
  public let isMarked: Bool

  public init(item: Int, texts: [String]) {
    self.item = item
    let words = texts.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    names = Set(words).intersection(Book.names)
    latinNames = Set(words).intersection(Book.latinNames)
    numbers = words.compactMap { Int($0) }
    isMarked = texts.contains { $0.contains("✓") }
  }

  /// The bird that it stands for; nil where it names none, or several.
  public var name: String? { names.count == 1 ? names.first : nil }
}

extension ExpectedNotebook {
  /// Whether there are cards, one after the other, each of the bird at its place.
  public func isInOrder(_ cards: [ShownCard]) -> Bool {
    guard let first = cards.first else { return false }
    return cards.enumerated().allSatisfy { offset, card in
      card.item == first.item + offset && birds.indices.contains(card.item)
        && card.name == birds[card.item].name
    }
  }

  /// Whether each card has the count of its own bird; a bird that nobody has seen has no number.
  public func hasRightCounts(_ cards: [ShownCard]) -> Bool {
    !named(cards).isEmpty
      && named(cards).allSatisfy { name, card in
        let count = count(of: name) ?? 0
        return card.numbers == (count == 0 ? [] : [count])
      }
  }

  /// Whether each card of a bird that has been seen says how often.
  public func showsCounts(on cards: [ShownCard]) -> Bool {
    !named(cards).isEmpty
      && named(cards).allSatisfy { name, card in
        let count = count(of: name) ?? 0
        return count == 0 || card.numbers == [count]
      }
  }

  /// Whether a card of a bird that has been seen says how often.
  public func showsSomeCount(on cards: [ShownCard]) -> Bool {
    named(cards).contains { name, card in
      let count = count(of: name) ?? 0
      return count > 0 && card.numbers == [count]
    }
  }

  /// Whether no card has a Latin name but its own.
  ///
  /// - Parameter isComplete: whether each has to have its own.
  public func hasRightLatinNames(_ cards: [ShownCard], isComplete: Bool) -> Bool {
    !named(cards).isEmpty
      && named(cards).allSatisfy { name, card in
        let own = Book.latinName(of: name).map { [$0] } ?? []
        return isComplete ? card.latinNames == Set(own) : card.latinNames.isSubset(of: own)
      }
  }

  /// Whether the selected bird's card has the mark, where it shows, and no other.
  public func hasRightMarks(_ cards: [ShownCard]) -> Bool {
    !named(cards).isEmpty
      && named(cards).allSatisfy { name, card in card.isMarked == (name == selected) }
  }

  private func named(_ cards: [ShownCard]) -> [(name: String, card: ShownCard)] {
    cards.compactMap { card in card.name.map { ($0, card) } }
  }
}
