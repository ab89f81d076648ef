import UIKit

/// A game that is won by patience. It follows the app's life from its making until `end()`.
@MainActor
final class Game {

    private let screen: GameViewController
    private var observers: [NSObjectProtocol] = []
    private var timer: Timer?

    private var score = 0
    private var breaks = 0
    /// What the player has done in each second.
    private var replay: [Int] = []

    init(screen: GameViewController) {
        self.screen = screen
        observe(UIApplication.didBecomeActiveNotification) { $0.play() }
        observe(UIApplication.willResignActiveNotification) { $0.pause() }
        observe(UIApplication.didEnterBackgroundNotification) { $0.save() }
        observe(UIApplication.willEnterForegroundNotification) { $0.addBreak() }
        observe(UIApplication.didReceiveMemoryWarningNotification) { $0.forgetReplay() }
        show()
        // Of an app that is active already nobody tells a new game.
        if UIApplication.shared.applicationState == .active { play() }
    }

    /// Leaves nothing behind that would do another game's work.
    func end() {
        pause()
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
    }

    private func observe(_ name: Notification.Name, _ action: @escaping @MainActor (Game) -> Void) {
        // The centre keeps the block, so the block must not keep the game.
        let observer = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                if let self { action(self) }
            }
        }
        observers.append(observer)
    }

    private func play() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.tick()
            }
        }
    }

    private func pause() {
        timer?.invalidate()
        timer = nil
    }

    private func tick() {
        score += 1
        replay.append(score)
        show()
    }

    private func save() {
        UserDefaults.standard.set(score, forKey: "score")
    }

    private func addBreak() {
        breaks += 1
        show()
    }

    private func forgetReplay() {
        replay = []
        show()
    }

    private func show() {
        screen.show(score: score, breaks: breaks, replay: replay.count)
    }
}
