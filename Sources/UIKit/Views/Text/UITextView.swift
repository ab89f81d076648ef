import AppLink
import Foundation

/// A view with lines of text to edit.
open class UITextView: UIScrollView {
  private var content = ""
  private var attributed: NSAttributedString?
  private var edits = false

  public var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  open var textColor: UIColor? {
    didSet { tellUpdate("textColor", textColor?.linkValue ?? .null) }
  }

  open var font: UIFont? = .systemFont(ofSize: 12)
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default

  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      attributed = nil
      tellText("text", content)
    }
  }

  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: content) }
    set {
      content = newValue?.string ?? ""
      attributed = newValue
      tellText("text", content)
    }
  }

  open var hasText: Bool { !content.isEmpty }

  /// At the end, unless set: no stimulus moves the cursor.
  open var selectedRange: NSRange {
    get { NSRange(location: content.utf16.count, length: 0) }
    set {}
  }

  open func insertText(_ text: String) { self.text = content + text }

  /// Moves nothing: where text stands is not known.
  open func scrollRangeToVisible(_ range: NSRange) {}

  open override var canBecomeFirstResponder: Bool { isEditable }

  override func perform(_ call: Call) -> LinkRecord {
    switch call.name {
    case Call.Name.startEditing:
      edits = true
      becomeFirst()
      return [:]
    case Call.Name.stopEditing:
      edits = false
      resignFirst()
      return [:]
    case Call.Name.userEdit:
      content = content.edited(by: call.arguments)
      attributed = nil
      return [:]
    case Call.Name.textLength: return ["length": .int(Int64(content.utf16.count))]
    default: return performDelegate(call) ?? super.perform(call)
    }
  }

  private func performDelegate(_ call: Call) -> LinkRecord? {
    guard call.name.hasPrefix("textView") else { return nil }
    guard let delegate else { return ["implemented": false] }
    switch call.name {
    case "textViewShouldBeginEditing(_:)":
      return ["result": .bool(delegate.textViewShouldBeginEditing(self))]
    case "textViewDidBeginEditing(_:)": delegate.textViewDidBeginEditing(self)
    case "textViewShouldEndEditing(_:)":
      return ["result": .bool(delegate.textViewShouldEndEditing(self))]
    case "textViewDidEndEditing(_:)": delegate.textViewDidEndEditing(self)
    case "textView(_:shouldChangeTextIn:replacementText:)":
      let range = NSRange(edit: call.arguments)
      let text = call.arguments["text"]?.string ?? ""
      return [
        "result": .bool(delegate.textView(self, shouldChangeTextIn: range, replacementText: text))
      ]
    case "textViewDidChange(_:)": delegate.textViewDidChange(self)
    case "textViewDidChangeSelection(_:)": delegate.textViewDidChangeSelection(self)
    default: return nil
    }
    return [:]
  }

  override var treeDetail: LinkRecord {
    var detail: LinkRecord = ["role": "textView", "text": .string(content)]
    if !isEditable { detail["enabled"] = false }
    if edits { detail["editing"] = true }
    return detail
  }
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}

/// Decides on the editing of a text view, and hears of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func textViewDidChange(_ textView: UITextView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    AppProcess.shared.noteUnimplemented()
  }
}
