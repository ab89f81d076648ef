import AppLink
import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  private var value = false

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    tellUpdate("isOn", .bool(on))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == Call.Name.userValue, let on = call.arguments["on"]?.bool else {
      return super.perform(call)
    }
    value = on
    return send(.valueChanged)
  }

  override var treeDetail: LinkRecord {
    var detail = super.treeDetail
    detail["role"] = "switch"
    detail["on"] = .bool(value)
    return detail
  }
}
