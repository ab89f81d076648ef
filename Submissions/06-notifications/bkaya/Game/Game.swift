import UIKit

@MainActor
final class Game {

    private struct State {
        var score = 0
        var breaks = 0
        var replay: [Date] = []
    }

    private let screen: GameViewController
    private var state = State() {
        didSet { draw() }
    }
    private var clock: Timer?
    private var listeners: [Task<Void, Never>] = []

    init(screen: GameViewController) {
        self.screen = screen
    }

    func begin() {
        listeners = AppEvent.allCases.map { event in
            // The sequence is made here and not in the task, so that nothing is missed.
            let notifications = NotificationCenter.default.notifications(named: event.name)
            return Task { [weak self] in
                for await _ in notifications {
                    self?.handle(event)
                }
            }
        }
        if UIApplication.shared.applicationState == .active {
            handle(.active)
        }
        draw()
    }

    func end() {
        handle(.inactive)
        listeners.forEach { $0.cancel() }
        listeners = []
    }

    private func handle(_ event: AppEvent) {
        switch event {
        case .active:
            clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                Task { @MainActor [weak self] in self?.tick() }
            }
        case .inactive:
            clock?.invalidate()
            clock = nil
        case .background:
            UserDefaults.standard.set(Double(state.score), forKey: "score")
        case .foreground:
            state.breaks += 1
        case .memoryWarning:
            state.replay = []
        }
    }

    private func tick() {
        guard clock != nil else { return }
        var next = state
        next.score += 1
        next.replay.append(Date())
        state = next
    }

    private func draw() {
        screen.show(score: state.score, breaks: state.breaks, replay: state.replay.count)
    }
}
