import LifecycleTrace

@testable import LifecycleContracts

/// A segment of a scope: the events `from...to`; `closing` is the position whose event ended it.
struct SlowSegment {
  let from: Int
  let to: Int
  let closing: Int

  static func all(of scope: Scope, in word: [Event]) -> [SlowSegment] {
    let all = word.indices
    let last = word.count - 1
    func firstEnd(after i: Int) -> Int? { all.first { $0 >= i && word[$0].endsProcess } }
    func segment(_ from: Int, _ ends: [Int?]) -> SlowSegment {
      let end = ends.compactMap { $0 }.min()
      return SlowSegment(from: from, to: end ?? last, closing: end ?? word.count)
    }
    switch scope {
    case .globally:
      return word.isEmpty ? [] : [SlowSegment(from: 0, to: last, closing: word.count)]
    case .process:
      return all.filter { word[$0].startsProcess }.map { from in
        let next = all.first { $0 > from && word[$0].startsProcess }
        guard let next, firstEnd(after: from).map({ $0 > next }) ?? true else {
          return segment(from, [firstEnd(after: from)])
        }
        return SlowSegment(from: from, to: next - 1, closing: next)
      }
    case .callback(let name):
      return outerCalls(name, word).map { from in
        segment(from, [matchingReturn(name, word, from), firstEnd(after: from)])
      }
    case .state(let state):
      let inside = all.map { reads(state, word[$0]) }
      let begins = all.filter {
        inside[$0] && ($0 == 0 || !inside[$0 - 1] || word[$0 - 1].endsProcess)
      }
      return begins.map { from in
        let out = all.first { $0 > from && !inside[$0] } ?? word.count
        if let end = firstEnd(after: from), end <= out {
          return SlowSegment(from: from, to: end, closing: end)
        }
        return SlowSegment(from: from, to: out - 1, closing: out)
      }
    default: preconditionFailure("compared with its published formula")
    }
  }

  private static func reads(_ state: AppState, _ event: Event) -> Bool {
    event.state == state.rawValue || (state == .background && event.state == "suspended")
  }

  /// The entries of calls that are not inside of a call of the same name.
  private static func outerCalls(_ name: CallbackName, _ word: [Event]) -> [Int] {
    var calls: [Int] = []
    for i in word.indices where isCall(name, word[i]) {
      let outer = calls.contains { call in
        let back = matchingReturn(name, word, call) ?? word.count
        let died = word.indices.contains { $0 > call && $0 < i && word[$0].endsProcess }
        return back > i && !died
      }
      if !outer { calls.append(i) }
    }
    return calls
  }

  private static func isCall(_ name: CallbackName, _ event: Event) -> Bool {
    event.kind == .callback && event.name == name.rawValue
  }

  /// The first return up to which calls and returns of the name are balanced.
  private static func matchingReturn(_ name: CallbackName, _ word: [Event], _ entry: Int) -> Int? {
    word.indices.first { i in
      guard i > entry, word[i].kind == .return, word[i].name == name.rawValue else { return false }
      let between = word[entry...i].filter { $0.name == name.rawValue }
      return between.count { $0.kind == .callback } == between.count { $0.kind == .return }
    }
  }
}
