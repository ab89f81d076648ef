import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  private var tokens: [any NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("options \(launchOptions == nil), sessions \(application.openSessions.count)")
    for name in [UIScene.willConnectNotification, UIScene.didDisconnectNotification] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          let scene = $0.object as? UIWindowScene
          print("posted \($0.name.rawValue) \(scene?.session.persistentIdentifier ?? "-")")
        })
    }
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    switch options.userActivities.first?.activityType {
    case "counting": configuration.delegateClass = CountingScene.self
    case "plain": configuration.delegateClass = PlainScene.self
    case "bare": configuration.delegateClass = BareScene.self
    case "late": configuration.delegateClass = LateScene.self
    default: break
    }
    return configuration
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    print(application.connectedScenes.map(\.session.persistentIdentifier))
    print(application.openSessions.map(\.persistentIdentifier))
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    let names = sceneSessions.map(\.persistentIdentifier).sorted()
    print("discarded \(names), left \(application.openSessions.count)")
  }
}
