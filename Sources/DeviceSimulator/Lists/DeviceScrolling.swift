import AppLink
import LifecycleTrace

/// Scrolls the content of scroll views.
extension Device {
  /// In how many steps a scroll shows what it passes; each goes half a screen, or more on a long way.
  static let maximumScrollSteps = 1000

  /// A point of a scroll view's content, at the upper left corner of what it shows.
  struct Offset: Hashable {
    var x: Double
    var y: Double
  }

  /// The user scrolls along the way that the content goes, as a story says it.
  func scroll(_ view: ObjectID, to offset: Double) throws(AppOutcome) {
    let place = try place(of: view).offset
    let isHorizontal = app?.lists[view]?.settings.isHorizontal == true
    try scroll(
      list: view, to: isHorizontal ? Offset(x: offset, y: place.y) : Offset(x: place.x, y: offset))
  }

  /// The user drags the content; what is further than half a screen away goes on by itself (**choice**).
  ///
  /// Where the content ends, so does the scroll.
  func scroll(list: ObjectID, to goal: Offset) throws(AppOutcome) {
    let place = try place(of: list)
    let goal = Offset(
      x: min(max(goal.x, place.minimum.x), place.maximum.x),
      y: min(max(goal.y, place.minimum.y), place.maximum.y))
    let steps = steps(from: place.offset, to: goal, size: place.size)
    try enter(.willBeginDragging, role: "delegate", of: list)
    try move(list, to: steps.first ?? goal, phase: "dragging")
    let decelerates = steps.count > 1
    try enter(
      .willEndDragging, role: "delegate", of: list, ["x": .double(goal.x), "y": .double(goal.y)])
    try enter(
      .didEndDragging, role: "delegate", of: list, ["willDecelerate": .bool(decelerates)])
    guard decelerates else { return try rest(list) }
    try enter(.willBeginDecelerating, role: "delegate", of: list)
    for step in steps.dropFirst() { try move(list, to: step, phase: "decelerating") }
    try rest(list)
    try enter(.didEndDecelerating, role: "delegate", of: list)
  }

  /// Code has moved the content, or moves it with an animation.
  func scroll(_ ask: Ask) throws(AppOutcome) {
    let list = ask.receiver
    guard ask.arguments["animated"]?.bool == true else {
      try enter(.didScroll, role: "delegate", of: list)
      return
    }
    let goal = ListRect(ask.arguments)
    app?.lists.scrolls.append((list, Offset(x: goal.x, y: goal.y)))
    guard let count = app?.lists.scrolls.count, count <= Self.maximumScrollSteps else {
      throw AppOutcome(.tooMuchOutput, message: "scrolls without end")
    }
  }

  /// Carries out the scrolls that code has asked for with an animation.
  func finishScrolls() throws(AppOutcome) {
    var count = 0
    while app?.openCallbacks.isEmpty == true, app?.lists.scrolls.isEmpty == false {
      guard let (list, goal) = app?.lists.scrolls.removeFirst() else { return }
      count += 1
      guard count <= Self.maximumScrollSteps else {
        throw AppOutcome(.neverRests, message: "scrolls without end")
      }
      let place = try place(of: list)
      for step in steps(from: place.offset, to: goal, size: place.size) {
        try move(list, to: step, phase: nil)
      }
      try animate(.delegate(.didEndScrollingAnimation, of: list), for: AnimationTime.list)
    }
  }

  private struct Place {
    var offset: Offset
    var minimum: Offset
    var maximum: Offset
    var size: Offset
  }

  private func place(of list: ObjectID) throws(AppOutcome) -> Place {
    let told = try callHarness(Call.Name.userScroll, [:], on: list)
    func point(_ x: String, _ y: String) -> Offset {
      let rect = ListRect(["x": told[x] ?? 0, "y": told[y] ?? 0])
      return Offset(x: rect.x, y: rect.y)
    }
    return Place(
      offset: point("x", "y"), minimum: point("minimumX", "minimumY"),
      maximum: point("maximumX", "maximumY"), size: point("width", "height"))
  }

  private func steps(from start: Offset, to goal: Offset, size: Offset) -> [Offset] {
    let way = Offset(x: goal.x - start.x, y: goal.y - start.y)
    guard way != Offset(x: 0, y: 0) else { return [] }
    func count(_ way: Double, _ size: Double) -> Double {
      size > 0 ? (abs(way) / (size / 2)).rounded(.up) : 1
    }
    let wanted = max(count(way.x, size.x), count(way.y, size.y), 1)
    let count = Int(min(wanted, Double(Self.maximumScrollSteps)))
    return (1...count).map { step in
      guard step < count else { return goal }
      let part = Double(step) / Double(count)
      return Offset(x: start.x + way.x * part, y: start.y + way.y * part)
    }
  }

  private func move(
    _ list: ObjectID, to offset: Offset, phase: String?
  ) throws(AppOutcome) {
    var arguments: LinkRecord = ["x": .double(offset.x), "y": .double(offset.y)]
    arguments["phase"] = phase.map { .string($0) }
    let moved = try callHarness(Call.Name.userScroll, arguments, on: list)
    if moved["hasMoved"]?.bool == true { try enter(.didScroll, role: "delegate", of: list) }
    try displayLists()
  }

  /// Tells the scroll view that nobody moves it any more.
  private func rest(_ list: ObjectID) throws(AppOutcome) {
    _ = try callHarness(Call.Name.userScroll, ["phase": "resting"], on: list)
  }
}
