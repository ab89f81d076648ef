import Wording

/// Which view a user's action reaches.
struct ViewTarget: Hashable {
  /// The view's place in the tree.
  var place: Int
  var node: ViewNode
}

/// Why an action reaches no view.
struct TargetRefusal: Error, Hashable {
  var reason: String
}

extension ViewTree {
  /// How many names a refusal lists.
  private static let mostNames = 10

  // MARK: Controls by their name

  /// The first view of that name with one of the roles that the user can act on.
  func target(
    _ name: String, _ roles: Set<ViewNode.Role>, as kind: String
  ) -> Result<ViewTarget, TargetRefusal> {
    let called = nodes.indices.filter { nodes[$0].isCalled(name) }
    let fitting = called.filter { roles.contains(nodes[$0].role) }
    if let place = fitting.first(where: { obstacle(at: $0) == nil }) {
      return .success(ViewTarget(place: place, node: nodes[place]))
    }
    if let place = fitting.first, let obstacle = obstacle(at: place) {
      return .failure(TargetRefusal(reason: "“\(quoted(name))” \(obstacle)"))
    }
    if called.contains(where: isOnScreen) {
      return .failure(TargetRefusal(reason: "“\(quoted(name))” is no \(kind)"))
    }
    return .failure(nothing(called: name))
  }

  /// Why the user cannot act on a view; nil when nothing is in the way.
  private func obstacle(at place: Int) -> String? {
    if !isThere[place] { return "is hidden" }
    if let cover = covers[place] { return "is covered by \(quoted(cover))" }
    if !nodes[place].isEnabled { return "is disabled" }
    return isTouchable(place) ? nil : "takes no touches: isUserInteractionEnabled is false"
  }

  // MARK: Taps and other gestures

  /// The view that a tap on what is called so reaches: the nearest that takes taps, of what can be
  /// seen; otherwise the nearest that takes touches at all.
  func tapTarget(_ name: String) -> Result<ViewTarget, TargetRefusal> {
    let called = nodes.indices.filter { nodes[$0].isCalled(name) }
    let seen = called.filter(isOnScreen)
    var obstacle: String?
    for place in seen {
      guard let receiver = lineage(of: place).first(where: { nodes[$0].takesTaps }) else {
        continue
      }
      obstacle = obstacle ?? self.obstacle(at: receiver)
      if self.obstacle(at: receiver) == nil {
        return .success(ViewTarget(place: receiver, node: nodes[receiver]))
      }
    }
    if let obstacle { return .failure(TargetRefusal(reason: "“\(quoted(name))” \(obstacle)")) }
    if let place = seen.first, let receiver = lineage(of: place).first(where: isTouchable) {
      return .success(ViewTarget(place: receiver, node: nodes[receiver]))
    }
    if let place = called.first, let obstacle = self.obstacle(at: place) {
      return .failure(TargetRefusal(reason: "“\(quoted(name))” \(obstacle)"))
    }
    return .failure(nothing(called: name))
  }

  /// The view whose recogniser hears of a gesture on what is called so; where no recogniser waits for
  /// it, the cell that the view is in, or the view itself.
  func gestureTarget(_ name: String, _ gesture: String) -> Result<ViewTarget, TargetRefusal> {
    let called = nodes.indices.filter { nodes[$0].isCalled(name) }
    let seen = called.filter(isOnScreen)
    for place in seen {
      let receiver = lineage(of: place).first {
        nodes[$0].gestures.contains(gesture) && obstacle(at: $0) == nil
      }
      if let receiver { return .success(ViewTarget(place: receiver, node: nodes[receiver])) }
    }
    if let first = seen.first {
      // A swipe over a row is the row's.
      let place = lineage(of: first).first { nodes[$0].role == .cell } ?? first
      return .success(ViewTarget(place: place, node: nodes[place]))
    }
    if let place = called.first, let obstacle = obstacle(at: place) {
      return .failure(TargetRefusal(reason: "“\(quoted(name))” \(obstacle)"))
    }
    return .failure(nothing(called: name))
  }

  // MARK: Words

  /// Says what there is instead.
  private func nothing(called name: String) -> TargetRefusal {
    var names: [String] = []
    for place in nodes.indices where isOnScreen(place) {
      for name in [nodes[place].callName].compactMap(\.self) + nodes[place].titles
      where !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else {
      return TargetRefusal(reason: "no view shows “\(quoted(name))”: the screen has no texts")
    }
    let list = names.prefix(Self.mostNames).map { "“\(quoted($0))”" }.joined(separator: ", ")
    let more = names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""
    return TargetRefusal(
      reason: "no view shows “\(quoted(name))”: on the screen are \(list)\(more)")
  }
}

/// A student's text in a refusal.
private func quoted(_ text: String) -> String { shown(capped(text, to: 60)) }

extension ViewNode {
  /// Whether a tap does something of the view's own.
  var takesTaps: Bool {
    switch role {
    case .button, .textField, .textView, .switch, .slider, .stepper, .segments, .control, .cell,
      .alertAction, .barButton, .backButton, .tabItem:
      true
    case .window, .view, .label, .image, .progress, .activity, .stack, .scroll, .title:
      gestures.contains("tap")
    }
  }
}
