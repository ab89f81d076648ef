import LifecycleTrace
import Wording

/// How long the system waits for a callback to return, in virtual seconds (FACTS.md, A-limits).
enum TimeLimits {
  /// The launch as a whole.
  static let launch = 20.0
  static let background = 5.0

  /// nil where no source tells a limit.
  static func limit(of callback: CallbackName) -> Double? {
    if isOfLaunch(callback) { return launch }
    return switch callback {
    case .applicationDidEnterBackground, .applicationWillTerminate, .sceneDidEnterBackground:
      background
    default: nil
    }
  }

  /// Whether it belongs to a launch, or to the connection of another scene.
  static func isOfLaunch(_ callback: CallbackName) -> Bool {
    let launching: [CallbackName] = [
      .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .sceneWillConnect,
    ]
    return launching.contains(callback)
  }
}

extension AppOutcome {
  /// The watchdog's kill of an app whose callback has taken too long.
  static func overdue(_ callback: String, limit: Double) -> AppOutcome {
    AppOutcome(
      .watchdog, callback: callback,
      message: "0x8badf00d: \(callback) had not returned after \(Int(limit)) s")
  }

  /// The kill of an app whose background tasks outlast the time they get.
  static func overdueTasks(_ names: [String], limit: Double) -> AppOutcome {
    let tasks =
      names.count == 1
      ? "the background task “\(shown(names[0]))” was" : "\(names.count) background tasks were"
    return AppOutcome(
      .watchdog, callback: CallbackName.expirationHandler.rawValue,
      message:
        "0x8badf00d: \(tasks) not ended when the \(Int(limit)) s in the background were over "
        + "(active assertions beyond permitted time)")
  }
}
