import AppLink
import Foundation

/// Archives that are being written, and controllers that nobody but UIKit holds while state is
/// restored.
@MainActor struct StateRestoration {
  private var archiver: StateArchiver?
  private var controllers: [UIViewController] = []
  private var presentations: [(presented: UIViewController, presenter: UIViewController)] = []
  private var extensions = 0

  /// The longest archive that the system keeps, in bytes.
  private static let longestArchive = 512 * 1024

  /// The coder of the app's own state; the same from `shouldSave` to `willEncode`.
  mutating func startArchive() -> StateArchiver {
    let archiver = StateArchiver()
    self.archiver = archiver
    return archiver
  }

  /// The coder that `startArchive` has made, else a new one, with what UIKit itself keeps; it is
  /// used up.
  ///
  /// Only now, since most apps save no state, and a process's first object in an archive takes
  /// Foundation some milliseconds.
  mutating func takeArchive() -> StateArchiver {
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

  // MARK: While state is restored

  /// Keeps a controller until the launch is over, as nobody else may hold it yet.
  mutating func keep(_ controller: UIViewController) { controllers.append(controller) }

  mutating func forgetControllers() { controllers = [] }

  /// Remembers what a controller presented, until its window shows.
  mutating func present(_ presented: UIViewController, over presenter: UIViewController) {
    presentations.append((presented, presenter))
  }

  /// What is to be presented, the lowest first; forgets it.
  mutating func takePresentations() -> [(
    presented: UIViewController, presenter: UIViewController
  )] {
    defer { presentations = [] }
    return presentations
  }

  mutating func extend() { extensions += 1 }

  /// Whether restoring had been extended.
  mutating func complete() -> Bool {
    guard extensions > 0 else { return false }
    extensions -= 1
    return true
  }

  // MARK: Archives on the link

  /// What was archived, and the controllers that it refers to; traps when it is more than the system
  /// keeps.
  static func record(of archiver: StateArchiver) -> LinkRecord {
    let data = archiver.finish()
    guard data.count <= longestArchive else {
      fatalError(
        "State restoration archive of \(data.count / 1024) KiB: \(longestArchive / 1024) KiB is "
          + "the most; archive what finds the data again, not the data")
    }
    return [
      "archive": .data(Array(data)),
      "references": .list(archiver.references.map(LinkValue.object)),
    ]
  }

  /// A coder that reads what a call brings; an empty one when that cannot be read.
  static func unarchiver(of arguments: LinkRecord) -> StateUnarchiver? {
    var bytes: [UInt8] = []
    if case .data(let data) = arguments["archive"] { bytes = data }
    if bytes.isEmpty { bytes = Array(StateArchiver().finish()) }
    var controllers: [Int64: UIViewController] = [:]
    for (number, controller) in arguments["controllers"]?.record ?? [:] {
      guard let number = Int64(number) else { continue }
      controllers[number] = AppProcess.shared.controller(controller)
    }
    return StateUnarchiver(Data(bytes), controllers: controllers)
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

  /// Only counted: on a phone the launch image stays until `completeStateRestoration()`.
  public func extendStateRestoration() { restoration.extend() }

  /// Leaves a finding where restoring was not extended.
  public func completeStateRestoration() {
    guard !restoration.complete() else { return }
    EffectLog.shared.add(
      Effect.finding,
      ["text": "completeStateRestoration() was called without extendStateRestoration()"])
  }

  /// Nothing here shows the picture of the last time.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Presents what was presented when state was saved.
  func presentRestored() {
    for (presented, presenter) in restoration.takePresentations()
    where presenter.presentation.presented == nil && presented.presentation.presenting == nil {
      presenter.present(presented, animated: false)
    }
  }
}
