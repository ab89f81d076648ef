import AppLink
import Foundation

/// How scenes come and go when the device says so.
extension UIApplication {
  /// Takes over the sessions that the system has kept from earlier launches.
  func loadSessions(_ records: [LinkValue]) {
    for record in records.compactMap(\.record) { _ = session(from: record) }
  }

  /// Makes a scene, its session if that is new, and its delegate.
  func makeScene(_ arguments: LinkRecord) -> LinkRecord {
    guard let record = arguments["session"]?.record, let session = session(from: record)
    else { return [:] }
    let isOfScenes = DeviceReadings.shared.usesScenes
    let made = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = made.init(session: session, connectionOptions: UIScene.ConnectionOptions([:]))
    session.scene = scene
    connectedScenes.insert(scene)
    if !isOfScenes { appScene = scene as? UIWindowScene }
    var value: LinkRecord = ["scene": .object(scene.id), "delegate": .null]
    guard isOfScenes else { return value }
    switch session.configuration.findDelegateClass() {
    case .found(let type):
      value["delegate"] = .string(_typeName(type, qualified: false))
      scene.delegate = Instantiation.object(of: type) as? any UISceneDelegate
    case .missing(let name): value["missingClass"] = .string(name)
    case .none: break
    }
    return value
  }

  /// Lets go of a scene, and by that of its delegate and windows.
  func dropScene(_ arguments: LinkRecord) -> LinkRecord {
    // By the scene, as its session may be discarded by now.
    guard let identifier = arguments["session"]?.string,
      let scene = connectedScenes.first(where: { $0.session.persistentIdentifier == identifier })
    else { return [:] }
    connectedScenes.remove(scene)
    if appScene === scene { appScene = nil }
    return [:]
  }

  /// The session of a record, made if it is new.
  func session(from record: LinkRecord) -> UISceneSession? {
    guard let identifier = record["identifier"]?.string else { return nil }
    let session = sessions[identifier] ?? UISceneSession(identifier: identifier)
    sessions[identifier] = session
    session.update(from: record)
    return session
  }

  /// Asks the app delegate for the configuration of a new session, which keeps it.
  func configureSession(_ call: Call, _ delegate: any UIApplicationDelegate) -> LinkRecord {
    guard let record = call.arguments["session"]?.record, let session = session(from: record)
    else { return [:] }
    let configuration = delegate.application(
      self, configurationForConnecting: session,
      options: UIScene.ConnectionOptions(call.arguments["options"]?.record ?? [:]))
    session.configuration = configuration
    return ["configuration": configuration.linkValue]
  }

  /// Forgets sessions, and tells the app delegate which.
  func discardSessions(_ call: Call, _ delegate: any UIApplicationDelegate) {
    let identifiers = (call.arguments["sessions"]?.list ?? []).compactMap(\.string)
    let discarded = identifiers.map {
      sessions.removeValue(forKey: $0) ?? UISceneSession(identifier: $0)
    }
    delegate.application(self, didDiscardSceneSessions: Set(discarded))
  }
}

extension UISceneConfiguration {
  enum DelegateClass {
    case found(AnyClass)
    case missing(String)
    case none
  }

  /// The class that code has set, else the one that Info.plist names.
  fileprivate func findDelegateClass() -> DelegateClass {
    if let delegateClass { return .found(delegateClass) }
    guard let name = delegateClassName else { return .none }
    guard let type = AppClass.named(name) else { return .missing(name) }
    delegateClass = type
    return .found(type)
  }
}
