/// Chooses the stories of an exploration, stimulus by stimulus, while they are played.
///
/// What is possible next is only known once a story is played so far. So a story begins with the
/// shortest row of stimuli that no earlier one began with, and goes on at random to its full length:
/// in the end all rows up to `length` are played, none of them twice to its end, the shorter ones
/// first. From then on stories are random from their beginning.
///
/// A row that an app ends by its own doing goes no further, and chance takes no stimulus at which the
/// app has ended twice.
///
/// ```swift
/// explorer.begin()
/// while let stimulus = try explorer.next(at: { last in try device.moment(after: last) }) {
///   try device.perform(stimulus)
/// }
/// ```
public struct StoryExplorer: Sendable {
  /// How often the app may end at the same stimulus.
  static let mostEnds = 2

  /// One row of stimuli, by what may follow it.
  private struct Row {
    var choices: [Stimulus]
    /// The first choice that no story was begun with; beyond the last when there is none.
    var untried = 0
    var parent: (row: Int, choice: Int)?
  }

  private let length: Int
  private let longest: Int
  private let seed: UInt64
  private let menu: StimulusMenu

  private var rows: [Row] = []
  /// Rows with untried choices, by their length, those first whose turn it is.
  private var open: [[Int]] = []
  private var generator: StoryGenerator
  private var count = 0
  private var ends: [Stimulus: Int] = [:]

  /// The stimuli of the story under way.
  public private(set) var story: [Stimulus] = []
  /// The beginning that is still to be played.
  private var planned: [Stimulus] = []
  /// The row that the story is on; nil once it has left them.
  private var row: (row: Int, choice: Int)?
  private var isOnRows = true
  private var isOver = false

  /// - Parameters:
  ///   - length: all rows of stimuli up to this length are played.
  ///   - longest: how many stimuli a story has.
  public init(upTo length: Int, longest: Int, seed: UInt64, menu: StimulusMenu = StimulusMenu()) {
    self.length = length
    self.longest = max(length, longest)
    self.seed = seed
    self.menu = menu
    generator = StoryGenerator(seed: seed, story: 0)
  }

  /// Whether all rows of stimuli up to the length were played.
  public var hasPlayedAllRows: Bool { !rows.isEmpty && open.allSatisfy(\.isEmpty) }

  /// Whether there is nothing more to play: the app ends whatever happens to it.
  public var isExhausted: Bool {
    hasPlayedAllRows && rows[0].choices.allSatisfy { ends[$0, default: 0] >= Self.mostEnds }
  }

  /// Begins the next story.
  public mutating func begin() {
    generator = StoryGenerator(seed: seed, story: count)
    count += 1
    story = []
    planned = []
    row = nil
    isOver = false
    isOnRows = !hasPlayedAllRows
    if !rows.isEmpty, isOnRows { plan() }
  }

  /// Chooses what happens next; nil at the story's end.
  ///
  /// - Parameter moment: reads where the device stands; not asked on a beginning that is known.
  public mutating func next(
    at moment: (Stimulus?) throws -> StoryMoment
  ) rethrows -> Stimulus? {
    guard !isOver, story.count < longest else { return nil }
    let chosen: Stimulus?
    if story.count < planned.count {
      chosen = planned[story.count]
    } else if isOnRows, story.count < length {
      chosen = step(at: try moment(story.last))
    } else {
      chosen = random(at: try moment(story.last))
    }
    guard let chosen else { return nil }
    story.append(chosen)
    return chosen
  }

  /// The last stimulus was refused, or the app ended at it: the story ends there.
  public mutating func stop(appEnded: Bool) {
    isOver = true
    if appEnded, let last = story.last { ends[last, default: 0] += 1 }
  }

  // MARK: Rows

  /// Takes the next untried choice of the shortest row that has one.
  private mutating func plan() {
    guard let length = open.firstIndex(where: { !$0.isEmpty }) else { return }
    let index = open[length].removeFirst()
    let choice = take(from: index)
    // The others have their turn before it.
    if rows[index].untried < rows[index].choices.count { open[length].append(index) }
    row = (index, choice)
    planned = [rows[index].choices[choice]]
    var place = rows[index].parent
    while let (parent, choice) = place {
      planned.append(rows[parent].choices[choice])
      place = rows[parent].parent
    }
    planned.reverse()
  }

  private mutating func take(from index: Int) -> Int {
    defer { rows[index].untried += 1 }
    return rows[index].untried
  }

  /// Goes on from a row that no story has been on.
  private mutating func step(at moment: StoryMoment) -> Stimulus? {
    let choices = menu.stimuli(at: moment)
    // Whichever is taken here comes first, so that it is not taken again.
    guard let first = place(among: choices, at: moment) else { return nil }
    var sorted = choices
    sorted.insert(sorted.remove(at: first), at: 0)
    let length = story.count
    let index = rows.count
    rows.append(Row(choices: sorted, untried: 1, parent: row))
    while open.count <= length { open.append([]) }
    if sorted.count > 1 { open[length].append(index) }
    row = (index, 0)
    return sorted[0]
  }

  // MARK: Chance

  private mutating func random(at moment: StoryMoment) -> Stimulus? {
    let choices = menu.stimuli(at: moment) + [menu.absence(at: moment)].compactMap(\.self)
    return place(among: choices, at: moment).map { choices[$0] }
  }

  private mutating func place(among choices: [Stimulus], at moment: StoryMoment) -> Int? {
    generator.place(
      among: choices.map {
        ends[$0, default: 0] < Self.mostEnds ? menu.weight(of: $0, at: moment) : 0
      })
  }
}
