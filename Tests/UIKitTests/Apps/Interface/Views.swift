import UIKit

@MainActor enum Views {
  static func play(in window: UIWindow?) {
    guard let root = window?.rootViewController?.view else { return }
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    label.tag = 7
    label.text = "unseen"
    root.addSubview(label)
    label.text = "seen"
    label.isHidden = true
    label.alpha = 0.5
    label.textColor = .red
    label.backgroundColor = UIColor(red: 2, green: -1, blue: 0.5, alpha: 1)
    print(root.viewWithTag(7) === label, label.superview === root, label.window === window)
    print(label.center.x, label.center.y, label.bounds.width, root.subviews.count)

    let second = UILabel()
    second.text = "Größe 👩‍👩‍👧‍👦"
    root.addSubview(second)
    second.removeFromSuperview()
    second.removeFromSuperview()
    print(second.window == nil, second.superview == nil)

    let other = UIView()
    root.addSubview(other)
    other.addSubview(label)
    print(root.subviews.count, other.subviews.count)

    controls(in: root)
  }

  private static func controls(in view: UIView) {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Tap") { print("tapped \($0.title)") })
    view.addSubview(button)
    print(button.currentTitle ?? "nil")
    let named = UIAction.Identifier("named")
    button.addAction(UIAction(identifier: named) { _ in print("first") }, for: .touchUpInside)
    button.addAction(UIAction(identifier: named) { _ in print("second") }, for: .touchUpInside)
    button.addAction(UIAction { action in print(action.sender is UIButton) }, for: .touchDown)
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    button.sendActions(for: [.touchDown, .valueChanged])
    button.setTitle("Off", for: .disabled)
    button.isEnabled = false
    print(button.currentTitle ?? "nil", button.title(for: .selected) ?? "nil")
  }
}
