import AppLink
import Foundation

/// What the system keeps of a scene while the scene itself comes and goes.
///
/// `userInfo` lives as long as the process; Apple's outlives it.
@preconcurrency @MainActor open class UISceneSession: Hashable {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let persistentIdentifier: String
  public let role: Role
  public internal(set) weak var scene: UIScene?
  public internal(set) var configuration: UISceneConfiguration
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  init(identifier: String) {
    persistentIdentifier = identifier
    role = .windowApplication
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }

  public nonisolated static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(persistentIdentifier)
  }

  /// Takes over what the device tells of the session.
  func update(from record: LinkRecord) {
    if let activity = NSUserActivity(record["activity"]) { stateRestorationActivity = activity }
    guard let told = record["configuration"]?.record else { return }
    if configuration.name == nil, configuration.delegateClass == nil {
      configuration = UISceneConfiguration(name: told["name"]?.string, sessionRole: role)
    }
    configuration.complete(from: told)
  }
}
