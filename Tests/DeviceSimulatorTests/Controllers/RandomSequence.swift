import AppLink
@testable import DeviceSimulator
import SeededRandom

/// Random operations on two windows full of containers, each with the moment at which it comes.
struct RandomSequence: CustomStringConvertible {
  enum Moment: Hashable {
    case atRest
    /// While an animation passes, should one be under way.
    case inAnimation
    /// Within the call after so many others, or at rest, should there be none.
    case withinCall(Int)
  }

  struct Step: Hashable {
    var moment: Moment
    var operation: TreeOperation
  }

  /// What a sequence has led to.
  struct Outcome {
    var log: [String]
    var broken: [String]
  }

  private(set) var steps: [Step]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 4...14, using: &generator)
    steps = (0..<count).map { _ in
      let moment: Moment =
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1: .atRest
        case 2: .inAnimation
        default: .withinCall(Int.random(in: 0..<8, using: &generator))
        }
      return Step(moment: moment, operation: .random(&generator))
    }
  }

  var description: String {
    steps.map { "\n  \($0.moment): \($0.operation)" }.joined() + "\n  → \(play().broken)"
  }

  /// The shortest that can be had by leaving steps out one by one.
  func shrunk(isFailing: (RandomSequence) -> Bool) -> RandomSequence {
    var shortest = self
    var index = 0
    while index < shortest.steps.count {
      var shorter = shortest
      shorter.steps.remove(at: index)
      if isFailing(shorter) {
        (shortest, index) = (shorter, 0)
      } else {
        index += 1
      }
    }
    return shortest
  }

  func play(isForgetful: Bool = false) -> Outcome {
    let player = Player(steps, isForgetful: isForgetful)
    player.play()
    return Outcome(log: player.stage.log, broken: player.law.broken)
  }
}

/// Plays the steps at their moments, under the eyes of the laws.
private final class Player {
  let stage: Stage
  private(set) var law: AppearanceLaw
  private var steps: ArraySlice<RandomSequence.Step>
  private var callsUntilNext = 0
  private var depth = 0
  /// Who has been brought by hand, which may be against its container.
  private var byHand: Set<ObjectID> = []
  private var gone: Set<ObjectID> = []

  init(_ steps: [RandomSequence.Step], isForgetful: Bool) {
    self.steps = steps[...]
    (stage, law) = (Stage(Self.scene.tree, at: Self.scene.now), Self.scene.law)
    stage.tree.survey.isForgetful = isForgetful
    stage.within = { [unowned self] call in within(call) }
  }

  /// What every sequence starts from, and its first calls.
  private static let scene: (tree: ControllerTree, now: Double, law: AppearanceLaw) = {
    let stage = Stage()
    var law = AppearanceLaw()
    stage.within = { law.take($0, parent: stage.tree[$0.receiver].parent) }
    for operation in TreeOperation.scene { stage.perform(operation) }
    stage.rest()
    stage.within = nil
    law.checkRest(stage)
    return (stage.tree, stage.now, law)
  }()

  func play() {
    prepareNext()
    while let step = steps.first, law.broken.isEmpty {
      take(step)
      stage.settle()
      while let end = stage.tree.animationEnd, !stage.isEndless {
        if let next = steps.first, next.moment == .inAnimation {
          take(next)
        } else {
          stage.wait(max(0, end - stage.now))
        }
      }
      law.checkRest(stage)
    }
  }

  private func within(_ call: ControllerCall) {
    law.take(call, parent: stage.tree[call.receiver].parent)
    if call.name == .callback(.viewDidAppear) { law.check(stage.tree, byHand: byHand) }
    guard depth < 4, let step = steps.first, case .withinCall = step.moment else { return }
    callsUntilNext -= 1
    guard callsUntilNext < 0 else { return }
    depth += 1
    take(step)
    depth -= 1
  }

  private func take(_ step: RandomSequence.Step) {
    steps.removeFirst()
    prepareNext()
    // The app has no name any more for who is gone.
    guard !step.operation.named.contains(where: gone.contains) else { return }
    if case .destroy(let id) = step.operation, stage.tree.knows(id) {
      gone.insert(id)
      law.forget(id)
    }
    if case .begin(let id, _, _) = step.operation { byHand.insert(id) }
    stage.perform(step.operation)
  }

  private func prepareNext() {
    if case .withinCall(let count) = steps.first?.moment { callsUntilNext = count }
  }
}
