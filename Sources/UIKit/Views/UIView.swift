import AppLink
import Foundation

/// A rectangle without pixels: frame, state and subviews.
///
/// Every change of what a view shows is the effect `userInterfaceUpdate`.
open class UIView: UIResponder {
  /// What the view shows by itself; kept apart so that the harness reads it without running code of
  /// a subclass.
  struct Look {
    var isHidden = false
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var transform = CGAffineTransform.identity
    var takesTouches = true
    var contentMode = ContentMode.scaleToFill
  }

  var look = Look()
  var geometry: Geometry
  let layout = LayoutState()

  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var isAccessibilityElement = false
  /// By which the view's state is found again when its controller's is restored; nil keeps it out.
  open var restorationIdentifier: String?
  open var clipsToBounds = false
  open var isOpaque = true
  open var isExclusiveTouch = false
  open var isMultipleTouchEnabled = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var gestureRecognizers: [UIGestureRecognizer]?
  public private(set) lazy var layer = CALayer(of: self)

  /// The controller whose root view this is.
  weak var controller: UIViewController? {
    didSet { tree.countRoots(controller != nil ? 1 : 0, oldValue != nil ? 1 : 0) }
  }

  /// Where the view stands among others.
  private(set) lazy var tree = ViewPlace(of: self)

  public var subviews: [UIView] { tree.subviews }
  public var superview: UIView? { tree.superview }

  private var toldID: ObjectID?

  /// The number, where the device knows the view already.
  var knownID: ObjectID? { toldID }

  /// The number by which the device knows the view; told on first use.
  var id: ObjectID {
    let id = toldID ?? AppProcess.shared.objects.add(self)
    toldID = id
    return id
  }

  deinit {
    if let toldID { EffectLog.shared.tellDestruction(of: toldID) }
  }

  public init(frame: CGRect) {
    geometry = Geometry(frame: frame)
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    geometry = Geometry(frame: .zero)
    super.init()
    coder.interface?.fill(self)
  }

  // MARK: State

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: What it shows

  open var isHidden: Bool {
    get { look.isHidden }
    set {
      look.isHidden = newValue
      tellUpdate("isHidden", .bool(newValue))
    }
  }

  open var alpha: CGFloat {
    get { look.alpha }
    set {
      look.alpha = newValue
      tellUpdate("alpha", .double(Double(newValue)))
    }
  }

  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set {
      look.backgroundColor = newValue
      tellUpdate("backgroundColor", newValue?.linkValue ?? .null)
    }
  }

  /// Without one of its own, the superview's.
  open var tintColor: UIColor! {
    get { look.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      look.tintColor = newValue
      tellUpdate("tintColor", newValue?.linkValue ?? .null)
      tintColorDidChange()
    }
  }

  open var transform: CGAffineTransform {
    get { look.transform }
    set {
      look.transform = newValue
      tellUpdate("transform", newValue.linkValue)
    }
  }

  open var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }

  open var isUserInteractionEnabled: Bool {
    get { look.takesTouches }
    set { look.takesTouches = newValue }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { geometry.frame }
    set { setGeometry { $0.frame = newValue } }
  }

  open var bounds: CGRect {
    get { CGRect(origin: geometry.origin, size: geometry.frame.size) }
    set {
      setGeometry {
        $0.frame = CGRect(
          x: $0.frame.midX - newValue.width / 2, y: $0.frame.midY - newValue.height / 2,
          width: newValue.width, height: newValue.height)
        $0.origin = newValue.origin
      }
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: geometry.frame.midX, y: geometry.frame.midY) }
    set {
      setGeometry {
        $0.frame.origin = CGPoint(
          x: newValue.x - $0.frame.width / 2, y: newValue.y - $0.frame.height / 2)
      }
    }
  }

  /// The size changed; what depends on it is laid out again.
  func sizeDidChange(from old: CGSize) {
    resizeSubviews(from: old)
    setNeedsLayout()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// As constraints would size it: its own size where it has one, else what it is now.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width,
      height: own.height >= 0 ? own.height : bounds.height)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Hierarchy

  /// The window at the root of the view's hierarchy.
  open var window: UIWindow? { tree.window }

  open func addSubview(_ view: UIView) { insert(view) { _ in nil } }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { $0.firstIndex { $0 === siblingSubview } }
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { $0.firstIndex { $0 === siblingSubview }.map { $0 + 1 } }
  }

  open func removeFromSuperview() { removeByStudent() }

  open func bringSubviewToFront(_ view: UIView) { tree.reorder(view) { $0.endIndex } }
  open func sendSubviewToBack(_ view: UIView) { tree.reorder(view) { $0.startIndex } }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    tree.exchange(index1, index2)
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Layout and drawing

  open func layoutSubviews() {}
  open func setNeedsLayout() { noteNeedsLayout() }
  open func layoutIfNeeded() { layOutIfNeeded() }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { layout.needsUpdateConstraints = true }
  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open class var requiresConstraintBasedLayout: Bool { false }
  open class var layerClass: AnyClass { CALayer.self }

  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Asks for the view to be drawn again: an update of what it shows.
  open func setNeedsDisplay() { tellUpdate("needsDisplay", true) }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  open var safeAreaInsets: UIEdgeInsets { .zero }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesAutoresizingMask }
    set { layout.translatesAutoresizingMask = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { layout.autoresizingMask }
    set { layout.autoresizingMask = newValue }
  }

  // MARK: For the harness

  /// What the view tree says of the view beyond what it says of every view.
  var treeDetail: LinkRecord { [:] }

  /// A call of the device's, such as for what the user does.
  func perform(_ call: Call) -> LinkRecord { performTouch(call) }
}

extension UIView: CallReceiver {}
