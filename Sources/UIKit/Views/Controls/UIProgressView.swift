import AppLink
import Foundation

/// A bar that fills.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  private var done: Float = 0

  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    done = max(0, min(1, progress))
    tellUpdate("progress", .double(Double(done)))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }

  override var treeDetail: LinkRecord { ["role": "progress", "value": .double(Double(done))] }
}
