import AppLink
import Foundation

/// Archives that are being written, and controllers that nobody but UIKit holds while state is
/// restored.
@MainActor struct StateRestoration {
  private var archiver: NSKeyedArchiver?
  private var controllers: [UIViewController] = []

  /// The longest archive that the system keeps, in bytes.
  private static let longestArchive = 512 * 1024

  /// The coder of the app's own state; the same from `shouldSave` to `willEncode`.
  mutating func startArchive() -> NSKeyedArchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    self.archiver = archiver
    return archiver
  }

  /// The coder that `startArchive` has made, else a new one, with what UIKit itself keeps; it is
  /// used up.
  ///
  /// Only now, since most apps save no state, and a process's first object in an archive takes
  /// Foundation some milliseconds.
  mutating func takeArchive() -> NSKeyedArchiver {
    let archiver = archiver ?? startArchive()
    self.archiver = nil
    let device = UIDevice.current
    archiver.encode(device.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    archiver.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
    archiver.encode(
      NSNumber(value: device.userInterfaceIdiom.rawValue),
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    // The version of every app here: what Xcode begins with.
    archiver.encode("1", forKey: UIApplication.stateRestorationBundleVersionKey)
    return archiver
  }

  /// Keeps a controller until the launch is over, as nobody else may hold it yet.
  mutating func keep(_ controller: UIViewController) { controllers.append(controller) }

  mutating func forgetControllers() { controllers = [] }

  /// What was archived; traps when it is more than the system keeps.
  static func data(of archiver: NSKeyedArchiver) -> LinkValue {
    archiver.finishEncoding()
    let data = archiver.encodedData
    guard data.count <= longestArchive else {
      fatalError(
        "State restoration archive of \(data.count / 1024) KiB: \(longestArchive / 1024) KiB is "
          + "the most; archive what finds the data again, not the data")
    }
    return .data(Array(data))
  }

  /// A coder that reads what was archived; an empty one when that cannot be read.
  static func unarchiver(of value: LinkValue?) -> NSKeyedUnarchiver? {
    var bytes: [UInt8] = []
    if case .data(let data) = value { bytes = data }
    if bytes.isEmpty {
      let empty = NSKeyedArchiver(requiringSecureCoding: false)
      empty.finishEncoding()
      bytes = Array(empty.encodedData)
    }
    let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: Data(bytes))
    unarchiver?.requiresSecureCoding = false
    return unarchiver
  }
}

/// A class that makes a controller when state is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIApplication {
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestampKey"
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
}
