import AppLink
import Foundation

/// Containers of student code's own (FACTS.md D15–D18).
extension UIViewController {
  func adopt(_ child: UIViewController) {
    MainThreadChecker.check(UIViewController.self, "addChild(_:)")
    let answer = AppProcess.shared.ask(
      .addChild, on: id,
      [
        "child": .object(child.id),
        "forwards": .bool(shouldAutomaticallyForwardAppearanceMethods),
      ])
    guard answer["accepted"]?.bool != false else { return }
    if let earlier = child.family.parent, earlier !== self { earlier.drop(child) }
    child.family.parent = self
    if !family.children.contains(where: { $0 === child }) { family.children.append(child) }
  }

  func leaveParent() {
    MainThreadChecker.check(UIViewController.self, "removeFromParent()")
    // The parent may be all that holds this controller.
    withExtendedLifetime(self) {
      family.parent?.drop(self)
      AppProcess.shared.ask(.removeFromParent, on: id)
    }
  }

  private func drop(_ child: UIViewController) {
    child.family.parent = nil
    family.children.removeAll { $0 === child }
  }

  func askToBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    AppProcess.shared.ask(
      .beginAppearance, on: id,
      ["isAppearing": .bool(isAppearing), "animated": .bool(animated)])
  }

  func askToFlip(
    _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    // Beside the view whose place it takes; Apple says only that it is added.
    to.appearance.holder = from.viewIfLoaded?.superview ?? loadedView
    let begin = AppProcess.shared.keep {
      if let view = to.viewIfLoaded, view.superview == nil { to.appearance.holder?.attach(view) }
      AppProcess.runOptional(animations)
    }
    let end = AppProcess.shared.keep(finished: { finished in
      from.viewIfLoaded?.detach()
      to.appearance.holder = nil
      AppProcess.runOptional(completion.map { completion in { completion(finished) } })
    })
    AppProcess.shared.ask(
      .transition, on: id,
      [
        "from": .object(from.id), "to": .object(to.id),
        "duration": .double(duration.isFinite ? max(0, duration) : 0),
        "animations": begin ?? .null, "completion": end ?? .null,
      ])
  }
}
