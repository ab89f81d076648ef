import Wording

/// One part of a batch that several machines share: every `count`th submission.
public struct Shard: Hashable, Sendable {
  /// 1-based.
  public var index: Int
  public var count: Int

  public static let maximumCount = 10_000

  /// Reads `I/N`, such as `2/8`.
  public init(_ text: String) throws(LabError) {
    guard let match = text.wholeMatch(of: /([0-9]{1,9})\/([0-9]{1,9})/),
      let index = Int(match.1), let count = Int(match.2)
    else { throw LabError("--shard: must be I/N, such as 2/8, not “\(text)”") }
    guard (1...Self.maximumCount).contains(count) else {
      throw LabError("--shard: N must be between 1 and \(Self.maximumCount), not \(count)")
    }
    guard (1...count).contains(index) else {
      throw LabError("--shard: I must be between 1 and \(count), not \(index)")
    }
    self.index = index
    self.count = count
  }

  /// The part's items. Together the parts are the whole, and no item is in two.
  public func part<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
