import AppLink
import Foundation

/// A view whose content is larger than itself. The device decides how a user's scroll goes.
open class UIScrollView: UIView, ScrollDelegateHolder {
  /// How the content of lists adapts to bars; there are none here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// When the keyboard goes; there is none here.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  public var isTracking: Bool { isDragging }

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInset = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var refreshControl: UIRefreshControl?

  public var adjustedContentInset: UIEdgeInsets { contentInset }

  private var givenContentSize = CGSize.zero

  /// Of the delegate's role `delegate`, whichever protocol of a subclass it has.
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { tellDelegate(scrollDelegate, role: "delegate") }
  }

  /// What can be scrolled over; a list's is its layout's.
  open var contentSize: CGSize {
    get { givenContentSize }
    set { givenContentSize = newValue }
  }

  /// Where the upper left corner of what shows lies in the content.
  open var contentOffset: CGPoint {
    get { geometry.origin }
    set {
      guard newValue != geometry.origin else { return }
      geometry.origin = newValue
      AppProcess.shared.ask(.scroll, on: id)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != geometry.origin else { return }
    AppProcess.shared.ask(
      .scroll, on: id,
      [
        "animated": true, "x": .double(Double(contentOffset.x)),
        "y": .double(Double(contentOffset.y)),
      ])
  }

  // MARK: State

  /// Where the user has scrolled to; what a list has selected is not kept.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: "UIContentOffsetX")
    coder.encode(Double(contentOffset.y), forKey: "UIContentOffsetY")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    contentOffset = CGPoint(
      x: coder.decodeDouble(forKey: "UIContentOffsetX"),
      y: coder.decodeDouble(forKey: "UIContentOffsetY"))
  }

  /// Scrolls no further than it takes to see the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let size = shownSize
    var goal = contentOffset
    if rect.maxX > goal.x + size.width { goal.x = rect.maxX - size.width }
    if rect.minX < goal.x { goal.x = rect.minX }
    if rect.maxY > goal.y + size.height { goal.y = rect.maxY - size.height }
    if rect.minY < goal.y { goal.y = rect.minY }
    setContentOffset(goal, animated: animated)
  }

  open func flashScrollIndicators() {}

  /// How much of the content shows.
  var shownSize: CGSize { frame.size }

  override var treeDetail: LinkRecord { ["role": "scroll"] }

  override func perform(_ call: Call) -> LinkRecord {
    if call.name == Call.Name.userScroll { return userScroll(call.arguments) }
    return performScroll(call) ?? super.perform(call)
  }

  private func performScroll(_ call: Call) -> LinkRecord? {
    let delegate = scrollDelegate
    switch call.name {
    case "scrollViewDidScroll(_:)": delegate?.scrollViewDidScroll(self)
    case "scrollViewWillBeginDragging(_:)":
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
    case "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)":
      var target = CGPoint(call.arguments) ?? contentOffset
      delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    case "scrollViewDidEndDragging(_:willDecelerate:)":
      isDragging = false
      let decelerates = call.arguments["willDecelerate"]?.bool ?? false
      delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    case "scrollViewWillBeginDecelerating(_:)":
      isDecelerating = true
      delegate?.scrollViewWillBeginDecelerating(self)
    case "scrollViewDidEndDecelerating(_:)": delegate?.scrollViewDidEndDecelerating(self)
    case "scrollViewDidEndScrollingAnimation(_:)":
      delegate?.scrollViewDidEndScrollingAnimation(self)
    default: return nil
    }
    if delegate == nil { AppProcess.shared.isImplemented = false }
    return [:]
  }

  /// Moves the content as a finger does: nobody is asked.
  private func userScroll(_ arguments: LinkRecord) -> LinkRecord {
    let phase = arguments["phase"]?.string
    isDragging = phase == "dragging"
    isDecelerating = phase == "decelerating"
    let old = geometry.origin
    if let goal = CGPoint(arguments), isScrollEnabled || phase == nil { geometry.origin = goal }
    let offset = geometry.origin
    let (size, content, inset) = (shownSize, contentSize, contentInset)
    let highest = CGPoint(
      x: max(content.width + inset.right - size.width, -inset.left),
      y: max(content.height + inset.bottom - size.height, -inset.top))
    return [
      "x": .double(Double(offset.x)), "y": .double(Double(offset.y)),
      "minimumX": .double(Double(-inset.left)), "minimumY": .double(Double(-inset.top)),
      "maximumX": .double(Double(highest.x)), "maximumY": .double(Double(highest.y)),
      "width": .double(Double(size.width)), "height": .double(Double(size.height)),
      "hasMoved": .bool(old != offset),
    ]
  }
}

/// Has a scroll view's delegate, under a name that its subclasses give to delegates of their own.
@MainActor public protocol ScrollDelegateHolder: UIScrollView {}

extension ScrollDelegateHolder {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension CGPoint {
  /// nil where the record names no point.
  init?(_ record: LinkRecord) {
    guard let x = record["x"]?.double, let y = record["y"]?.double else { return nil }
    self.init(x: x, y: y)
  }
}
