import UIKit

class Game: NSObject {

    var score = 0
    var breaks = 0
    var replay: [Int] = []
    var timer: Timer?

    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(start), name: UIApplication.didBecomeActiveNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(stop), name: UIApplication.willResignActiveNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(save), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc func start() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc func stop() {
        timer?.invalidate()
    }

    @objc func save() {
        UserDefaults.standard.set(score, forKey: "score")
    }

    @objc func tick() {
        score += 1
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}
