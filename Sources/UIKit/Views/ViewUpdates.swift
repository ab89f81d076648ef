import AppLink
import Foundation

extension UIView {
  /// Tells that the view shows something else now.
  func tellUpdate(_ property: String, _ value: LinkValue) {
    MainThreadChecker.check(type(of: self), property)
    var detail: LinkRecord = [
      "property": .string(property), "value": value, "inWindow": .bool(window != nil),
    ]
    detail["cell"] = enclosingCell.map { .string($0.listPlace.display.rawValue) }
    EffectLog.shared.add("userInterfaceUpdate", on: id, detail)
  }

  /// Tells of a text, cut to what one effect may carry.
  func tellText(_ property: String, _ text: String?) {
    tellUpdate(property, text.map { .string($0.cappedForLink) } ?? .null)
  }
}
