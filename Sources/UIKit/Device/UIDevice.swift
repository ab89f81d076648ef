import Foundation

/// The simulated device; what it reads was said by the device's side.
@MainActor open class UIDevice {
  public static let current = UIDevice()

  /// Posted when the device is turned, with the device as its object.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public var name: String { model }
  public var model: String { DeviceReadings.shared.isPad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { DeviceReadings.shared.isPad ? "iPadOS" : "iOS" }
  public var systemVersion: String { DeviceReadings.shared.systemVersion }

  public var orientation: UIDeviceOrientation { DeviceReadings.shared.orientation }

  public var isMultitaskingSupported: Bool { DeviceReadings.shared.isMultitaskingSupported }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    DeviceReadings.shared.isPad ? .pad : .phone
  }

  private var orientationObservers = 0

  public var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  /// Only counts: the device posts its turns to whoever observes them.
  open func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
  }
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
