import AppLink
import Foundation

extension UIView {
  /// Tells that the view shows something else now.
  func tellUpdate(_ property: String, _ value: LinkValue) {
    MainThreadChecker.check(type(of: self), property)
    var detail: LinkRecord = [
      "property": .string(property), "value": value, "inWindow": .bool(window != nil || isComing),
    ]
    detail["cell"] = enclosingCell.map { .string($0.listPlace.display.rawValue) }
    EffectLog.shared.add("userInterfaceUpdate", on: id, detail)
  }

  /// Whether the view belongs to a controller that has been told that it appears: its view is put into
  /// the window once `viewWillAppear(_:)` has returned.
  private var isComing: Bool {
    var next: UIView? = self
    while let view = next {
      if let controller = view.controller { return controller.appearance.isComing }
      next = view.superview
    }
    return false
  }

  /// Tells of a text, cut to what one effect may carry.
  func tellText(_ property: String, _ text: String?) {
    tellUpdate(property, text.map { .string($0.cappedForLink) } ?? .null)
  }
}
