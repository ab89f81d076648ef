/// A version of iOS, and all that it does differently from the others.
///
/// The one table of differences: the properties name the rows of FACTS.md that they come from, their
/// defaults are the oldest system's, and each version says what it changes.
public struct SystemVersion: Hashable, Sendable {
  /// As `--ios` spells it.
  public private(set) var name = "3.1"
  /// Apps live on in the background (A12); without, leaving one ends it (A18, A26).
  public private(set) var isMultitaskingSupported = false
  /// The lock button sends the app to the background (A15), or leaves it inactive (A14).
  public private(set) var entersBackgroundOnLock = false
  /// How long background tasks may run after the app has left the screen, in s (A-limits).
  public private(set) var backgroundLimit = 0.0
  /// The system launches and wakes apps for fetches and silent pushes (A9, A11).
  public private(set) var hasBackgroundFetch = false
  /// A memory warning unloads the views of controllers that are off screen (D20).
  public private(set) var unloadsViews = true
  /// Apps save and restore their state (A12, A31).
  public private(set) var restoresState = false
  /// A rotation is a transition to another size (iOS 8).
  public private(set) var callsSizeTransitions = false
  /// A launch sets the status bar up and asks for the orientations (trace rb-01).
  public private(set) var asksForOrientationsAtLaunch = false
  /// There are scenes, and their notifications (section C, B10).
  public private(set) var hasScenes = false
  /// A presented controller is a sheet that leaves its presenter on the screen (D11).
  public private(set) var presentsSheets = false
  /// Controllers hear `viewIsAppearing(_:)` (D1).
  public private(set) var callsViewIsAppearing = false
  /// At a cold launch a scene is active before the app hears that it enters the foreground (B7).
  public private(set) var activatesSceneFirst = false
  /// Cells are prepared before they are displayed, and their data is asked for ahead (E; iOS 10).
  public private(set) var prefetchesCells = false

  /// A scene that is connected again is handed its activity (iOS 15).
  public private(set) var restoresInteraction = false

  public static let iOS3_1 = SystemVersion()
  public static let iOS4 = iOS3_1.next("4") {
    $0.isMultitaskingSupported = true
    $0.backgroundLimit = 600
  }
  public static let iOS5 = iOS4.next("5") { $0.entersBackgroundOnLock = true }
  public static let iOS7 = iOS5.next("7") {
    $0.backgroundLimit = 180
    $0.hasBackgroundFetch = true
    $0.unloadsViews = false
    $0.restoresState = true
  }
  public static let iOS11 = iOS7.next("11") {
    $0.asksForOrientationsAtLaunch = true
    $0.callsSizeTransitions = true
    $0.prefetchesCells = true
  }
  public static let iOS13 = iOS11.next("13") {
    $0.backgroundLimit = 30
    $0.asksForOrientationsAtLaunch = false
    $0.hasScenes = true
    $0.presentsSheets = true
    $0.callsViewIsAppearing = true
  }
  public static let iOS17 = iOS13.next("17") {
    $0.activatesSceneFirst = true
    $0.restoresInteraction = true
  }

  /// All that `--ios` takes, oldest first.
  public static let all: [SystemVersion] = [iOS3_1, iOS4, iOS5, iOS7, iOS11, iOS13, iOS17]
}

extension SystemVersion {
  public init?(named name: String) {
    guard let version = Self.all.first(where: { $0.name == name }) else { return nil }
    self = version
  }

  /// The version after this one, with what it changes.
  private func next(
    _ name: String, _ change: (inout SystemVersion) -> Void
  ) -> SystemVersion {
    var version = self
    version.name = name
    change(&version)
    return version
  }

  /// What `UIDevice.systemVersion` reads.
  var number: String { name.contains(".") ? name : "\(name).0" }
}
