import AppLink
import Foundation

/// What a controller presents, and by whom it is presented.
struct Presentation {
  /// Held as long as it is presented.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var style: UIModalPresentationStyle?
  /// How it is presented; made when it is first asked for.
  var controller: UIPresentationController?

  mutating func setStyle(_ style: UIModalPresentationStyle) {
    if style != self.style { controller = nil }
    self.style = style
  }
}

extension UIViewController {
  var nearestPresented: UIViewController? {
    presentation.presented ?? parent?.nearestPresented
  }

  var nearestPresenting: UIViewController? {
    presentation.presenting ?? parent?.nearestPresenting
  }

  func askToPresent(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    MainThreadChecker.check(UIViewController.self, "present(_:animated:completion:)")
    (controller as? UIAlertController)?.checkSource(presenter: self)
    let style = controller.adaptedStyle
    let context = presentationContext(for: style)
    let before = (context.presentation.presented, controller.presentation.presenting)
    context.presentation.presented = controller
    controller.presentation.presenting = context
    var arguments: LinkRecord = [
      "presented": .object(controller.id), "context": .object(context.id),
      "style": .string(style.name), "animated": .bool(animated),
    ]
    if controller is UIAlertController { arguments["isAlert"] = true }
    let kept = AppProcess.shared.keep(completion)
    arguments["completion"] = kept
    if animated { context.startCoordinator() }
    let answer = AppProcess.shared.ask(.present, on: id, arguments)
    guard answer["accepted"]?.bool == false else { return }
    if let number = kept?.int { _ = AppProcess.shared.completions.take(number) }
    context.presentation.presented = before.0
    controller.presentation.presenting = before.1
  }

  /// The controller whose view is covered.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return rootOfFamily }
    var here = self
    while !here.definesPresentationContext, let parent = here.parent { here = parent }
    return here
  }

  /// What goes when a controller is to be dismissed: what it, or what contains it, presents, else the
  /// one of them that is presented itself.
  private var dismissed: UIViewController? {
    if let presented = presentation.presented { return presented }
    return presentation.presenting == nil ? parent?.dismissed : self
  }

  func askToDismiss(animated: Bool, _ completion: (() -> Void)?) {
    MainThreadChecker.check(UIViewController.self, "dismiss(animated:completion:)")
    var arguments: LinkRecord = ["animated": .bool(animated)]
    arguments["completion"] = AppProcess.shared.keep(completion)
    if animated { dismissed?.presentation.presenting?.startCoordinator() }
    AppProcess.shared.ask(.dismiss, on: id, arguments)
  }

  func performPresentation(_ call: Call) -> LinkRecord? {
    switch call.name {
    case Call.Name.userDismiss: dismiss(animated: true)
    case Call.Name.finishTransition:
      if let presented = AppProcess.shared.controller(call.arguments["presented"]) {
        presented.endPresentation()
      } else {
        let gone = family.leaving.finish()
        withExtendedLifetime(gone) {}
      }
    case let name where name.hasPrefix("presentationController"):
      return performPresentationDelegate(call)
    default: return nil
    }
    return [:]
  }

  /// Forgets by whom the controller was presented, who has held it until now.
  private func endPresentation() {
    if let context = presentation.presenting, context.presentation.presented === self {
      context.presentation.presented = nil
    }
    presentation.presenting = nil
    presentation.controller = nil
  }
}
