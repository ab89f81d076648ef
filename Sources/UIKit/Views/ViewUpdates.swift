import AppLink
import Foundation

extension UIView {
  /// Tells that the view shows something else now.
  func tellUpdate(_ property: String, _ value: LinkValue) {
    MainThreadChecker.check(type(of: self), property)
    EffectLog.shared.add(
      "userInterfaceUpdate", on: id,
      ["property": .string(property), "value": value, "inWindow": .bool(window != nil)])
  }

  /// Tells of a text, cut to what one effect may carry.
  func tellText(_ property: String, _ text: String?) {
    tellUpdate(property, text.map { .string($0.cappedForLink) } ?? .null)
  }
}
