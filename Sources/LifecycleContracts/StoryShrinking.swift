/// Finds a part of a failing story from which no stimulus can be left out.
///
/// Delta debugging: large pieces are left out first, then smaller ones, and single stimuli until a
/// whole pass over the story leaves none out. The same story and the same answers come to the same
/// end.
public struct StoryShrinking<Stimulus: Hashable & Sendable>: Sendable {
  /// What is left of a story.
  public struct Shrunk: Sendable {
    /// Fails, as the story does that it was made of.
    public var story: [Stimulus]
    /// Of how many stories it was asked whether they fail.
    public var plays: Int
    /// Whether without any one of its stimuli it is known not to fail.
    public var isMinimal: Bool
  }

  /// No more stories are tried; what is left then may not be minimal.
  public let mostPlays: Int

  public init(mostPlays: Int = 300) {
    self.mostPlays = mostPlays
  }

  /// Shrinks a story that fails.
  ///
  /// - Parameter isFailing: plays a story; asked once for each. It may answer differently for two
  ///   stories of which one holds the other.
  public func shrink(
    _ story: [Stimulus], isFailing: ([Stimulus]) throws -> Bool
  ) rethrows -> Shrunk {
    var search = Search(story: story, mostPlays: mostPlays)
    var size = story.count / 2
    while size > 1 {
      _ = try search.pass(leavingOut: size, isFailing)
      size /= 2
    }
    var isMinimal = false
    while !isMinimal, !search.isOver {
      isMinimal = try !search.pass(leavingOut: 1, isFailing) && !search.isOver
    }
    return Shrunk(story: search.story, plays: search.plays, isMinimal: isMinimal)
  }

  private struct Search {
    private(set) var story: [Stimulus]
    let mostPlays: Int
    private(set) var plays = 0
    /// Whether a story was left untried.
    private(set) var isOver = false
    private var answers: [[Stimulus]: Bool] = [:]

    init(story: [Stimulus], mostPlays: Int) {
      self.story = story
      self.mostPlays = mostPlays
    }

    /// Leaves out each piece of this size without which the story still fails; whether there was one.
    mutating func pass(
      leavingOut size: Int, _ isFailing: ([Stimulus]) throws -> Bool
    ) rethrows -> Bool {
      var hasShrunk = false
      var start = 0
      while start < story.count {
        var rest = story
        rest.removeSubrange(start..<min(start + size, story.count))
        if try fails(rest, isFailing) {
          story = rest
          hasShrunk = true
        } else {
          start += size
        }
      }
      return hasShrunk
    }

    private mutating func fails(
      _ story: [Stimulus], _ isFailing: ([Stimulus]) throws -> Bool
    ) rethrows -> Bool {
      if let known = answers[story] { return known }
      guard plays < mostPlays else {
        isOver = true
        return false
      }
      plays += 1
      let answer = try isFailing(story)
      answers[story] = answer
      return answer
    }
  }
}
