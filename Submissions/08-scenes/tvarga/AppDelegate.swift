import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var secondsWorked = 0
    var timer: Timer?
    var scenes: [SceneDelegate] = []

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func sceneAppeared(_ scene: SceneDelegate) {
        scenes.append(scene)
        scene.noteVC.clockLabel.text = "\(secondsWorked)"
        if scenes.count == 1 {
            timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true, block: { _ in
                MainActor.assumeIsolated {
                    self.secondsWorked += 1
                    for scene in self.scenes {
                        scene.noteVC.clockLabel.text = "\(self.secondsWorked)"
                    }
                }
            })
        }
    }

    func sceneDisappeared(_ scene: SceneDelegate) {
        scenes = scenes.filter { $0 !== scene }
        if scenes.count == 0 {
            timer?.invalidate()
            timer = nil
        }
    }
}
