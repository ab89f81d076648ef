import AppLink
import Foundation

extension String {
  /// With what an edit of the device's replaces: `location` and `length` in UTF-16, `text`.
  func edited(by arguments: LinkRecord) -> String {
    let range = NSRange(edit: arguments)
    guard let place = Range(range, in: self) else { return self }
    return replacingCharacters(in: place, with: arguments["text"]?.string ?? "")
  }
}

extension NSRange {
  init(edit arguments: LinkRecord) {
    self.init(
      location: arguments["location"]?.int.flatMap { Int(exactly: $0) } ?? 0,
      length: arguments["length"]?.int.flatMap { Int(exactly: $0) } ?? 0)
  }
}

extension UIView {
  /// What the device knows a first responder as: which delegate hears of its editing.
  var editingKind: String {
    self is UITextField ? "textField" : self is UITextView ? "textView" : "view"
  }

  func becomeFirst() { UIApplication.shared.firstResponder = self }

  func resignFirst() {
    if UIApplication.shared.firstResponder === self { UIApplication.shared.firstResponder = nil }
  }

  /// Tells the device who the delegate is now.
  func tellDelegate(_ delegate: AnyObject?, role: String = "delegate") {
    EffectLog.shared.add(Effect.delegate, on: id, .delegate(delegate, role: role))
  }

  /// Ends editing in the view or in one within it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let editor = UIApplication.shared.firstResponder as? UIView,
      editor.isDescendant(of: self)
    else { return false }
    return editor.resignFirstResponder()
  }
}
