import AppLink
import Foundation

/// A control with a caption.
open class UIButton: UIControl {
  /// How a button looks; nothing depends on it here.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  private var titles: [State.RawValue: String] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    tellUpdate("title", title.map { .string($0.cappedForLink) } ?? .null)
  }

  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  open var currentTitle: String? {
    title(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled)
  }
}
