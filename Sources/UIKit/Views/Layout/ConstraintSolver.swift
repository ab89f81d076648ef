import Foundation

/// Gives frames to views whose constraints say where they are in a few plain equations.
///
/// Each equation whose one side is known gives the other, over and over; what no equation says
/// comes from the view's own size, and after that from where the view is. Inequalities are left out,
/// priorities only decide which of two equations counts. That is less than Auto Layout does, and
/// enough for what is pinned to edges, centred, or of a given size.
@MainActor enum ConstraintSolver {
  /// How often the equations are gone through.
  private static let mostRounds = 50

  /// Solves the active constraints of a view and of all in it.
  static func solve(in root: UIView) {
    let views = root.withDescendants()
    let constraints = views.flatMap { $0.layout.constraints }
      .filter { $0.relation == .equal }
      .sorted { $0.priority.rawValue > $1.priority.rawValue }
    guard !constraints.isEmpty else { return }
    var system = LayoutSystem(root: root, views: views)
    propagate(constraints, &system)
    system.useOwnSizes(of: views)
    propagate(constraints, &system)
    system.apply(to: views)
  }

  private static func propagate(
    _ constraints: [NSLayoutConstraint], _ system: inout LayoutSystem
  ) {
    for _ in 0..<mostRounds {
      var hasChanged = false
      for constraint in constraints where system.learn(from: constraint) { hasChanged = true }
      if !hasChanged { return }
    }
  }
}

/// What is known of where views and guides are, in the coordinates of the view that is laid out.
@MainActor private struct LayoutSystem {
  private var spans: [ObjectIdentifier: (x: Span, y: Span)] = [:]

  init(root: UIView, views: [UIView]) {
    for view in views {
      let origin = view === root ? .zero : Self.origin(of: view, in: root)
      let isKnown = view === root || !view.layout.isConstrained
      guard isKnown, let origin else { continue }
      spans[ObjectIdentifier(view)] = (
        Span(min: origin.x, size: view.bounds.width), Span(min: origin.y, size: view.bounds.height)
      )
    }
  }

  /// nil where a superview's own place is to be solved first.
  private static func origin(of view: UIView, in root: UIView) -> CGPoint? {
    var point = view.frame.origin
    var next = view.superview
    while let view = next, view !== root {
      guard !view.layout.isConstrained else { return nil }
      point = CGPoint(x: point.x + view.frame.minX, y: point.y + view.frame.minY)
      next = view.superview
    }
    return point
  }

  // MARK: Equations

  /// Takes over what an equation says of a side that was not known; whether it says anything.
  mutating func learn(from constraint: NSLayoutConstraint) -> Bool {
    guard let first = constraint.firstItem else { return false }
    let (m, c) = (constraint.multiplier, constraint.constant)
    guard let second = constraint.secondItem else {
      return set(constraint.firstAttribute, of: first, to: c)
    }
    if let known = value(constraint.secondAttribute, of: second) {
      return set(constraint.firstAttribute, of: first, to: known * m + c)
    }
    guard m != 0, let known = value(constraint.firstAttribute, of: first) else { return false }
    return set(constraint.secondAttribute, of: second, to: (known - c) / m)
  }

  private func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> CGFloat? {
    guard let place = attribute.place, let span = span(of: item, place.axis) else { return nil }
    return span.value(place.part)
  }

  private mutating func set(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, to value: CGFloat
  ) -> Bool {
    // The standard guides follow their view.
    if let guide = item as? UILayoutGuide, guide.insets != nil { return false }
    guard value.isFinite, let place = attribute.place else { return false }
    let key = ObjectIdentifier(item)
    var spans = spans[key] ?? (Span(), Span())
    let hasLearnt =
      place.axis == .horizontal
      ? spans.x.set(place.part, value) : spans.y.set(place.part, value)
    self.spans[key] = spans
    return hasLearnt
  }

