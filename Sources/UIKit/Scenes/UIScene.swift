import AppLink
import Foundation

/// One instance of the app's interface; its state was said by the device.
open class UIScene: UIResponder {
  /// How much the user sees of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public let session: UISceneSession
  /// Held strongly, as a scene holds its delegate.
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""

  private var toldID: ObjectID?

  /// The number by which the device knows the scene; told on first use.
  var id: ObjectID {
    let id = toldID ?? AppProcess.shared.objects.add(self)
    toldID = id
    return id
  }

  deinit {
    if let toldID { EffectLog.shared.tellDestruction(of: toldID) }
  }

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  public var activationState: ActivationState {
    switch DeviceReadings.shared.activationState(of: session.persistentIdentifier) {
    case "foregroundActive": .foregroundActive
    case "foregroundInactive": .foregroundInactive
    case "background": .background
    default: .unattached
    }
  }
}

extension UIScene {
  public nonisolated static let willConnectNotification = name("WillConnect")
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  public nonisolated static let didActivateNotification = name("DidActivate")
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  private nonisolated static func name(_ stem: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(stem)Notification")
  }
}

extension UIScene: CallReceiver {
  func perform(_ call: Call) -> LinkRecord {
    guard let delegate else { return ["implemented": false] }
    switch call.name {
    case "scene(_:willConnectTo:options:)":
      let options = ConnectionOptions(call.arguments["options"]?.record ?? [:])
      delegate.scene(self, willConnectTo: session, options: options)
    case "sceneDidDisconnect(_:)": delegate.sceneDidDisconnect(self)
    case "sceneWillEnterForeground(_:)": delegate.sceneWillEnterForeground(self)
    case "sceneDidBecomeActive(_:)": delegate.sceneDidBecomeActive(self)
    case "sceneWillResignActive(_:)": delegate.sceneWillResignActive(self)
    case "sceneDidEnterBackground(_:)": delegate.sceneDidEnterBackground(self)
    case "scene(_:openURLContexts:)":
      delegate.scene(self, openURLContexts: UIOpenURLContext.all(in: call.arguments["urls"]))
    case "stateRestorationActivity(for:)":
      let activity = delegate.stateRestorationActivity(for: self)
      if let activity { updateState(of: activity) }
      session.stateRestorationActivity = activity ?? session.stateRestorationActivity
      return ["activity": activity?.linkValue ?? .null]
    default: return performContinuing(call, delegate)
    }
    return [:]
  }

  private func performContinuing(_ call: Call, _ delegate: any UISceneDelegate) -> LinkRecord {
    switch call.name {
    case "scene(_:willContinueUserActivityWithType:)":
      delegate.scene(self, willContinueUserActivityWithType: call.arguments["type"]?.string ?? "")
    case "scene(_:continue:)":
      guard let activity = NSUserActivity(call.arguments["activity"]) else { return [:] }
      delegate.scene(self, continue: activity)
    case "scene(_:restoreInteractionStateWith:)":
      guard let activity = session.stateRestorationActivity else { return ["implemented": false] }
      delegate.scene(self, restoreInteractionStateWith: activity)
    case "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)":
      tellUpdate(to: delegate, from: call.arguments)
    default: AppProcess.shared.noteUnimplemented(call.name)
    }
    return [:]
  }

  /// Tells a turned interface, with what was there before.
  private func tellUpdate(to delegate: any UISceneDelegate, from arguments: LinkRecord) {
    guard let scene = self as? UIWindowScene, let delegate = delegate as? any UIWindowSceneDelegate
    else { return AppProcess.shared.noteUnimplemented(UIWindowScene.didUpdate) }
    let previous =
      arguments["previousOrientation"].flatMap { UIInterfaceOrientation($0) }
      ?? scene.interfaceOrientation
    delegate.windowScene(
      scene, didUpdate: ScreenSpace(bounds: UIScreen.bounds(in: previous)),
      interfaceOrientation: previous,
      traitCollection: UITraitCollection(
        isPad: DeviceReadings.shared.isPad, orientation: previous))
  }
}
