import AppLink
import Foundation

/// A control with one line of text to edit.
///
/// The device decides when editing begins and ends, and in which order the delegate and the actions
/// hear of it; keys come one at a time.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  private var content = ""
  private var edits = false

  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { tellDelegate(delegate) }
  }

  open var placeholder: String? {
    didSet { tellText("placeholder", placeholder) }
  }

  open var attributedPlaceholder: NSAttributedString? {
    didSet { tellText("placeholder", attributedPlaceholder?.string) }
  }

  open var textColor: UIColor? {
    didSet { tellUpdate("textColor", textColor?.linkValue ?? .null) }
  }

  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle = BorderStyle.none
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType?

  /// Never nil when read, as on a phone.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      tellText("text", content)
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }

  open var hasText: Bool { !content.isEmpty }

  open var isEditing: Bool { edits }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var intrinsicContentSize: CGSize {
    let size = TextSize.size(
      of: content.isEmpty ? placeholder ?? "" : content, font: font ?? .systemFont(ofSize: 17))
    return borderStyle == .none ? size : size.adding(7)
  }

  /// Always at the end: no stimulus moves the cursor.
  private var selection: NSRange { NSRange(location: content.utf16.count, length: 0) }

  override func perform(_ call: Call) -> LinkRecord {
    switch call.name {
    case Call.Name.startEditing:
      edits = true
      becomeFirst()
      if clearsOnBeginEditing { content = "" }
      return [:]
    case Call.Name.stopEditing:
      edits = false
      resignFirst()
      return [:]
    case Call.Name.userEdit:
      content = content.edited(by: call.arguments)
      return [:]
    case Call.Name.userEvent:
      let answer = super.perform(call)
      post(call.arguments["event"]?.string)
      return answer
    case Call.Name.textLength: return ["length": .int(Int64(content.utf16.count))]
    default: return performDelegate(call) ?? super.perform(call)
    }
  }

  /// Posts the notification that comes with an editing event, after its actions.
  private func post(_ event: String?) {
    let names = [
      "editingDidBegin": Self.textDidBeginEditingNotification,
      "editingChanged": Self.textDidChangeNotification,
      "editingDidEnd": Self.textDidEndEditingNotification,
    ]
    guard let name = event.flatMap({ names[$0] }) else { return }
    NotificationCenter.default.post(name: name, object: self)
  }

  private func performDelegate(_ call: Call) -> LinkRecord? {
    guard call.name.hasPrefix("textField") else { return nil }
    guard let delegate else { return ["implemented": false] }
    switch call.name {
    case "textFieldShouldBeginEditing(_:)":
      return ["result": .bool(delegate.textFieldShouldBeginEditing(self))]
    case "textFieldDidBeginEditing(_:)": delegate.textFieldDidBeginEditing(self)
    case "textFieldShouldEndEditing(_:)":
      return ["result": .bool(delegate.textFieldShouldEndEditing(self))]
    case "textFieldDidEndEditing(_:reason:)":
      delegate.textFieldDidEndEditing(self, reason: .committed)
    case "textField(_:shouldChangeCharactersIn:replacementString:)":
      let range = NSRange(edit: call.arguments)
      let text = call.arguments["text"]?.string ?? ""
      return [
        "result": .bool(
          delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text))
      ]
    case "textFieldDidChangeSelection(_:)": delegate.textFieldDidChangeSelection(self)
    case "textFieldShouldClear(_:)": return ["result": .bool(delegate.textFieldShouldClear(self))]
    case "textFieldShouldReturn(_:)":
      return ["result": .bool(delegate.textFieldShouldReturn(self))]
    default: return nil
    }
    return [:]
  }

  override var treeDetail: LinkRecord {
    var detail = super.treeDetail
    detail["role"] = "textField"
    detail["text"] = .string(content)
    detail["placeholder"] = (placeholder ?? attributedPlaceholder?.string).map { .string($0) }
    if edits { detail["editing"] = true }
    return detail
  }
}

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// Decides on the editing of a text field, and hears of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    AppProcess.shared.noteUnimplemented()
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    AppProcess.shared.noteUnimplemented("textFieldDidEndEditing(_:reason:)")
  }

  /// UIKit falls back to the older method where this one is missing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    AppProcess.shared.noteUnimplemented()
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }
}