  private func span(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> Span? {
    guard let guide = item as? UILayoutGuide, let insets = guide.insets, let view = guide.owningView
    else {
      return spans[ObjectIdentifier(item)].map { axis == .horizontal ? $0.x : $0.y }
    }
    guard let span = span(of: view, axis), let min = span.value(.min), let max = span.value(.max)
    else { return nil }
    let edges = insets(view)
    let (before, after) =
      axis == .horizontal ? (edges.left, edges.right) : (edges.top, edges.bottom)
    return Span(min: min + before, size: max - min - before - after)
  }

  // MARK: Results

  /// A view without equations for its size has its own, if it has one.
  mutating func useOwnSizes(of views: [UIView]) {
    for view in views where view.layout.isConstrained {
      let size = view.intrinsicContentSize
      if size.width >= 0 { _ = set(.width, of: view, to: size.width) }
      if size.height >= 0 { _ = set(.height, of: view, to: size.height) }
    }
  }

  /// Sets the frames, each view's after its superview's.
  func apply(to views: [UIView]) {
    var origins: [ObjectIdentifier: CGPoint] = [:]
    for (index, view) in views.enumerated() {
      let parent = view.superview.map { origins[ObjectIdentifier($0)] ?? .zero } ?? .zero
      guard index > 0 else {
        origins[ObjectIdentifier(view)] = .zero
        continue
      }
      if view.layout.isConstrained, let spans = spans[ObjectIdentifier(view)] {
        let x = spans.x.filled(from: view.frame.minX + parent.x, view.frame.width)
        let y = spans.y.filled(from: view.frame.minY + parent.y, view.frame.height)
        view.frame = CGRect(
          x: x.min - parent.x, y: y.min - parent.y, width: max(0, x.size), height: max(0, y.size))
      }
      origins[ObjectIdentifier(view)] = CGPoint(
        x: parent.x + view.frame.minX - view.geometry.origin.x,
        y: parent.y + view.frame.minY - view.geometry.origin.y)
    }
  }
}

/// What is known of an extent along one axis; any two of its four parts give the rest.
private struct Span {
  enum Part {
    case min
    case max
    case size
    case centre
  }

  private var known: [(part: Part, value: CGFloat)] = []

  init() {}

  init(min: CGFloat, size: CGFloat) {
    known = [(.min, min), (.size, size)]
  }

  /// Whether that was not known.
  mutating func set(_ part: Part, _ value: CGFloat) -> Bool {
    guard known.count < 2, !known.contains(where: { $0.part == part }) else { return false }
    known.append((part, value))
    return true
  }

  func value(_ part: Part) -> CGFloat? {
    if let value = given(part) { return value }
    guard known.count == 2 else { return nil }
    let (min, size) = filled(from: 0, 0)
    switch part {
    case .min: return min
    case .max: return min + size
    case .size: return size
    case .centre: return min + size / 2
    }
  }

  /// With what is not known taken from where the view is.
  func filled(from oldMin: CGFloat, _ oldSize: CGFloat) -> (min: CGFloat, size: CGFloat) {
    switch (given(.min), given(.max), given(.size), given(.centre)) {
    case (let min?, let max?, _, _): (min, max - min)
    case (let min?, _, let size?, _): (min, size)
    case (_, let max?, let size?, _): (max - size, size)
    case (_, _, let size?, let centre?): (centre - size / 2, size)
    case (let min?, _, _, let centre?): (min, (centre - min) * 2)
    case (_, let max?, _, let centre?): (centre - (max - centre), (max - centre) * 2)
    case (let min?, nil, nil, nil): (min, oldSize)
    case (nil, let max?, nil, nil): (max - oldSize, oldSize)
    case (nil, nil, nil, let centre?): (centre - oldSize / 2, oldSize)
    case (nil, nil, let size?, nil): (oldMin, size)
    case (nil, nil, nil, nil): (oldMin, oldSize)
    }
  }

  private func given(_ part: Part) -> CGFloat? { known.first { $0.part == part }?.value }
}

extension NSLayoutConstraint.Attribute {
  /// The part of an extent that the attribute stands for; margins and baselines are taken as edges.
  fileprivate var place: (axis: NSLayoutConstraint.Axis, part: Span.Part)? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: (.horizontal, .min)
    case .right, .trailing, .rightMargin, .trailingMargin: (.horizontal, .max)
    case .width: (.horizontal, .size)
    case .centerX, .centerXWithinMargins: (.horizontal, .centre)
    case .top, .firstBaseline, .topMargin: (.vertical, .min)
    case .bottom, .lastBaseline, .bottomMargin: (.vertical, .max)
    case .height: (.vertical, .size)
    case .centerY, .centerYWithinMargins: (.vertical, .centre)
    case .notAnAttribute: nil
    }
  }
}
