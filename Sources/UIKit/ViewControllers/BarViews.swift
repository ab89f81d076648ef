import Foundation

/// A text in a bar or alert. UIKit sets it, so nothing is told of it.
final class UIBarLabel: UILabel {
  convenience init(_ text: String?) {
    self.init(frame: .zero)
    show(text)
  }

  func show(_ text: String?) {
    EffectLog.shared.withoutUpdates { self.text = text }
  }
}

/// A button in a bar or alert, as `UIBarLabel`.
final class UIBarItemButton: UIButton {
  convenience init(onTap: @escaping () -> Void) {
    self.init(frame: .zero)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  func show(_ title: String?, isEnabled: Bool = true) {
    EffectLog.shared.withoutUpdates {
      setTitle(title, for: .normal)
      self.isEnabled = isEnabled
    }
  }
}
