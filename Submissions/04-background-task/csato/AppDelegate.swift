import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    lazy var operations: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }()
    var task = UIBackgroundTaskIdentifier.invalid

    var recorded: Int {
        get { UserDefaults.standard.integer(forKey: "film.recorded") }
        set { UserDefaults.standard.set(newValue, forKey: "film.recorded") }
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        let first = recorded + 1
        recorded += parts
        if operations.operationCount > 0 {
            add(first...recorded)
        }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        enqueueMissingParts()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        enqueueMissingParts()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        operations.cancelAllOperations()
        operations.waitUntilAllOperationsAreFinished()
        for part in (Film.savedParts + 1)..<(Film.savedParts + 4) where part <= recorded {
            Film.save(part: part)
        }
    }

    /// One operation for each part that is missing, unless they are in the queue already.
    func enqueueMissingParts() {
        operations.waitForCancelledOnes()
        guard operations.operationCount == 0, Film.savedParts < recorded else { return }
        beginTask()
        add(Film.savedParts + 1...recorded)
    }

    func add(_ parts: ClosedRange<Int>) {
        for part in parts {
            operations.addOperation {
                Film.save(part: part)
                OperationQueue.main.addOperation { self.saved(part) }
            }
        }
    }

    func saved(_ part: Int) {
        if part == recorded {
            endTask()
        }
    }

    func beginTask() {
        guard task == .invalid else { return }
        task = UIApplication.shared.beginBackgroundTask {
            print("out of time after part \(Film.savedParts)")
            self.operations.cancelAllOperations()
            self.endTask()
        }
    }

    func endTask() {
        if task != .invalid {
            UIApplication.shared.endBackgroundTask(task)
            task = .invalid
        }
    }
}

extension OperationQueue {
    /// The one that is in the middle of its part when it is cancelled.
    func waitForCancelledOnes() {
        for operation in operations where operation.isCancelled {
            operation.waitUntilFinished()
        }
    }
}
