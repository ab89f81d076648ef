import Foundation

/// The swipe back from the edge of the screen; the device makes it.
final class InteractivePopGestureRecognizer: UIGestureRecognizer {
  var onChange: () -> Void = {}
  /// Whether student code has put another delegate, or none, in the place of UIKit's own.
  private(set) var hasOtherDelegate = false

  override var isEnabled: Bool {
    didSet { onChange() }
  }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      hasOtherDelegate = true
      onChange()
    }
  }
}
