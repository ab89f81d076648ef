import AppLink
import Foundation

/// Puts views into a row or a column.
///
/// Where nothing else gives a size, a view has its own along the axis and the stack's across it; what
/// is left goes to the last, or to all alike with `fillEqually`.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem: CGFloat = 8

  public private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.layout.translatesAutoresizingMask = false
    view.layout.isArranged = true
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Leaves the view among the subviews.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    view.layout.isArranged = false
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    subview.layout.isArranged = false
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  private var shown: [UIView] { arrangedSubviews.filter { !$0.look.isHidden } }

  private func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == Self.spacingUseDefault ? spacing : custom
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func breadth(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// What constraints or the view itself say of its size; 0 where nothing does.
  private func wish(of view: UIView) -> CGSize {
    var size = view.intrinsicContentSize
    for constraint in view.layout.constraints
    where constraint.firstItem === view && constraint.secondItem == nil
      && constraint.relation == .equal
    {
      if constraint.firstAttribute == .width { size.width = constraint.constant }
      if constraint.firstAttribute == .height { size.height = constraint.constant }
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private var gaps: CGFloat { shown.dropLast().reduce(0) { $0 + gap(after: $1) } }

  open override var intrinsicContentSize: CGSize {
    guard !shown.isEmpty else { return super.intrinsicContentSize }
    let wishes = shown.map(wish)
    let lengths = wishes.map(length)
    let sum =
      distribution == .fillEqually
      ? (lengths.max() ?? 0) * CGFloat(shown.count) : lengths.reduce(0, +)
    return size(length: sum + gaps, breadth: wishes.map(breadth).max() ?? 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    guard !shown.isEmpty, length(of: area.size) > 0 else { return }
    let room = max(0, length(of: area.size) - gaps)
    var lengths = shown.map { length(of: wish(of: $0)) }
    if distribution == .fillEqually {
      lengths = lengths.map { _ in room / CGFloat(shown.count) }
    } else {
      lengths[lengths.count - 1] += room - lengths.reduce(0, +)
    }
    var start = axis == .horizontal ? area.minX : area.minY
    for (view, length) in zip(shown, lengths) {
      place(view, from: start, length: max(0, length), in: area)
      start += max(0, length) + gap(after: view)
    }
  }

  private func place(_ view: UIView, from start: CGFloat, length: CGFloat, in area: CGRect) {
    let across = breadth(of: area.size)
    let own = breadth(of: wish(of: view))
    let breadth = alignment == .fill || own == 0 ? across : min(own, across)
    let offset: CGFloat =
      switch alignment {
      case .center: (across - breadth) / 2
      case .trailing, .lastBaseline: across - breadth
      default: 0
      }
    let origin =
      axis == .horizontal
      ? CGPoint(x: start, y: area.minY + offset) : CGPoint(x: area.minX + offset, y: start)
    view.frame = CGRect(origin: origin, size: size(length: length, breadth: breadth))
    ConstraintSolver.solve(in: view)
  }

  override var treeDetail: LinkRecord { ["role": "stack"] }
}
