import Foundation
import NibFormat

/// What begins a segue when the user touches it.
@MainActor final class SegueTrigger {
  private let segue: NibSegue
  private weak var controller: UIViewController?

  init(_ segue: NibSegue, in scene: InterfaceScene) {
    self.segue = segue
    controller = scene.controller
  }

  /// Has an object begin the segue; a controller's own are begun by code.
  func attach(to object: AnyObject) {
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { action in self.fire(sender: action.sender) },
        for: UIControl.Event(drawn: nil, on: control))
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { [weak item] _ in self.fire(sender: item) }
    case let recognizer as UIGestureRecognizer: recognizer.follow(self)
    case let cell as UITableViewCell where segue.trigger == nil: cell.leadsTo = self
    case let cell as UICollectionReusableView: cell.leadsTo = self
    default: break
    }
  }

  func fire(sender: Any?) {
    guard let controller else { return }
    SegueRuns.shared.run(segue, from: controller, sender: sender, isTriggered: true)
  }
}

extension UIGestureRecognizer {
  func follow(_ trigger: SegueTrigger) {
    segue = trigger
    let method = Selector.Method { target, arguments in
      (target as? SegueTrigger)?.fire(sender: arguments.first ?? nil)
      return true
    }
    addTarget(trigger, action: Selector(name: "perform:", method: method))
  }
}
