import UIKit

/// One game. A new game is a new view controller.
class GameViewController: UIViewController {

    let scoreLabel = UILabel()
    let breaksLabel = UILabel()
    let replayLabel = UILabel()

    var score = 0 { didSet { scoreLabel.text = "Score: \(score)" } }
    var breaks = 0 { didSet { breaksLabel.text = "Breaks: \(breaks)" } }
    var replay = [TimeInterval]() { didSet { replayLabel.text = "Replay: \(replay.count)" } }

    var timer: Timer?
    var observers = [NSObjectProtocol]()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var y: CGFloat = 80
        for label in [scoreLabel, breaksLabel, replayLabel] {
            label.frame = CGRect(x: 20, y: y, width: 300, height: 40)
            view.addSubview(label)
            y += 50
        }
        score = 0
        breaks = 0
        replay = []
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observe(UIApplication.didBecomeActiveNotification) { $0.startTimer() }
        observe(UIApplication.willResignActiveNotification) { $0.stopTimer() }
        observe(UIApplication.didEnterBackgroundNotification) { UserDefaults.standard.set($0.score, forKey: "score") }
        observe(UIApplication.willEnterForegroundNotification) { $0.breaks += 1 }
        observe(UIApplication.didReceiveMemoryWarningNotification) { $0.replay.removeAll(keepingCapacity: false) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // A new game in an app that is active already. At launch the notification did it.
        if UIApplication.shared.applicationState == .active && timer == nil {
            startTimer()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopTimer()
        for observer in observers {
            NotificationCenter.default.removeObserver(observer)
        }
        observers.removeAll()
    }

    func observe(_ name: Notification.Name, then action: @escaping (GameViewController) -> Void) {
        observers.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: OperationQueue.main) { [unowned self] _ in
            action(self)
        })
    }

    func startTimer() {
        timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                guard let self = self else { return timer.invalidate() }
                self.score += 1
                self.replay.append(Date().timeIntervalSinceReferenceDate)
            }
        }
        RunLoop.main.add(timer!, forMode: .common)
    }

    func stopTimer() {
        timer?.invalidate()
        timer = nil
    }
}
