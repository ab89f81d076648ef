import AppLink
import Foundation

/// Changes of size and traits, as on a rotation.
extension UIViewController {
  func forward(size: CGSize) {
    AppProcess.shared.ask(
      .forwardSize, on: id,
      ["width": .double(Double(size.width)), "height": .double(Double(size.height))])
  }

  func performSizeChange(_ call: Call) -> LinkRecord? {
    switch call.name {
    case "viewWillTransition(to:with:)":
      viewWillTransition(to: call.size, with: startCoordinator(call))
      appearance.awaitsSize = true
    case "willTransition(to:with:)":
      willTransition(to: call.traits, with: startCoordinator(call))
    case "traitCollectionDidChange(_:)": traitCollectionDidChange(call.traits)
    case Call.Name.runAlongside:
      takeSize()
      if appearance.coordinator?.runAlongside() != true { AppProcess.shared.isImplemented = false }
    case Call.Name.runAlongsideCompletion:
      let coordinator = appearance.coordinator
      appearance.coordinator = nil
      let isCancelled = call.arguments["cancelled"]?.bool ?? false
      if coordinator?.runCompletions(isCancelled: isCancelled) != true {
        AppProcess.shared.isImplemented = false
      }
    default: return nil
    }
    return [:]
  }

  /// The view takes the size that was announced, and with it what fills it.
  private func takeSize() {
    guard appearance.awaitsSize else { return }
    appearance.awaitsSize = false
    guard let view = viewIfLoaded, let holder = view.superview else { return }
    if let window = holder as? UIWindow { window.frame = UIScreen.main.bounds }
    view.frame = holder.bounds
    fillContentView()
  }

  private func fillContentView() {
    for child in family.children {
      child.appearance.awaitsSize = false
      guard fillsContentView, let view = child.viewIfLoaded, view.superview === contentView else {
        continue
      }
      view.frame = view.superview?.bounds ?? view.frame
      child.fillContentView()
    }
  }

  /// The coordinator of the change, which its several callbacks share, and the children with their
  /// parent.
  private func startCoordinator(_ call: Call) -> any UIViewControllerTransitionCoordinator {
    if let coordinator = transitionCoordinator { return coordinator }
    let coordinator = TransitionCoordinator(call.arguments)
    appearance.coordinator = coordinator
    return coordinator
  }
}

extension Call {
  /// In points.
  fileprivate var size: CGSize {
    CGSize(width: arguments["width"]?.double ?? 0, height: arguments["height"]?.double ?? 0)
  }

  /// The traits that an argument tells, else those of now.
  fileprivate var traits: UITraitCollection {
    guard let told = arguments["orientation"], let orientation = UIInterfaceOrientation(told) else {
      return .ofDevice
    }
    return UITraitCollection(isPad: DeviceReadings.shared.isPad, orientation: orientation)
  }
}
