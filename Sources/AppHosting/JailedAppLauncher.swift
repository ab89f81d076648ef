import AppJail
import DeviceSimulator
import InfoPlist
import LifecycleTrace

/// Starts an app's processes in the jail, for one device.
public struct JailedAppLauncher: AppLauncher {
  public var image: AppImage
  public var limits: AppLimits
  public var isolation: Isolation
  /// What the app keeps in files, from one process to the next.
  public let container: AppContainer

  public init(image: AppImage, limits: AppLimits, isolation: Isolation) {
    self.init(
      image: image, limits: limits, isolation: isolation,
      container: AppContainer(shelf: ContainerShelf()))
  }

  private init(
    image: AppImage, limits: AppLimits, isolation: Isolation, container: AppContainer
  ) {
    self.container = container
    self.image = image
    self.limits = limits
    self.isolation = isolation
  }

  /// What the app's `Info.plist` says.
  public var manifest: AppManifest { image.manifest }

  /// The same app for another device, with nothing in its container.
  public func forAnotherDevice() -> JailedAppLauncher {
    JailedAppLauncher(
      image: image, limits: limits, isolation: isolation,
      container: AppContainer(shelf: container.shelf))
  }

  /// Removes what is kept for other devices; this launcher's device has to be shut down.
  public func clear() {
    container.remove()
    container.shelf?.clear()
  }

  public func start() throws(AppOutcome) -> any AppConnection {
    do {
      return try JailedApp(
        image: image, container: container, limits: limits, isolation: isolation)
    } catch {
      throw AppOutcome(.infrastructure, message: "the app's process did not start: \(error)")
    }
  }
}
