import Foundation

/// What a bar shows of a button or tab.
@MainActor open class UIBarItem {
  open var title: String? { didSet { change() } }
  open var image: UIImage?
  open var isEnabled = true { didSet { change() } }
  open var tag = 0

  public init() {}

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  func change() { onChange?() }
}
