/// What decides which stimuli a story may go on with: the device between two stimuli.
public struct StoryMoment: Sendable {
  public var situation: Situation
  /// The stimulus before; nil at a story's beginning.
  public var last: Stimulus?
  /// What the user can do to what the app shows now.
  public var actions: [UserAction]
  /// Virtual seconds until something happens by itself, such as a timer that fires; nil where nothing
  /// does.
  public var untilNext: Double?

  public init(
    _ situation: Situation, last: Stimulus? = nil, actions: [UserAction] = [],
    untilNext: Double? = nil
  ) {
    self.situation = situation
    self.last = last
    self.actions = actions
    self.untilNext = untilNext
  }
}

extension Device {
  /// What a story may go on from now; leaves nothing in the trace.
  ///
  /// - Parameter wanted: the user's actions that are asked for beside those that the screen suggests.
  /// - Throws: an `AppOutcome` when the app ends on being asked what it shows.
  public func moment(after last: Stimulus?, wanting wanted: [UserAction] = []) throws -> StoryMoment
  {
    let actions = situation.obstacle(to: .user(.back)) == nil ? try actions(wanted) : []
    let next = nextMoment.map { max(0, $0 - clock.now) }
    return StoryMoment(situation, last: last, actions: actions, untilNext: next)
  }

  private func actions(_ wanted: [UserAction]) throws -> [UserAction] {
    let tree = try viewTree()
    var actions: [UserAction] = []
    for action in tree.suggestions + UserAction.gestures + wanted
    where try !actions.contains(action) && isPossible(action, on: tree) {
      actions.append(action)
    }
    return actions
  }

  private func isPossible(_ action: UserAction, on tree: ViewTree) throws -> Bool {
    if let gesture = try gesture(for: action) { return refusal(of: gesture) == nil }
    guard case .success(let found) = target(of: action, in: tree) else { return false }
    return found != nil || app?.editing != nil
  }
}

extension UserAction {
  /// What needs no view to be named. A tap on the back button is the same as going back.
  fileprivate static let gestures: [UserAction] = [
    .back, .cancelSwipeBack, .dismiss, .cancelDismiss, .swipePage(.next), .swipePage(.previous),
    .returnKey,
  ]
}

extension ViewTree {
  /// How many of an app's controls, cells and gestures a story chooses among.
  static let mostSuggestions = 12

  /// What a user may come to do to what is on the screen, each in words that a story can have.
  ///
  /// Of what is called the same only the first; of a screen full of controls the first few.
  var suggestions: [UserAction] {
    var found: [UserAction] = []
    for place in nodes.indices where isOnScreen(place) && isTouchable(place) {
      for action in actions(at: place)
      where found.count < Self.mostSuggestions && !found.contains(action) && action.isWritable {
        found.append(action)
      }
    }
    return found
  }

  private func actions(at place: Int) -> [UserAction] {
    let node = nodes[place]
    guard node.isEnabled, node.role != .backButton else { return [] }
    if node.role == .cell {
      // A cell is called by what stands on it.
      return texts(in: place).first.map { [.tap($0)] } ?? []
    }
    guard let name = node.callName ?? node.name else { return [] }
    let swipes = SwipeDirection.allCases.filter { node.gestures.contains($0.rawValue) }
    return [node.action].compactMap(\.self) + swipes.map { .swipe(name, $0) }
      + (node.gestures.contains("longPress") ? [.longPress(name)] : [])
  }
}

extension UserAction {
  /// Whether a story can name it: a text of the app's may hold what nobody can read or type.
  fileprivate var isWritable: Bool {
    let stimulus = Stimulus.user(self)
    return (try? Story(parsing: "\(stimulus)"))?.stimuli == [stimulus]
  }
}
