import AppLink
import Foundation

/// A rectangle without pixels: frame, state and subviews.
///
/// Every change of what a view shows is the effect `userInterfaceUpdate`.
open class UIView: UIResponder {
  public var frame: CGRect
  public var tag = 0

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?

  /// The controller whose root view this is.
  weak var controller: UIViewController?

  private var toldID: ObjectID?

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
    self.frame = frame
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var isHidden = false {
    didSet { tellUpdate("isHidden", .bool(isHidden)) }
  }

  open var alpha: CGFloat = 1 {
    didSet { tellUpdate("alpha", .double(Double(alpha))) }
  }

  open var backgroundColor: UIColor? {
    didSet { tellUpdate("backgroundColor", backgroundColor?.linkValue ?? .null) }
  }

  open var isUserInteractionEnabled = true

  /// The window at the root of the view's hierarchy.
  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    attach(view)
    tellUpdate("subviews", .int(Int64(subviews.count)))
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    detach()
    superview.tellUpdate("subviews", .int(Int64(superview.subviews.count)))
  }

  /// Adds a subview without telling: what the harness does is no doing of the student's.
  func attach(_ view: UIView) {
    view.detach()
    subviews.append(view)
    view.superview = self
  }

  func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Asks for the view to be drawn again: an update of what it shows.
  open func setNeedsDisplay() {
    tellUpdate("needsDisplay", true)
  }

  open func setNeedsLayout() {}

  open func layoutIfNeeded() {}

  func tellUpdate(_ property: String, _ value: LinkValue) {
    var detail: LinkRecord = [
      "property": .string(property), "value": value, "inWindow": .bool(window != nil),
    ]
    detail["cell"] = enclosingCell.map { .string($0.listPlace.display.rawValue) }
    EffectLog.shared.add("userInterfaceUpdate", on: id, detail)
  }

  /// What the view tree says of the view beyond what it says of every view.
  var treeDetail: LinkRecord { [:] }

  /// A call of the device's.
  func perform(_ call: Call) -> LinkRecord { [:] }
}

extension UIView: CallReceiver {}
