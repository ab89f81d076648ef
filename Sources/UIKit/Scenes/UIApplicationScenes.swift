import AppLink
import Foundation

/// What an app asks the system for scenes.
extension UIApplication {
  /// All scenes that the system keeps, connected or not.
  public var openSessions: Set<UISceneSession> { Set(sessions.values) }

  /// Asks for a new scene, or for a scene of a session to come to the foreground.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    var detail: LinkRecord = ["request": .int(sceneRequests.add(errorHandler))]
    if let sceneSession { detail["session"] = .string(sceneSession.persistentIdentifier) }
    if let userActivity { detail["activity"] = userActivity.linkValue }
    EffectLog.shared.add("sceneActivationRequest", detail)
  }

  /// As `requestSceneSessionActivation`, of iOS 17.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// Asks for a scene to be closed and its session to be discarded.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    EffectLog.shared.add(
      "sceneDestructionRequest",
      [
        "request": .int(sceneRequests.add(errorHandler)),
        "session": .string(sceneSession.persistentIdentifier),
      ])
  }

  /// Does nothing: there are no snapshots.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Calls the error handler of a request that the device has refused.
  func failSceneRequest(_ arguments: LinkRecord) -> LinkRecord {
    guard let request = arguments["request"]?.int, let handler = sceneRequests.fail(request) else {
      return ["implemented": false]
    }
    handler(
      UISceneError(
        code: supportsMultipleScenes ? .requestDenied : .multipleScenesNotSupported,
        errorDescription: arguments["message"]?.string))
    return [:]
  }
}

/// Error handlers of requests on which the device has not refused yet.
@MainActor struct SceneRequests {
  private var last: Int64 = 0
  private var errorHandlers: [Int64: (any Error) -> Void] = [:]

  /// Numbers a request.
  mutating func add(_ errorHandler: ((any Error) -> Void)?) -> Int64 {
    last += 1
    errorHandlers[last] = errorHandler
    return last
  }

  /// Takes out the handler of a request that has failed.
  mutating func fail(_ request: Int64) -> ((any Error) -> Void)? {
    errorHandlers.removeValue(forKey: request)
  }
}

/// Why a request for a scene failed.
public struct UISceneError: Error, LocalizedError, Hashable, Sendable {
  /// The reasons that Apple names.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 100
  }

  public let code: Code
  public let errorDescription: String?

  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
}

/// A request to activate a scene.
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

/// How a scene is to be closed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions {
  public init() {}
}

/// How a scene with windows is to be closed.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// What a closing window looks like.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }

  open var windowDismissalAnimation = DismissalAnimation.standard
}
