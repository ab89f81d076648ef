import AppLink
import Foundation

/// State restoration of the app as a whole.
extension UIApplication {
  func performRestoration(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord? {
    switch call.name {
    case "application(_:shouldSaveApplicationState:)":
      let coder = restoration.startArchive()
      return ["result": .bool(delegate.application(self, shouldSaveApplicationState: coder))]
    case "application(_:shouldSaveSecureApplicationState:)":
      let coder = restoration.startArchive()
      return ["result": .bool(delegate.application(self, shouldSaveSecureApplicationState: coder))]
    case "application(_:willEncodeRestorableStateWith:)":
      let coder = restoration.takeArchive()
      delegate.application(self, willEncodeRestorableStateWith: coder)
      return StateRestoration.record(of: coder)
    default: return performRestoring(call, delegate)
    }
  }

  private func performRestoring(
    _ call: Call, _ delegate: any UIApplicationDelegate
  ) -> LinkRecord? {
    guard let coder = StateRestoration.unarchiver(of: call.arguments) else { return nil }
    switch call.name {
    case "application(_:shouldRestoreApplicationState:)":
      return ["result": .bool(delegate.application(self, shouldRestoreApplicationState: coder))]
    case "application(_:shouldRestoreSecureApplicationState:)":
      let result = delegate.application(self, shouldRestoreSecureApplicationState: coder)
      return ["result": .bool(result)]
    case "application(_:viewControllerWithRestorationIdentifierPath:coder:)":
      let path = call.restorationPath
      return restored(
        delegate.application(
          self, viewControllerWithRestorationIdentifierPath: path, coder: coder))
    case "application(_:didDecodeRestorableStateWith:)":
      delegate.application(self, didDecodeRestorableStateWith: coder)
      return [:]
    default: return nil
    }
  }

  /// Asks a class for a controller.
  func makeRestoredController(_ call: Call) -> LinkRecord {
    guard let name = call.arguments["class"]?.string,
      let type = AppClass.named(name) as? any UIViewControllerRestoration.Type,
      let coder = StateRestoration.unarchiver(of: call.arguments)
    else { return ["controller": .null, "implemented": false] }
    let path = call.restorationPath
    return restored(type.viewController(withRestorationIdentifierPath: path, coder: coder))
  }

  private func restored(_ controller: UIViewController?) -> LinkRecord {
    guard let controller else { return ["controller": .null] }
    restoration.keep(controller)
    return ["controller": .object(controller.id)]
  }
}

extension Call {
  /// The restoration identifiers from the root to a controller.
  fileprivate var restorationPath: [String] {
    (arguments["path"]?.list ?? []).compactMap(\.string)
  }
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    AppProcess.shared.noteUnimplemented()
    return nil
  }

  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}
