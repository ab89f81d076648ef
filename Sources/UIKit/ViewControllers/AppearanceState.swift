import AppLink
import Foundation

/// How a controller's view comes and goes, as far as student code may read it.
struct AppearanceState {
  enum Movement: String {
    case presented
    case dismissed
    case toParent
    case fromParent
  }

  /// Whether a change of size was announced and has still to come.
  var awaitsSize = false
  /// Why; from the `will` callback until the `did` callback has returned.
  var movement: Movement?
  /// Where the parent's `transition(from:to:…)` puts the view, while it is under way.
  weak var holder: UIView?
  /// While `viewWillAppear(_:)` runs.
  var isComing = false
  /// Of the transition that is under way in this container, or over this presenter.
  var coordinator: TransitionCoordinator?
}

extension UIViewController {
  func performAppearance(_ call: Call) -> LinkRecord? {
    let animated = call.arguments["animated"]?.bool ?? false
    switch call.name {
    case "viewWillAppear(_:)":
      start(call)
      appearance.isComing = true
      viewWillAppear(animated)
      appearance.isComing = false
      enter(call.arguments["host"])
    case "viewIsAppearing(_:)":
      enter(call.arguments["host"])
      viewIsAppearing(animated)
    case "viewDidAppear(_:)":
      viewDidAppear(animated)
      stop()
    case "viewWillDisappear(_:)":
      start(call)
      viewWillDisappear(animated)
    case "viewDidDisappear(_:)":
      if call.arguments["detach"]?.bool == true { viewIfLoaded?.detach() }
      viewDidDisappear(animated)
      stop()
    default: return nil
    }
    return [:]
  }

  private func start(_ call: Call) {
    let movement = call.arguments["movement"]?.string
    appearance.movement = movement.flatMap(AppearanceState.Movement.init)
  }

  private func stop() {
    appearance.movement = nil
  }

  /// Puts the view where it shows, unless student code has done so.
  private func enter(_ host: LinkValue?) {
    guard let host = host?.object, let view = viewIfLoaded,
      let place = AppProcess.shared.objects.receiver(host)
    else { return }
    let parent = place as? UIViewController
    let holder = appearance.holder ?? parent?.contentView ?? place as? UIView
    guard let holder, !view.isInside(holder) else { return }
    holder.attach(view)
    // A container of student code's own says itself where its children are.
    if appearance.holder == nil { view.frame = holder.bounds }
  }
}

extension UIView {
  /// Whether the view is a view's descendant.
  fileprivate func isInside(_ view: UIView) -> Bool {
    var above = superview
    while let here = above, here !== view { above = here.superview }
    return above != nil
  }
}
