import AppLink
import Foundation

extension UIApplication {
  /// The orientation of the interface, which the status bar shares.
  public var statusBarOrientation: UIInterfaceOrientation {
    DeviceReadings.shared.interfaceOrientation
  }

  /// Hidden on a phone in landscape orientation.
  public var statusBarFrame: CGRect {
    let isHidden = statusBarOrientation.isLandscape && !DeviceReadings.shared.isPad
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: isHidden ? 0 : 54)
  }

  func performOrientation(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord? {
    let told = call.arguments["orientation"].flatMap { UIInterfaceOrientation($0) }
    let orientation = told ?? statusBarOrientation
    let frame = CGRect(
      x: 0, y: 0, width: call.arguments["width"]?.double ?? 0,
      height: call.arguments["height"]?.double ?? 0)
    switch call.name {
    case "application(_:supportedInterfaceOrientationsFor:)":
      let mask = delegate.application(self, supportedInterfaceOrientationsFor: keyWindow)
      return ["result": .int(Int64(truncatingIfNeeded: mask.rawValue))]
    case "application(_:willChangeStatusBarOrientation:duration:)":
      delegate.application(self, willChangeStatusBarOrientation: orientation, duration: 0.3)
    case "application(_:didChangeStatusBarOrientation:)":
      delegate.application(self, didChangeStatusBarOrientation: orientation)
    case "application(_:willChangeStatusBarFrame:)":
      delegate.application(self, willChangeStatusBarFrame: frame)
    case "application(_:didChangeStatusBarFrame:)":
      delegate.application(self, didChangeStatusBarFrame: frame)
    default: return nil
    }
    return [:]
  }
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    AppProcess.shared.noteUnimplemented()
    return .all
  }

  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}
