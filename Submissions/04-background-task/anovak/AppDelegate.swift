//
//  AppDelegate.swift
//  BackgroundTask
//
//  Created by Anna Novak
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    let defaults = UserDefaults.standard
    let saveQueue = DispatchQueue(label: "save", qos: .utility)
    var backgroundTask: UIBackgroundTaskIdentifier = .invalid
    // only touched on saveQueue, but for setting it to true
    nonisolated(unsafe) var shouldStop = false

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        defaults.set(defaults.integer(forKey: "recordedParts") + parts, forKey: "recordedParts")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        saveTheRest()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        saveTheRest()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        shouldStop = true
        let start = Date()
        while Film.savedParts < defaults.integer(forKey: "recordedParts"), Date().timeIntervalSince(start) < 3 {
            saveQueue.sync {
                if Film.savedParts < defaults.integer(forKey: "recordedParts") {
                    Film.save(part: Film.savedParts + 1)
                }
            }
        }
    }

    func saveTheRest() {
        if Film.savedParts >= defaults.integer(forKey: "recordedParts") {
            return
        }
        beginTask()
        saveQueue.async {
            self.shouldStop = false
            while !self.shouldStop && Film.savedParts < UserDefaults.standard.integer(forKey: "recordedParts") {
                Film.save(part: Film.savedParts + 1)
            }
            if Film.savedParts == UserDefaults.standard.integer(forKey: "recordedParts") {
                DispatchQueue.main.async { self.endTask() }
            }
        }
    }

    func beginTask() {
        guard backgroundTask == .invalid else { return }
        backgroundTask = UIApplication.shared.beginBackgroundTask(withName: "save film") { [weak self] in
            self?.shouldStop = true
            self?.endTask()
        }
    }

    func endTask() {
        guard backgroundTask != .invalid else { return }
        UIApplication.shared.endBackgroundTask(backgroundTask)
        backgroundTask = .invalid
    }
}
