import LifecycleTrace

/// The part of a trace that shows a violation: the story up to it, and the few events that matter.
struct Evidence {
  /// No finding has more lines.
  static let lineLimit = 8

  /// The stimuli up to the end of the evidence, as the trace names them.
  private(set) var story: [String] = []
  private(set) var lines: [Finding.Line] = []
  /// The event that made the violation certain.
  private(set) var culprit: Event?
  /// The callback that was open around the culprit, the innermost one.
  private(set) var callback: String?

  init(of violation: Violation, _ statement: Statement, in trace: Trace) {
    let ends = [violation.culprit, violation.late, violation.processEnd, violation.closing]
      .compactMap { $0 }
    let last = violation.ending == .trace ? nil : ends.max()
    let places = Place.places(in: trace, through: last)
    story = places.map(\.event).filter { $0.kind == .stimulus }.map(\.name)
    let found = places.first { $0.event.n == violation.culprit }
    culprit = found?.event
    callback = found?.enclosing.last.flatMap { entry in
      places.first { $0.event.n == entry }?.event.name
    }
    let keys = Set(
      ends + (violation.anchor.map { [$0] } ?? []) + violation.came)
    let counted = Self.counted(by: statement, from: violation.anchor, through: last, in: trace)
    lines = Selection(places, keys: keys, counted: counted, anchor: violation.anchor).lines
  }

  /// Where the culprit came, to be added to a sentence on it.
  var place: String { callback.map { " in \(FindingWords.callback($0))" } ?? "" }

  /// The events that a statement counts, from the beginning of the segment on.
  private static func counted(
    by statement: Statement, from anchor: Int?, through last: Int?, in trace: Trace
  ) -> Set<Int> {
    let counted: [EventPattern] =
      switch statement.kind {
      case .boundedExistence(let bounded): [bounded.event]
      case .balancedPairs(let pairs): [pairs.begin, pairs.end]
      case .chainResponse(let chain): chain.responses
      case .partialOrder(let order): order.earlier
      default: []
      }
    return counted.map { numbers(of: $0, in: trace) }.reduce(into: Set<Int>()) { $0.formUnion($1) }
      .filter { $0 >= anchor ?? 0 && $0 <= last ?? .max }
  }

  /// The events that a pattern matches; of a state, the first of each stay.
  private static func numbers(of pattern: EventPattern, in trace: Trace) -> Set<Int> {
    let all = LetterReader.numbers(of: pattern, in: trace)
    return pattern.isState ? all.filter { !all.contains($0 - 1) } : all
  }
}

/// An event with what surrounds it.
private struct Place {
  let event: Event
  /// Nesting of open callbacks, 0 for stimuli.
  let depth: Int
  /// The entries of the calls that were open around it, outermost first.
  let enclosing: [Int]
  /// For a return: how many effects came during the call, nested calls included.
  var effects = 0

  /// The events up to the one numbered `last`, or all.
  static func places(in trace: Trace, through last: Int?) -> [Place] {
    var open: [(entry: Int, effects: Int)] = []
    var places: [Place] = []
    for event in trace.events {
      if let last, event.n > last { break }
      var effects = 0
      switch event.kind {
      case .return: effects = open.popLast()?.effects ?? 0
      case .effect: for index in open.indices { open[index].effects += 1 }
      case .process where event.startsProcess: open = []
      default: break
      }
      let isOutside = event.kind == .stimulus || event.kind == .process
      let depth = event.kind == .stimulus ? 0 : isOutside ? 1 : open.count + 1
      places.append(
        Place(event: event, depth: depth, enclosing: open.map(\.entry), effects: effects))
      if event.isEntry { open.append((event.n, 0)) }
      if event.endsProcess { open = [] }
    }
    return places
  }
}

/// Which of the events become lines of a finding.
private struct Selection {
  /// How much an event matters; the lower, the more.
  private enum Weight: Int {
    /// The events that decided, and the stimulus that led there.
    case key
    /// Other events that were counted, the calls around all these, and the return of the call that
    /// asked for something.
    case frame
    /// The later stimuli.
    case story
    /// Other calls on the way; they fill a short finding, and nobody misses them in a long one.
    case context
  }

  private let places: [Place]
  private let keys: Set<Int>
  private let anchor: Int?
  /// The counted events, and the entries of the calls around them and around the keys.
  private let frames: Set<Int>
  /// The stimulus that led to the first of them; 0 where none did.
  private let lead: Int

  init(_ places: [Place], keys: Set<Int>, counted: Set<Int>, anchor: Int?) {
    let told = keys.union(counted)
    self.places = places
    self.keys = keys
    self.anchor = anchor
    frames = told.union(places.filter { told.contains($0.event.n) }.flatMap(\.enclosing))
    let first = frames.min() ?? 0
    lead = places.last { $0.event.kind == .stimulus && $0.event.n <= first }?.event.n ?? 0
  }

  private func weight(of place: Place) -> Weight? {
    let event = place.event
    if keys.contains(event.n) || event.n == lead { return .key }
    if frames.contains(event.n) { return .frame }
    guard event.n > lead else { return nil }
    switch event.kind {
    case .return:
      return anchor != nil && event.detail["entry"]?.int.map(Int.init) == anchor ? .frame : nil
    case .stimulus: return .story
    case .callback where place.depth == 1: return .context
    default: return nil
    }
  }

  var lines: [Finding.Line] {
    let weighed = places.enumerated().compactMap { index, place in
      weight(of: place).map { (index: index, weight: $0) }
    }
    let ranked = weighed.sorted {
      ($0.weight.rawValue, $1.index) < ($1.weight.rawValue, $0.index)
    }
    let mattering = ranked.count { $0.weight != .context }
    let limit = Evidence.lineLimit
    let isCut = mattering > limit
    let kept = Set(ranked.prefix(isCut ? limit - 1 : limit).map(\.index))
    var lines = kept.sorted().map { line(places[$0]) }
    let cut = weighed.filter { $0.weight != .context && !kept.contains($0.index) }
    if isCut, let firstCut = cut.first {
      let place = places[firstCut.index]
      let text = EventWords.leftOut(cut.count)
      let line = Finding.Line(n: place.event.n, depth: max(1, place.depth), text: text)
      lines.insert(line, at: lines.firstIndex { $0.n > line.n } ?? lines.endIndex)
    }
    return lines
  }

  private func line(_ place: Place) -> Finding.Line {
    Finding.Line(
      n: place.event.n, depth: place.depth,
      text: EventWords.line(place.event, effects: place.effects))
  }
}
