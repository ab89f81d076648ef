import UIKit

/// Prints what it hears of its moves.
private final class MovingView: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    print(name, "willMove(toSuperview:)", newSuperview != nil)
  }

  override func didMoveToSuperview() { print(name, "didMoveToSuperview()", superview != nil) }

  override func willMove(toWindow newWindow: UIWindow?) {
    print(name, "willMove(toWindow:)", newWindow != nil)
  }

  override func didMoveToWindow() { print(name, "didMoveToWindow()", window != nil) }
  override func didAddSubview(_ subview: UIView) { print(name, "didAddSubview(_:)") }
  override func willRemoveSubview(_ subview: UIView) { print(name, "willRemoveSubview(_:)") }
}

@MainActor enum Hierarchy {
  static func play(in root: UIView) {
    let (outer, inner) = (MovingView("outer"), MovingView("inner"))
    outer.addSubview(inner)
    print("-")
    root.addSubview(outer)
    print("-")
    outer.removeFromSuperview()
    print("-")
    print(inner.isDescendant(of: outer), outer.isDescendant(of: inner), inner.window == nil)
  }

  static func order(in root: UIView) {
    let views = (1...3).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    func tags() -> [Int] { root.subviews.map(\.tag) }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    root.insertSubview(views[2], belowSubview: views[0])
    print(tags())
    root.bringSubviewToFront(views[1])
    print(tags())
    root.sendSubviewToBack(views[0])
    print(tags())
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    print(tags())
    root.insertSubview(views[1], aboveSubview: views[2])
    print(tags())
    root.insertSubview(views[0], at: 99)
    print(tags())
    print(root.viewWithTag(3) === views[2], root.viewWithTag(7) == nil)
  }
}
