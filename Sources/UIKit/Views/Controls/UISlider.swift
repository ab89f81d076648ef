import AppLink
import Foundation

/// A control that picks a value from a range.
open class UISlider: UIControl {
  private var current: Float = 0

  open var minimumValue: Float = 0 {
    didSet { keepInRange() }
  }

  open var maximumValue: Float = 1 {
    didSet { keepInRange() }
  }

  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    current = inRange(value)
    tellUpdate("value", .double(Double(current)))
  }

  private func keepInRange() {
    current = inRange(current)
  }

  private func inRange(_ value: Float) -> Float {
    max(minimumValue, min(max(minimumValue, maximumValue), value))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == Call.Name.userValue, let value = call.arguments["value"]?.double else {
      return super.perform(call)
    }
    current = inRange(Float(value))
    return send(.valueChanged)
  }

  override var treeDetail: LinkRecord {
    var detail = super.treeDetail
    detail["role"] = "slider"
    detail["value"] = .double(Double(current))
    detail["minimum"] = .double(Double(minimumValue))
    detail["maximum"] = .double(Double(maximumValue))
    return detail
  }
}
