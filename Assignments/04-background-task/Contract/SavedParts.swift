import LifecycleTrace

extension Trace {
  /// The parts that were saved, with the time of each.
  private var saves: [(part: Int64, time: Double)] {
    events.compactMap { event in
      guard event.kind == .effect, event.name == EffectName.defaultsWrite.rawValue,
        event.detail["key"]?.string == "saved"
      else { return nil }
      return (event.detail["value"]?.int ?? -1, event.t)
    }
  }

  /// How many parts are saved by now: those after which the next one took its second.
  public var savedParts: Int {
    saves.reduce(into: (count: 0, time: -1.0)) { done, save in
      guard save.part == Int64(done.count + 1), save.time - done.time > 0.99 else { return }
      done = (done.count + 1, save.time)
    }.count
  }

  /// How many numbers of parts were written.
  public var writtenParts: Int { saves.count }

  /// Whether parts were saved from 1 on without a gap or a repetition, each in a second of its own.
  public var savesInOrder: Bool {
    let saves = saves
    return saves.indices.allSatisfy { index in
      saves[index].part == Int64(index + 1)
        && (index == 0 || saves[index].time - saves[index - 1].time > 0.99)
    }
  }
}
