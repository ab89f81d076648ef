import AppLink
import Foundation

/// An alert or action sheet: texts, and buttons that a user can tap.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public let preferredStyle: Style
  open var message: String? { didSet { refresh() } }
  open private(set) var textFields: [UITextField]?
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open override var title: String? { didSet { refresh() } }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      fatalError(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.onChange = { [weak self] in self?.refresh() }
    actions.append(action)
    refresh()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    refresh()
  }

  /// The keyboard comes up for the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = textFields?.first?.becomeFirstResponder()
  }

  open override func loadView() {
    super.loadView()
    refresh()
  }

  /// Makes the alert's subviews anew, untold: the doing is UIKit's.
  private func refresh() {
    guard let view = loadedView else { return }
    for subview in view.subviews { subview.detach() }
    for text in [title, message].compactMap({ $0 }) { view.attach(UIBarLabel(text, role: "label")) }
    for field in textFields ?? [] { view.attach(field) }
    for action in actions {
      let button = UIBarItemButton(role: "alertAction") { [weak self] in self?.choose(action) }
      button.show(action.title, isEnabled: action.isEnabled)
      view.attach(button)
    }
  }

  /// The alert goes, then the action's handler runs.
  private func choose(_ action: UIAlertAction) {
    // The alert lives until then: handlers often hold it weakly.
    dismiss(animated: true) { [self] in
      withExtendedLifetime(self) { action.handler?(action) }
    }
  }

  /// An action sheet on an iPad points at what it belongs to.
  func checkSource(presenter: UIViewController) {
    guard preferredStyle == .actionSheet, DeviceReadings.shared.isPad,
      popoverPresentationController?.hasSource != true
    else { return }
    fatalError(
      "Your application has presented a UIAlertController (\(objectDescription)) of style "
        + "UIAlertControllerStyleActionSheet from \(presenter.objectDescription). The "
        + "modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.")
  }
}
