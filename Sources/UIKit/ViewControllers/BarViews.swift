import AppLink
import Foundation

/// A text in a bar or alert. UIKit sets it, so nothing is told of it.
final class UIBarLabel: UILabel {
  private var role = "title"

  convenience init(_ text: String?, role: String = "title") {
    self.init(frame: .zero)
    self.role = role
    show(text)
  }

  func show(_ text: String?) {
    EffectLog.shared.withoutUpdates { self.text = text }
  }

  override var treeDetail: LinkRecord { super.treeDetail.merging(["role": .string(role)]) { $1 } }
}

/// A button in a bar or alert, as `UIBarLabel`.
final class UIBarItemButton: UIButton {
  private var role = ""

  /// - Parameter role: what the view tree calls it.
  convenience init(role: String, onTap: @escaping () -> Void) {
    self.init(frame: .zero)
    self.role = role
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  func show(_ title: String?, isEnabled: Bool = true) {
    EffectLog.shared.withoutUpdates {
      setTitle(title, for: .normal)
      self.isEnabled = isEnabled
    }
  }

  override var treeDetail: LinkRecord { super.treeDetail.merging(["role": .string(role)]) { $1 } }
}
