import AppLink
import InfoPlist
import LifecycleTrace

/// What keeps an app running that is not in front.
struct BackgroundExecution {
  /// How many tasks an app may have begun and not ended.
  static let maximumTasks = 1000

  /// Background tasks that have begun and not ended, in their order.
  private(set) var tasks: [Int64] = []
  private var names: [Int64: String] = [:]
  /// Fetches and silent pushes whose completion handler was not called.
  private(set) var completions: Set<Int64> = []
  private var lastCompletion: Int64 = 0
  private var isPlaying = false
  private var isLocating = false
  /// When the system's patience with an app that is behind ends, in seconds since 1970.
  var deadline: Double?

  /// Whether a mode of the app's `Info.plist` and what it does let it run without end.
  func isUnlimited(_ modes: Set<BackgroundMode>) -> Bool {
    isPlaying && !modes.isDisjoint(with: [.audio, .voip]) || isLocating && modes.contains(.location)
  }

  /// The tasks that are running, as a developer would call them.
  var taskNames: [String] { tasks.map { names[$0] ?? "task \($0)" } }

  var hasWork: Bool { !tasks.isEmpty || !completions.isEmpty }

  mutating func addCompletion() -> Int64 {
    lastCompletion += 1
    completions.insert(lastCompletion)
    return lastCompletion
  }

  mutating func complete(_ completion: Int64) { completions.remove(completion) }

  mutating func dropCompletions() { completions = [] }

  /// Takes note of what the app did.
  mutating func note(_ effect: Effect) {
    let task = effect.detail["task"]?.int ?? 0
    switch EffectName(effect.name) {
    case .backgroundTaskStart:
      if !tasks.contains(task) { tasks.append(task) }
      names[task] = effect.detail["name"]?.string.map(ObjectNames.cut)
    case .backgroundTaskEnd:
      tasks.removeAll { $0 == task }
      names[task] = nil
    case .fetchCompletion: complete(effect.detail["completion"]?.int ?? 0)
    case .audioStart: isPlaying = true
    case .audioStop: isPlaying = false
    case .locationStart: isLocating = true
    case .locationStop: isLocating = false
    default: break
    }
  }
}
