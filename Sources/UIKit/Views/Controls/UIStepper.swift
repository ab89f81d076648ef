import AppLink
import Foundation

/// A control that counts up and down.
open class UIStepper: UIControl {
  private var current = 0.0

  open var minimumValue = 0.0 {
    didSet { current = inRange(current) }
  }

  open var maximumValue = 100.0 {
    didSet { current = inRange(current) }
  }

  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  open var value: Double {
    get { current }
    set {
      current = inRange(newValue)
      tellUpdate("value", .double(current))
    }
  }

  private func inRange(_ value: Double) -> Double {
    max(minimumValue, min(max(minimumValue, maximumValue), value))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// One step; beyond an end to the other one, where it wraps.
  private func step(by change: Double) {
    let next = current + change
    guard wraps else {
      current = inRange(next)
      return
    }
    current = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
  }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == Call.Name.userValue, let isUp = call.arguments["up"]?.bool else {
      return super.perform(call)
    }
    step(by: isUp ? stepValue : -stepValue)
    return send(.valueChanged)
  }

  override var treeDetail: LinkRecord {
    var detail = super.treeDetail
    detail["role"] = "stepper"
    detail["value"] = .double(current)
    // A stepper at its end has that half disabled.
    if !wraps {
      detail["minimum"] = .double(minimumValue)
      detail["maximum"] = .double(maximumValue)
    }
    return detail
  }
}
