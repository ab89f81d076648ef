import AppLink
import Foundation

/// Callbacks that student code calls itself: seen where their base implementations run outside a call
/// of the device's.
extension UIViewController {
  /// Notes that a base implementation runs; whether a call of the device's has led there.
  @discardableResult
  func noteBase(_ callback: String = #function) -> Bool {
    AppProcess.shared.noteSuper(of: self, callback)
  }

  /// An appearance callback, which nobody but UIKit may call (FACTS.md D18).
  func noteBaseOfAppearance(_ callback: String = #function) {
    guard !noteBase(callback) else { return }
    tellFinding(
      "Do not call \(callback) of \(objectDescription) directly: use "
        + "beginAppearanceTransition(_:animated:) and endAppearanceTransition()")
  }

  /// A containment callback, which a container of one's own has to call (FACTS.md D15).
  func noteBaseOfMove(to parent: UIViewController?, _ callback: String = #function) {
    guard !noteBase(callback) else { return }
    let name = parent.map { _typeName(type(of: $0), qualified: false) }
    EffectLog.shared.add(
      "containment", on: id,
      ["method": .string(callback), "parent": name.map { .string($0.cappedForLink) } ?? .null])
  }
}
