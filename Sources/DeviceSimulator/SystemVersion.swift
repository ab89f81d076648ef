/// A version of iOS, and all that it does differently from the others.
///
/// The one table of differences; each names the row of FACTS.md that it comes from.
public struct SystemVersion: Hashable, Sendable {
  /// As `--ios` spells it.
  public let name: String
  /// Apps live on in the background (A12); without, leaving one ends it (A18, A26).
  public let isMultitaskingSupported: Bool
  /// The lock button sends the app to the background (A15), or leaves it inactive (A14).
  public let entersBackgroundOnLock: Bool
  /// How long background tasks may run after the app has left the screen, in s (A-limits).
  public let backgroundLimit: Double
  /// The system launches and wakes apps for fetches and silent pushes (A9, A11).
  public let hasBackgroundFetch: Bool
  /// A memory warning unloads the views of controllers that are off screen (D20).
  public let unloadsViews: Bool
  /// Apps save and restore their state (A12, A31).
  public let restoresState: Bool
  /// A launch sets the status bar up and asks for the orientations (trace rb-01).
  public let asksForOrientationsAtLaunch: Bool
  /// There are scenes, and their notifications (section C, B10).
  public let hasScenes: Bool
  /// At a cold launch a scene is active before the app hears that it enters the foreground (B7).
  public let activatesSceneFirst: Bool

  public static let iOS3_1 = SystemVersion(
    name: "3.1", isMultitaskingSupported: false, entersBackgroundOnLock: false,
    backgroundLimit: 0, hasBackgroundFetch: false, unloadsViews: true, restoresState: false,
    asksForOrientationsAtLaunch: false, hasScenes: false, activatesSceneFirst: false)
  public static let iOS4 = SystemVersion(
    name: "4", isMultitaskingSupported: true, entersBackgroundOnLock: false,
    backgroundLimit: 600, hasBackgroundFetch: false, unloadsViews: true, restoresState: false,
    asksForOrientationsAtLaunch: false, hasScenes: false, activatesSceneFirst: false)
  public static let iOS5 = SystemVersion(
    name: "5", isMultitaskingSupported: true, entersBackgroundOnLock: true,
    backgroundLimit: 600, hasBackgroundFetch: false, unloadsViews: true, restoresState: false,
    asksForOrientationsAtLaunch: false, hasScenes: false, activatesSceneFirst: false)
  public static let iOS7 = SystemVersion(
    name: "7", isMultitaskingSupported: true, entersBackgroundOnLock: true,
    backgroundLimit: 180, hasBackgroundFetch: true, unloadsViews: false, restoresState: true,
    asksForOrientationsAtLaunch: false, hasScenes: false, activatesSceneFirst: false)
  public static let iOS11 = SystemVersion(
    name: "11", isMultitaskingSupported: true, entersBackgroundOnLock: true,
    backgroundLimit: 180, hasBackgroundFetch: true, unloadsViews: false, restoresState: true,
    asksForOrientationsAtLaunch: true, hasScenes: false, activatesSceneFirst: false)
  public static let iOS13 = SystemVersion(
    name: "13", isMultitaskingSupported: true, entersBackgroundOnLock: true,
    backgroundLimit: 30, hasBackgroundFetch: true, unloadsViews: false, restoresState: true,
    asksForOrientationsAtLaunch: false, hasScenes: true, activatesSceneFirst: false)
  public static let iOS17 = SystemVersion(
    name: "17", isMultitaskingSupported: true, entersBackgroundOnLock: true,
    backgroundLimit: 30, hasBackgroundFetch: true, unloadsViews: false, restoresState: true,
    asksForOrientationsAtLaunch: false, hasScenes: true, activatesSceneFirst: true)

  /// All that `--ios` takes, oldest first.
  public static let all: [SystemVersion] = [iOS3_1, iOS4, iOS5, iOS7, iOS11, iOS13, iOS17]

}

extension SystemVersion {
  public init?(named name: String) {
    guard let version = Self.all.first(where: { $0.name == name }) else { return nil }
    self = version
  }

  /// What `UIDevice.systemVersion` reads.
  var number: String { name.contains(".") ? name : "\(name).0" }
}
