/// What student code can be seen to do; the names and details of effect events.
public struct EffectName: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension EffectName {
  /// `print(…)`; detail: `text`, without the closing newline.
  public static let print = EffectName("print")
  /// `NSLog(…)`; detail: `text`.
  public static let log = EffectName("log")
  /// A line written past `print`, to standard output or error; detail: `text`.
  public static let output = EffectName("output")
  /// `UserDefaults.set(_:forKey:)`; detail: `key`, `value`.
  public static let defaultsWrite = EffectName("defaultsWrite")
  /// `UserDefaults.removeObject(forKey:)`; detail: `key`.
  public static let defaultsRemoval = EffectName("defaultsRemoval")
  /// A file of the app's container was written, by the name it has when it is whole; detail: `path`,
  /// relative to the container, and `bytes`, its length.
  public static let fileWrite = EffectName("fileWrite")
  /// A file or folder was removed, or has another name now; detail: `path`.
  public static let fileRemoval = EffectName("fileRemoval")
  /// A folder was made; detail: `path`.
  public static let folderCreated = EffectName("folderCreated")
  /// A timer was put on the run loop; on: the timer; detail: `interval` (s), `repeats`.
  public static let timerStart = EffectName("timerStart")
  /// A running timer was invalidated, or a one-shot timer has fired; on: the timer.
  public static let timerStop = EffectName("timerStop")
  /// A view changed what it shows; on: the view; detail: `property`, `value`.
  public static let userInterfaceUpdate = EffectName("userInterfaceUpdate")
  /// An observer was added to a notification centre; detail: `name` of the notification.
  public static let observerAdded = EffectName("observerAdded")
  /// An observer was removed; detail: `name` of its notification.
  public static let observerRemoved = EffectName("observerRemoved")
  /// A view controller is no more; on: the controller.
  public static let deinitialization = EffectName("deinit")
  /// Student code has called `willMove(toParent:)` or `didMove(toParent:)`; detail: `method`,
  /// `parent`, its class, or null.
  public static let containment = EffectName("containment")
  /// `beginBackgroundTask`; detail: `task`, its identifier, and `name` where it has one.
  public static let backgroundTaskStart = EffectName("backgroundTaskStart")
  /// `endBackgroundTask`; detail: `task`, and `unknown` when no such task is running.
  public static let backgroundTaskEnd = EffectName("backgroundTaskEnd")
  /// The completion handler of a fetch or a silent push was called; detail: `completion`, `result`.
  public static let fetchCompletion = EffectName("fetchCompletion")
  /// `requestSceneSessionActivation`; detail: `request`, `session`, `activity`.
  public static let sceneActivationRequest = EffectName("sceneActivationRequest")
  /// `requestSceneSessionDestruction`; detail: `request`, `session`.
  public static let sceneDestructionRequest = EffectName("sceneDestructionRequest")
  /// Audio begins to play, or a session becomes active.
  public static let audioStart = EffectName("audioStart")
  public static let audioStop = EffectName("audioStop")
  /// `startUpdatingLocation` and its kin.
  public static let locationStart = EffectName("locationStart")
  public static let locationStop = EffectName("locationStop")
}

extension EffectName {
  /// All that a trace can hold.
  public static let all: Set<EffectName> = [
    .print, .log, .output, .defaultsWrite, .defaultsRemoval, .timerStart, .timerStop,
    .userInterfaceUpdate, .observerAdded, .observerRemoved, .backgroundTaskStart,
    .backgroundTaskEnd, .fetchCompletion, .sceneActivationRequest, .sceneDestructionRequest,
    .audioStart, .audioStop, .locationStart, .locationStop, .containment,
    .fileWrite, .fileRemoval, .folderCreated,
  ]
}
