import AppLink
import LifecycleTrace

/// What an app asks of its own windows.
public enum SceneRequest: Hashable, Sendable {
  /// `requestSceneSessionActivation`: a new window without a session, otherwise that one comes.
  case activation(session: String?, activity: LinkRecord?)
  /// `requestSceneSessionDestruction`.
  case destruction(session: String)

  /// How many may wait to be carried out.
  static let maximumOpen = 1000
  /// The longest activity that a window may be given, in bytes as the link carries it.
  static let longestActivity = 256 * 1024
}

extension Situation {
  /// Carries out what the app asked for, or says why not.
  public mutating func serve(_ request: SceneRequest) -> Result<[Step], RequestRefusal> {
    guard app != .notRunning, app != .suspended else {
      return .failure(RequestRefusal(reason: "the app is not running"))
    }
    guard usesScenes else {
      return .failure(RequestRefusal(reason: "the app has no scenes of its own"))
    }
    switch request {
    case .activation(nil, let activity): return open(activity)
    case .activation(let session?, let activity):
      guard let index = windows.firstIndex(where: { $0.id.identifier == session }) else {
        return .failure(.unknownSession)
      }
      return show(index, activity)
    case .destruction(let session):
      guard let index = windows.firstIndex(where: { $0.id.identifier == session }) else {
        return .failure(.unknownSession)
      }
      return .success(closeAwake(index))
    }
  }

  private mutating func open(_ activity: LinkRecord?) -> Result<[Step], RequestRefusal> {
    guard hasSeveralWindows else {
      return .failure(RequestRefusal(reason: "the app does not support multiple windows"))
    }
    guard screenShowsApp else {
      return .failure(RequestRefusal(reason: "the app is not in front"))
    }
    guard windows.count < Stimulus.maximumWindows else {
      return .failure(
        RequestRefusal(reason: "the app has \(Stimulus.maximumWindows) windows already"))
    }
    return .success(openWindow(for: activity.map(Delivery.ownActivity)))
  }

  private mutating func show(
    _ index: Int, _ activity: LinkRecord?
  ) -> Result<[Step], RequestRefusal> {
    guard screenShowsApp else {
      return .failure(RequestRefusal(reason: "the app is not in front"))
    }
    if !windows[index].isShown {
      makeRoom()
      windows[index].isShown = true
    }
    return .success(
      settle(delivering: activity.map(Delivery.ownActivity), to: windows[index].id))
  }
}

/// Why a scene request is not carried out; what its error handler gets.
public struct RequestRefusal: Error, Hashable, Sendable {
  public var reason: String

  static let unknownSession = RequestRefusal(reason: "there is no such scene session")
}
