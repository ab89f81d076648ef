import AppLink
import Foundation

/// What the system keeps of a scene while the scene itself comes and goes.
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
  /// Kept by the system, over the ends of processes; property-list values and URLs.
  open var userInfo: [String: Any]? {
    didSet { tellUserInfo() }
  }

  private var isLoading = false

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
    if userInfo == nil, let kept = record["userInfo"]?.record {
      isLoading = true
      userInfo = kept.userInfo.reduce(into: [:]) { userInfo, entry in
        if let key = entry.key.base as? String { userInfo[key] = entry.value }
      }
      isLoading = false
    }
    if let activity = NSUserActivity(record["activity"]) { stateRestorationActivity = activity }
    guard let told = record["configuration"]?.record else { return }
    if configuration.name == nil, configuration.delegateClass == nil {
      configuration = UISceneConfiguration(name: told["name"]?.string, sessionRole: role)
    }
    configuration.complete(from: told)
  }
  /// The longest `userInfo` that the system keeps, in bytes of its record.
  private static let longestUserInfo = 128 * 1024

  /// Traps when it holds what no session can.
  private func tellUserInfo() {
    guard !isLoading else { return }
    let record = userInfo.map { LinkRecord(userInfo: $0) }
    if userInfo != nil, record == .some(nil) {
      fatalError(
        "UISceneSession userInfo contained an invalid object type: property-list values and URLs are "
          + "all it can hold")
    }
    let value = record.flatMap { $0 }.map(LinkValue.record) ?? .null
    guard value.roughSize <= Self.longestUserInfo else {
      fatalError(
        "UISceneSession userInfo is too long: \(Self.longestUserInfo / 1024) KiB is the most")
    }
    EffectLog.shared.add(
      Effect.sessionUserInfo, ["session": .string(persistentIdentifier), "userInfo": value])
  }
}
