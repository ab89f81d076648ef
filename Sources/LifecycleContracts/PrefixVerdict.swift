import LifecycleTrace

/// How a rule fares in a story and in everything that the story begins with, each as a story of its own.
public struct PrefixVerdict: Hashable, Sendable {
  /// How many of the story's stimuli it takes to break the rule, where what is still due is not
  /// missing; nil where no beginning of the story does.
  public internal(set) var brokenAfter: Int?
  /// Whether some beginning of the story puts the rule to the test and keeps it, with nothing due at
  /// its end.
  public internal(set) var isKept = false
}

extension Contract {
  /// Judges a story with all its beginnings, in one pass; one verdict a rule, in the rules' order.
  ///
  /// What follows a stimulus up to the next one belongs to it.
  public func prefixVerdicts(of trace: Trace) -> [PrefixVerdict] {
    var monitors = rules.map(Monitor.init)
    var verdicts = rules.map { _ in PrefixVerdict() }
    var stimuli = 0
    func judge() {
      for index in rules.indices where verdicts[index].brokenAfter == nil {
        if monitors[index].conclusion(isCut: true).verdict == .violated {
          verdicts[index].brokenAfter = stimuli
        } else if !verdicts[index].isKept {
          verdicts[index].isKept = monitors[index].conclusion().verdict == .satisfied
        }
      }
    }
    for event in trace.events {
      if event.kind == .stimulus {
        if stimuli > 0 { judge() }
        stimuli += 1
      }
      for index in monitors.indices { monitors[index].observe(event) }
    }
    judge()
    return verdicts
  }
}

extension Trace {
  /// The events of the first stimuli, so many of them.
  public func prefix(stimuli count: Int) -> Trace {
    var seen = 0
    let end = events.firstIndex { event in
      if event.kind == .stimulus { seen += 1 }
      return seen > count
    }
    return Trace(Array(events[..<(end ?? events.endIndex)]))
  }
}
