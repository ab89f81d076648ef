import AppLink
import Foundation

/// Presents a controller; here what student code may ask and set of that.
@MainActor open class UIPresentationController {
  /// Unowned, as the presented controller holds this one.
  public unowned let presentedViewController: UIViewController
  private weak var givenPresenter: UIViewController?

  /// Told to the device by the name of its class.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { presentedViewController.tellDelegate(delegate, role: "presentationDelegate") }
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
  }

  open var presentingViewController: UIViewController {
    presentedViewController.presentation.presenting ?? givenPresenter ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var containerView: UIView? { presentedView?.superview }
}

/// Hears of sheets that the user swipes away (FACTS.md D12). All callbacks are optional, as Apple's
/// are.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }

  /// UIKit falls back to the older method where this one is missing.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}

extension UIViewController {
  /// What presents the controller, or would; made when it is first asked for.
  public var presentationController: UIPresentationController? {
    if let presenter = presentation.controller { return presenter }
    if parent != nil, presentation.presenting == nil { return parent?.presentationController }
    let made = makePresentationController()
    presentation.controller = made
    return made
  }

  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The style after a phone's popover has been adapted: a sheet, or what its delegate says.
  var adaptedStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .popover, traitCollection.horizontalSizeClass == .compact,
      let popover = presentation.controller, let delegate = popover.delegate
    else { return modalPresentationStyle }
    let style = delegate.adaptivePresentationStyle(for: popover, traitCollection: traitCollection)
    return style == .automatic ? .popover : style
  }

  private func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// Calls the presentation controller's delegate.
  func performPresentationDelegate(_ call: Call) -> LinkRecord {
    guard let controller = presentation.controller, let delegate = controller.delegate else {
      AppProcess.shared.noteUnimplemented(call.name)
      return [:]
    }
    switch call.name {
    case "presentationControllerShouldDismiss(_:)":
      return ["result": .bool(delegate.presentationControllerShouldDismiss(controller))]
    case "presentationControllerWillDismiss(_:)":
      delegate.presentationControllerWillDismiss(controller)
    case "presentationControllerDidDismiss(_:)":
      delegate.presentationControllerDidDismiss(controller)
    case "presentationControllerDidAttemptToDismiss(_:)":
      delegate.presentationControllerDidAttemptToDismiss(controller)
    default: AppProcess.shared.noteUnimplemented(call.name)
    }
    return [:]
  }
}
