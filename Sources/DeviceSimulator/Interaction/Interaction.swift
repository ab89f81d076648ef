import AppLink
import LifecycleTrace

/// A user's action with the view or container that it reaches.
enum Interaction {
  case view(UserAction, ViewTarget)
  /// A key, for what is being edited.
  case key(UserAction)
  case container(ControllerGesture)
}

extension Device {
  /// What a stimulus does to what the app shows; nil for any other.
  ///
  /// Throws a `Refusal` where the app shows nothing to do it to.
  func interaction(for stimulus: Stimulus) throws -> Interaction? {
    guard case .user(let action) = stimulus else { return nil }
    if let gesture = try gesture(for: action) {
      if let reason = refusal(of: gesture) { throw refusal(of: stimulus, reason) }
      return .container(gesture)
    }
    do {
      let tree = try viewTree()
      guard let target = try target(of: action, in: tree).get() else {
        guard app?.editing != nil else {
          throw TargetRefusal(reason: "nothing is being edited: tap on a text field first")
        }
        return .key(action)
      }
      if case .tap = action, target.node.role == .tabItem {
        return .container(.selectTab(tree.placeAmongTabs(target.place)))
      }
      return .view(action, target)
    } catch let refused as TargetRefusal {
      throw refusal(of: stimulus, refused.reason)
    }
  }

  private func refusal(of stimulus: Stimulus, _ reason: String) -> Refusal {
    Refusal(stimulus: stimulus, reason: reason, situation: situation, isOfApp: true)
  }

  func gesture(for action: UserAction) throws -> ControllerGesture? {
    switch action {
    case .back: .back
    case .swipeBack: .swipeBack(.finishes)
    case .cancelSwipeBack: .swipeBack(.letsGo)
    case .swipePage(let page): .swipePage(isForward: page == .next, .finishes)
    case .cancelSwipePage(let page): .swipePage(isForward: page == .next, .letsGo)
    case .dismiss: .dismiss(.finishes)
    case .cancelDismiss: .dismiss(.letsGo)
    case .tab(let tab): .selectTab(try Int(tab).map { $0 - 1 } ?? index(ofTab: tab))
    default: nil
    }
  }

  /// The place of a tab by its title; -1 where there is none.
  private func index(ofTab title: String) throws -> Int {
    let tree = try viewTree()
    let tab = tree.nodes.indices.first {
      tree.nodes[$0].role == .tabItem && tree.isOnScreen($0) && tree.nodes[$0].isCalled(title)
    }
    return tab.map(tree.placeAmongTabs) ?? -1
  }

  /// The view that an action reaches; nil for a key of the keyboard.
  func target(
    of action: UserAction, in tree: ViewTree
  ) -> Result<ViewTarget?, TargetRefusal> {
    let texts: Set<ViewNode.Role> = [.textField, .textView]
    switch action {
    case .tap(let name): return tree.tapTarget(name).map(\.self)
    case .type(_, into: let name?), .clear(let name):
      return tree.target(name, texts, as: "text field").map(\.self)
    case .toggle(let name): return tree.target(name, [.switch], as: "switch").map(\.self)
    case .slide(let name, let value):
      return tree.target(name, [.slider], as: "slider").flatMap { $0.checking(value) }
    case .segment(let name, let choice):
      return tree.target(name, [.segments], as: "segmented control")
        .flatMap { $0.checking(segment: choice) }
    case .step(let name, let direction):
      return tree.target(name, [.stepper], as: "stepper").flatMap { $0.checking(direction) }
    case .scroll(let name, _):
      return tree.target(name, [.scroll], as: "scroll view").map(\.self)
    case .swipe(let name, let direction):
      return tree.gestureTarget(name, direction.rawValue).map(\.self)
    case .longPress(let name): return tree.gestureTarget(name, "longPress").map(\.self)
    default: return .success(nil)
    }
  }
}

extension ViewTarget {
  fileprivate func checking(_ value: Double) -> Result<ViewTarget?, TargetRefusal> {
    let (low, high) = (node.minimum ?? 0, node.maximum ?? 1)
    guard value >= low, value <= high else {
      return .failure(TargetRefusal(reason: "the slider goes from \(low) to \(high)"))
    }
    return .success(self)
  }

  fileprivate func checking(_ direction: StepDirection) -> Result<ViewTarget?, TargetRefusal> {
    guard let value = node.value else { return .success(self) }
    let isAtEnd =
      direction == .up
      ? node.maximum.map { value >= $0 } : node.minimum.map { value <= $0 }
    return isAtEnd == true
      ? .failure(TargetRefusal(reason: "the stepper is at its end, \(value)")) : .success(self)
  }

  fileprivate func checking(segment choice: String) -> Result<ViewTarget?, TargetRefusal> {
    guard let place = segment(choice) else {
      return .failure(
        TargetRefusal(reason: "it has no such segment, but \(node.titles.count) of them"))
    }
    return node.disabledSegments.contains(place)
      ? .failure(TargetRefusal(reason: "that segment is disabled")) : .success(self)
  }

  /// The place of a segment, by its title or its number from 1.
  func segment(_ choice: String) -> Int? {
    if let place = node.titles.firstIndex(of: choice) { return place }
    guard let number = Int(choice), node.titles.indices.contains(number - 1) else { return nil }
    return number - 1
  }
}
